/** A point of the timeline: an event of the source, or a date of the procedure that none of them names. */
export interface TimelineEvent {
  readonly date: string
  readonly type: string
  readonly text: string
  /** Code of the office that the text does not contain. */
  readonly code: string | null
}

interface Dated {
  readonly application_date: string | null
  readonly publication_date: string | null
  readonly registration_date: string | null
  readonly expiry_date: string | null
  readonly events: readonly { readonly date: string; readonly code: string | null; readonly text: string; readonly type: string }[]
  readonly oppositions: readonly { readonly date: string | null; readonly number: string | null }[]
}

/** Events and dates of a trademark, newest first, its expiry included. Pure. */
export function timelineEvents(mark: Dated): TimelineEvent[] {
  const named = mark.events.map(({ date, code, text, type }) => ({
    date,
    type,
    text,
    code: code === null || text.includes(code) ? null : code,
  }))
  const has = (type: string, date: string | null) => date === null || named.some((event) => event.type === type && event.date === date)
  const dates = [
    ['application', mark.application_date],
    ['publication', mark.publication_date],
    ['registration', mark.registration_date],
    ['expiry', mark.expiry_date],
  ] as const
  const added = dates.flatMap(([type, date]) => (has(type, date) ? [] : [{ date: date!, type, text: '', code: null }]))
  const opposed = mark.oppositions.flatMap(({ date, number }) =>
    date === null ? [] : [{ date, type: 'opposition', text: number ?? '', code: null }],
  )
  return [...named, ...added, ...opposed].toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
}
