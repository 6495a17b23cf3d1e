import type { PatentRecord } from '@gezhi/records'
import { dayOf } from './calendar.ts'
import type { FamilyPlan, PublicationPlan } from './plan/family-plan.ts'
import type { InventionPlan } from './plan/invention-plan.ts'
import { OFFICES } from './plan/offices.ts'
import { Random, seedOf } from './random.ts'

type Classes = Pick<PatentRecord, 'ipc' | 'cpc' | 'uspc' | 'locarno'>

/** The USPTO classified patents by its own scheme until the end of 2014. */
const END_OF_USPC = dayOf(2015, 1, 1)

/** Class symbols: the subject's own first, others of its field after it. Designs have a Locarno class instead. */
export function writeClasses(
  { form, ownSeed }: FamilyPlan,
  { subject, technology }: InventionPlan,
  { application, day }: PublicationPlan,
): Classes {
  if (form === 'design') return { locarno: [technology.locarno] }
  const random = new Random(seedOf(ownSeed, 10))
  const withCpc = OFFICES[application.office].lang === 'en'
  return {
    ipc: [...new Set([subject.ipc, ...random.sample(technology.ipc, random.int(4))])],
    ...(withCpc && { cpc: [...new Set([subject.ipc, ...random.sample(technology.cpc, random.between(1, 4))])] }),
    ...(application.office === 'US' && day < END_OF_USPC && { uspc: [technology.uspc] }),
  }
}
