import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import type { FactItem, RecordFact, RecordFacts } from '../kinds/referred-records.ts'
import { applicationEvents, publicationsOfEach } from './application-events.ts'
import { familiesOf } from './families-of.ts'

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
    const published = publications[index] ?? []
    const own = new Set(published.flatMap(({ publicationNumber }) => publicationNumber ?? []))
    const family = [...(families[index] ?? [])].filter((number) => !own.has(number))
    return {
      legal_status: { kind: 'value', value: record.legalStatus ?? null },
      legal_status_detail: { kind: 'value', value: record.legalState?.detail ?? null },
      legal_events: { kind: 'list', items: applicationEvents([record, ...published]).map(eventItem) },
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
  return { id: [date, office, code].join(' '), label: [day, text === '' ? code : text].join(' '), date }
}

function listOf(names: Iterable<string>): RecordFact {
  return { kind: 'list', items: [...new Set(names)].toSorted().map((name) => ({ id: name, label: name })) }
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
