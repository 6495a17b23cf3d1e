import { LEGAL_DETAIL_LABELS, type LegalEvent, type LegalState } from '@gezhi/records'
import { CORPUS_DAY, dateOf } from '../calendar.ts'
import type { ApplicationPlan } from '../plan/family-plan.ts'
import type { PatentForm } from '../plan/offices.ts'
import { LEGAL_EVENTS, DETAIL_AFTER, eventCategory, type LegalMoment } from './legal-event-table.ts'

/** An international application leaves the international phase after thirty months. */
const INTERNATIONAL_PHASE = 913

interface Moment {
  readonly moment: LegalMoment
  readonly day: number
}

/** All events of an application up to the corpus date, oldest first, and the resulting state; none if there are no events yet. */
export function legalHistory(application: ApplicationPlan, form: PatentForm): { events: LegalEvent[]; state: LegalState | null } {
  const { office } = application
  let state: LegalState | null = null
  const events = moments(application, form).map(({ moment, day }): LegalEvent => {
    const [code, text] = LEGAL_EVENTS[office][moment]
    const category = eventCategory(office, moment)
    const event = { date: dateOf(day), code, office, text, ...(category !== undefined && { category }) }
    const detail = office === 'WO' && moment === 'lapsed' ? 'ceased' : DETAIL_AFTER[moment]
    if (detail !== null) state = { status: LEGAL_DETAIL_LABELS[detail].status, detail, decidedBy: { by: 'event', event } }
    return event
  })
  return { events, state }
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
