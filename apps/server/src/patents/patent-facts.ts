import { type PatentRecord, RELATION_KEYS } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import type { FactItem, RecordFact, RecordFacts } from '../kinds/referred-records.ts'
import { familiesOf } from './families-of.ts'

/** Publications of one application, at most. */
const MAX_PUBLICATIONS = 50

/** What followers of patents are informed about: status, legal events, publications of the application, family, citing patents, owners. */
export async function patentFacts(
  engine: Pick<SearchEngine<PatentRecord>, 'relatedEach' | 'relatedCounts'>,
  stored: readonly StoredRecord<PatentRecord>[],
): Promise<readonly RecordFacts[]> {
  const records = stored.map(({ record }) => record)
  const [families, publications, citing] = await Promise.all([
    familiesOf(engine, records),
    publicationsOfEach(engine, records),
    citedByOfEach(engine, records),
  ])
  return records.map((record, index) => {
    const own = publications[index] ?? new Set<string>()
    const family = [...(families[index] ?? [])].filter((number) => !own.has(number))
    return {
      legal_status: { kind: 'value', value: record.legalStatus ?? null },
      legal_status_detail: { kind: 'value', value: record.legalState?.detail ?? null },
      legal_events: { kind: 'list', items: (record.legalEvents ?? []).map(eventItem) },
      publications: listOf(own),
      family: listOf(family),
      cited_by: { kind: 'count', count: citing[index] ?? 0 },
      applicants: listOf((record.applicants ?? []).map(({ name }) => name)),
      assignees: listOf((record.assignees ?? []).map(({ name }) => name)),
    }
  })
}

function eventItem({ date, code, office, text }: NonNullable<PatentRecord['legalEvents']>[number]): FactItem {
  const day = date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  return { id: [date, office, code].join(' '), label: [day, text === '' ? code : text].join(' ') }
}

function listOf(names: Iterable<string>): RecordFact {
  return { kind: 'list', items: [...new Set(names)].toSorted().map((name) => ({ id: name, label: name })) }
}

/** For each record the numbers of the publications of its application, its own included. */
async function publicationsOfEach(
  engine: Pick<SearchEngine<PatentRecord>, 'relatedEach'>,
  records: readonly PatentRecord[],
): Promise<readonly ReadonlySet<string>[]> {
  const keys = records.map((record) => RELATION_KEYS.application(record))
  const values = [...new Set(keys.flat())]
  if (values.length === 0) return records.map(() => new Set())
  const lists = await engine.relatedEach({ field: 'application', values, limit: MAX_PUBLICATIONS, short: true })
  const found = new Map(values.map((value, index) => [value, lists[index] ?? []]))
  return keys.map((own) => new Set(own.flatMap((key) => (found.get(key) ?? []).flatMap(({ record }) => record.publicationNumber ?? []))))
}

/** For each record the number of patents that cite it. */
async function citedByOfEach(
  engine: Pick<SearchEngine<PatentRecord>, 'relatedCounts'>,
  records: readonly PatentRecord[],
): Promise<readonly number[]> {
  const numbers = [...new Set(records.flatMap(({ publicationNumber }) => publicationNumber ?? []))]
  const counts = numbers.length === 0 ? [] : await engine.relatedCounts('cites', numbers)
  const byNumber = new Map(numbers.map((number, index) => [number, counts[index] ?? 0]))
  return records.map(({ publicationNumber = '' }) => byNumber.get(publicationNumber) ?? 0)
}
