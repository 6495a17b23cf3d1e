import { CORPUS_DAY, dayOf, FIRST_DAY, yearOf } from '../calendar.ts'
import { Random, seedOf } from '../random.ts'
import { TECHNOLOGIES } from '../technologies/index.ts'
import { technologyOfBlock } from '../technologies/rounds.ts'
import type { ApplicantKey, FamilyPlan, PublicationPlan } from './family-plan.ts'
import { applicationNumber, type NumberIds } from './office-numbers.ts'
import type { Office, PatentForm } from './offices.ts'
import { pickApplicant, pickCountry } from './pick-applicant.ts'
import { planApplication } from './plan-application.ts'

/** Publications of one block. A block contains whole families of one technology and depends only on the seed and its number. */
export const BLOCK_SIZE = 20
/** Families of one form in a block; prevents number collisions between blocks. */
const FAMILIES_OF_A_FORM = 10
/** Inventions of a block that may go abroad. */
const INTERNATIONAL = 2

const FORMS: readonly (readonly [PatentForm, number])[] = [
  ['invention', 62],
  ['utility', 27],
  ['design', 11],
]

/** Where an international family goes besides its first office. */
const DESTINATIONS: readonly (readonly [Office, number])[] = [
  ['WO', 0.75],
  ['CN', 0.8],
  ['US', 0.75],
  ['EP', 0.55],
  ['JP', 0.4],
  ['KR', 0.3],
  ['DE', 0.14],
  ['TW', 0.9],
]

/** Plans the families of a block, which together have exactly `BLOCK_SIZE` publications; the last may be cut short. */
export function planBlock(seed: number, block: number): FamilyPlan[] {
  const random = new Random(seedOf(seed, block, 1))
  const ordinals: Record<PatentForm, number> = { invention: 0, utility: 0, design: 0 }
  const families: FamilyPlan[] = []
  let room = BLOCK_SIZE
  while (room > 0) {
    const form = random.weighted(FORMS.filter(([name]) => ordinals[name] < FAMILIES_OF_A_FORM))
    const last = families.at(-1)
    const earlier = last && mayBeImproved(last, form) && random.chance(0.18) ? last : null
    const plan = planFamily(random, { seed, block, form, ordinal: ordinals[form]++, number: families.length, earlier })
    const shortened = { ...plan, publications: plan.publications.slice(0, room) }
    families.push(shortened)
    room -= shortened.publications.length
  }
  return families
}

/** Time enough for an improvement to be filed and published. */
const IMPROVABLE_UNTIL = CORPUS_DAY - 1500

/** Improvements are filed with the same office, so it must be one that has numbers for every family. */
function mayBeImproved(last: FamilyPlan, form: PatentForm): boolean {
  const everyFamily = last.priorityOffice !== 'JP' && last.priorityOffice !== 'DE' && last.priorityOffice !== 'TW'
  return (
    form === 'invention' &&
    last.form === 'invention' &&
    everyFamily &&
    last.applicant.country !== 'TW' &&
    last.priorityDay < IMPROVABLE_UNTIL
  )
}

interface FamilyPlace {
  readonly seed: number
  readonly block: number
  readonly form: PatentForm
  /** Which of its form in the block. */
  readonly ordinal: number
  /** Which family of the block. */
  readonly number: number
  readonly earlier: FamilyPlan | null
}

function planFamily(random: Random, place: FamilyPlace): FamilyPlan {
  const { seed, block, form, number, earlier } = place
  const ids = numberIds(place)
  const technology = TECHNOLOGIES[technologyOfBlock(seed, block)] as (typeof TECHNOLOGIES)[number]
  const pool = technologyOfBlock(seed, block) + 1
  const applicant = earlier?.applicant ?? pickApplicant(random, technology, pool, pickCountry(random, ids.international !== null, form))
  const partner = random.chance(0.08) ? pickApplicant(random, technology, pool, applicant.country) : null
  const first = firstOffice(applicant, ids)
  const abroad = form === 'invention' && ids.international !== null && random.chance(0.6)
  let publications: PublicationPlan[] = []
  let priorityDay = 0
  // A priority near the corpus date may lead to no publication: retry, and finally use a day that is old enough.
  for (let attempt = 0; publications.length === 0; attempt++) {
    priorityDay = earlier || attempt < 6 ? pickPriorityDay(random, earlier) : dayOf(2012, 1, 10) + random.int(2000)
    publications = planPublications(random, { form, ids, first, abroad, priorityDay })
  }
  const id = `${block}-${number}`
  const priorityNumber = applicationNumber(first, form, ids, yearOf(priorityDay), first)
  return {
    contentSeed: earlier?.contentSeed ?? seedOf(seed, block, 2, number),
    ownSeed: seedOf(seed, block, 4, number),
    technology,
    form,
    applicant,
    partner,
    priorityDay,
    priorityNumber,
    priorityOffice: first,
    simpleId: `DEMO-S${id}`,
    extendedId: earlier?.extendedId ?? `DEMO-X${id}`,
    earlier,
    publications,
  }
}

function numberIds({ block, form, ordinal }: FamilyPlace): NumberIds {
  const international = form === 'invention' && ordinal < INTERNATIONAL
  return {
    family: block * FAMILIES_OF_A_FORM + ordinal,
    international: international ? block * INTERNATIONAL + ordinal : null,
    taiwan: international && ordinal === 0 && block % 5 === 0 ? block / 5 : null,
  }
}

/** The number of applications grows with the square of time; an improvement follows its earlier invention within the priority year. */
function pickPriorityDay(random: Random, earlier: FamilyPlan | null): number {
  if (earlier) return earlier.priorityDay + random.between(30, 360)
  const latest = Math.max(random.next(), random.next(), random.next())
  return FIRST_DAY + Math.floor(latest * (CORPUS_DAY - FIRST_DAY))
}

const FIRST_OFFICE: Partial<Record<string, Office>> = { CN: 'CN', US: 'US', JP: 'JP', KR: 'KR', DE: 'DE', TW: 'TW' }

function firstOffice(applicant: ApplicantKey, ids: NumberIds): Office {
  const office = FIRST_OFFICE[applicant.country] ?? 'EP'
  return office === 'TW' && ids.taiwan === null ? 'CN' : office
}

function planPublications(
  random: Random,
  { form, ids, first, abroad, priorityDay }: { form: PatentForm; ids: NumberIds; first: Office; abroad: boolean; priorityDay: number },
): PublicationPlan[] {
  const filing = { form, ids, priorityDay, receiving: first }
  const publications = planApplication(random, { ...filing, office: first, filingDay: priorityDay })
  if (abroad) {
    const filingDay = priorityDay + random.between(330, 364)
    for (const [office, likelihood] of DESTINATIONS) {
      if (office === first || (office === 'TW' && ids.taiwan === null) || !random.chance(likelihood)) continue
      publications.push(...planApplication(random, { ...filing, office, filingDay }))
    }
  }
  return publications.sort((a, b) => a.day - b.day || (a.number < b.number ? -1 : 1))
}
