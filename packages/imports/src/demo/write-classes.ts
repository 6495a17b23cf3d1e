import type { PatentRecord } from '@gezhi/records'
import type { FamilyPlan } from './plan/family-plan.ts'
import type { InventionPlan } from './plan/invention-plan.ts'
import { Random, seedOf } from './random.ts'

type Classes = Pick<PatentRecord, 'ipc' | 'cpc' | 'locarno'>

/** Class symbols: the subject's own first, others of its field after it. Designs have a Locarno class instead. */
export function writeClasses({ form, ownSeed }: FamilyPlan, { subject, technology }: InventionPlan, withCpc: boolean): Classes {
  if (form === 'design') return { locarno: [technology.locarno] }
  const random = new Random(seedOf(ownSeed, 10))
  const ipc = [...new Set([subject.ipc, ...random.sample(technology.ipc, random.int(4))])]
  return { ipc, ...(withCpc && { cpc: [...new Set([subject.ipc, ...random.sample(technology.cpc, random.between(1, 4))])] }) }
}
