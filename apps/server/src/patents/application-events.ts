import { type LegalEvent, type PatentRecord, RELATION_KEYS } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'

/** Publications of one application, at most. */
const MAX_PUBLICATIONS = 50

/**
 * The events of publications of one application, oldest first, each once: offices deliver them with one publication, but they concern all,
 * so that a grant shows those delivered with its application.
 */
export function applicationEvents(publications: readonly PatentRecord[]): LegalEvent[] {
  const all = publications.flatMap(({ legalEvents = [] }) => legalEvents)
  const distinct = new Map(all.map((event) => [[event.date, event.office, event.code, event.text].join('\n'), event]))
  return [...distinct.values()].toSorted((a, b) => a.date.localeCompare(b.date))
}

/** Records with the events of their applications, as their pages list them; with one request for all. */
export async function withApplicationEvents(
  engine: Pick<SearchEngine<PatentRecord>, 'relatedEach'>,
  stored: readonly StoredRecord<PatentRecord>[],
): Promise<readonly StoredRecord<PatentRecord>[]> {
  const publications = await publicationsOfEach(
    engine,
    stored.map(({ record }) => record),
  )
  return stored.map((one, index) => {
    const legalEvents = applicationEvents([one.record, ...publications[index]!])
    return legalEvents.length === 0 ? one : { ...one, record: { ...one.record, legalEvents } }
  })
}

/** For each record the publications of its application, its own included. */
export async function publicationsOfEach(
  engine: Pick<SearchEngine<PatentRecord>, 'relatedEach'>,
  records: readonly PatentRecord[],
): Promise<readonly (readonly PatentRecord[])[]> {
  const keys = records.map((record) => RELATION_KEYS.application(record))
  const values = [...new Set(keys.flat())]
  if (values.length === 0) return records.map(() => [])
  const lists = await engine.relatedEach({ field: 'application', values, limit: MAX_PUBLICATIONS, short: true })
  const found = new Map(values.map((value, index) => [value, lists[index] ?? []]))
  return keys.map((own) => own.flatMap((key) => (found.get(key) ?? []).map(({ record }) => record)))
}
