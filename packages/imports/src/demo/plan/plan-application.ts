import { CORPUS_DAY, nextWeekday, yearOf } from '../calendar.ts'
import type { Random } from '../random.ts'
import type { ApplicationPlan, PublicationPlan } from './family-plan.ts'
import { applicationNumber, publicationSerial, type NumberIds } from './office-numbers.ts'
import { kindCode, OFFICES, type Office, type PatentForm } from './offices.ts'

const MONTHS_18 = 548

export interface Filing {
  readonly office: Office
  readonly form: PatentForm
  readonly ids: NumberIds
  readonly filingDay: number
  readonly priorityDay: number
  readonly receiving: string
}

/** Plans one application and its publications up to the corpus date; none if nothing was published by then. */
export function planApplication(random: Random, filing: Filing): PublicationPlan[] {
  const { office, form, filingDay } = filing
  const rules = OFFICES[office]
  const examined = form === 'invention'
  const length = examined ? random.between(...rules.examination) : random.between(120, 330)
  const granted = examined ? random.chance(rules.grants) : true
  const withdrawn = random.chance(0.55)
  const publishes = examined && filingDay >= rules.publishesSince
  const firstDay = nextWeekday(publishes ? firstPublication(random, filing) : filingDay + length, rules.weekday)
  const decision = Math.max(nextWeekday(filingDay + length, rules.weekday), publishes ? firstDay + 91 : 0)
  const decided = rules.grants > 0 && decision <= CORPUS_DAY
  if ((publishes ? firstDay : decision) > CORPUS_DAY || (!publishes && !granted)) return []
  const application: ApplicationPlan = {
    office,
    number: applicationNumber(office, form, filing.ids, yearOf(filingDay), filing.receiving),
    filingDay,
    outcome: decided ? (granted ? 'granted' : withdrawn ? 'withdrawn' : 'refused') : 'pending',
    decisionDay: decided ? decision : null,
    ...(decided && granted ? planAfterGrant(random, filing, decision) : { lapseDay: null, expiryDay: null, transferDay: null }),
    publicationDay: publishes ? firstDay : decision,
  }
  const publications: PublicationPlan[] = []
  if (publishes) publications.push(publication(filing, application, 'application', firstDay, true))
  if (decided && granted) publications.push(publication(filing, application, 'grant', decision, publishes))
  return publications
}

/** Most wait eighteen months from the priority; some request early publication. */
function firstPublication(random: Random, { office, filingDay, priorityDay }: Filing): number {
  const early = office === 'CN' && random.chance(0.45)
  return early ? filingDay + random.between(90, 240) : Math.max(priorityDay + MONTHS_18, filingDay + 100)
}

function planAfterGrant(random: Random, { office, form, filingDay }: Filing, grantDay: number) {
  const expiry = filingDay + Math.floor(OFFICES[office].term[form] * 365.25)
  const yearsPaid = random.int(random.chance(0.4) ? 8 : 40)
  const lapse = Math.max(grantDay + 200, grantDay + Math.floor(yearsPaid * 365.25) + 30)
  const transfer = random.chance(0.07) ? grantDay + random.between(60, 1500) : null
  const end = Math.min(lapse, expiry)
  return {
    lapseDay: lapse < expiry && lapse <= CORPUS_DAY ? lapse : null,
    expiryDay: expiry <= lapse && expiry <= CORPUS_DAY ? expiry : null,
    transferDay: transfer !== null && transfer < end && transfer <= CORPUS_DAY ? transfer : null,
  }
}

function publication(
  { office, form, ids, filingDay }: Filing,
  application: ApplicationPlan,
  stage: PublicationPlan['stage'],
  day: number,
  publishedBefore: boolean,
): PublicationPlan {
  const kind = kindCode(office, form, stage, day, publishedBefore)
  return { application, stage, kind, day, number: publicationSerial(office, form, stage, ids, yearOf(filingDay), yearOf(day)) + kind }
}
