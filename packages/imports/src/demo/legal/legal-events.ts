import type { LegalEvent, LegalStatus } from '@gezhi/records'
import { CORPUS_DAY, dateOf } from '../calendar.ts'
import type { ApplicationPlan } from '../plan/family-plan.ts'
import type { PatentForm } from '../plan/offices.ts'
import { LEGAL_EVENTS, STATUS_AFTER, type LegalMoment } from './legal-event-table.ts'

/** An international application leaves the international phase after thirty months. */
const INTERNATIONAL_PHASE = 913

interface Moment {
  readonly moment: LegalMoment
  readonly day: number
}

/** Everything that happened to an application up to the corpus date, oldest first, and the status that follows from it. */
export function legalHistory(application: ApplicationPlan, form: PatentForm): { events: LegalEvent[]; status: LegalStatus } {
  const { office } = application
  let status: LegalStatus = 'pending'
  const events = moments(application, form).map(({ moment, day }): LegalEvent => {
    status = STATUS_AFTER[moment] ?? status
    const [code, text] = LEGAL_EVENTS[office][moment]
    return { date: dateOf(day), code, office, text }
  })
  return { events, status }
}

function moments(application: ApplicationPlan, form: PatentForm): Moment[] {
  const { office, outcome, decisionDay, lapseDay, expiryDay, transferDay, publicationDay } = application
  const list: Moment[] = []
  const add = (moment: LegalMoment, day: number | null) => {
    if (day !== null && day <= CORPUS_DAY) list.push({ moment, day })
  }
  const publishedFirst = publicationDay !== decisionDay
  if (publishedFirst) add('published', publicationDay)
  if (publishedFirst && form === 'invention' && office !== 'WO') add('examination', publicationDay + 20)
  if (office === 'WO') add('lapsed', application.filingDay + INTERNATIONAL_PHASE)
  if (outcome !== 'pending') add(outcome, decisionDay)
  add('transferred', transferDay)
  add('lapsed', lapseDay)
  add('expired', expiryDay)
  return list
}
