import { type PatentRecord, readPatentNumbers } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import { CallError } from '../http/call-error.ts'
import { findRecord } from '../kinds/find-record.ts'

/** Publications of one number with different kind codes, at most. */
const MAX_KINDS = 10

type Found = StoredRecord<PatentRecord>

/**
 * The record with this docId or publication number, in any notation (`cn 103399241 b`); for a number without kind code its latest
 * publication, which is the grant if there is one. Throws PATENT_NOT_FOUND.
 */
export async function openPatent(engine: SearchEngine<PatentRecord>, number: string): Promise<Found> {
  const found = await findPatent(engine, number)
  if (found === null) throw new CallError('PATENT_NOT_FOUND', { number })
  return found
}

/** The same; null if there is none. */
export async function findPatent(engine: SearchEngine<PatentRecord>, number: string): Promise<Found | null> {
  const found = await findRecord(engine, number)
  const values = found === null ? numbersWithoutKind(number) : []
  if (values.length === 0) return found
  const lists = await engine.relatedEach({ field: 'publication', values, limit: MAX_KINDS })
  return latestPublication(lists.find((list) => list.length > 0) ?? [])
}

/** The latest publication of an application by its number, in any notation (`PCT/US2016/048273`); null if there is none. */
export async function patentOfApplication(engine: SearchEngine<PatentRecord>, number: string): Promise<Found | null> {
  const values = readPatentNumbers(number, 'application').map(({ base }) => base)
  if (values.length === 0) return null
  const lists = await engine.relatedEach({ field: 'application', values, limit: MAX_KINDS })
  return latestPublication(lists.find((list) => list.length > 0) ?? [])
}

/** The publication numbers that a text without kind code may be. */
export function numbersWithoutKind(text: string): string[] {
  return readPatentNumbers(text, 'publication').flatMap(({ number, kind }) => (kind === undefined ? [number] : []))
}

/** The publication published last; null of none. */
export function latestPublication(publications: readonly Found[]): Found | null {
  const rank = ({ docId, record }: Found) => `${record.publicationDate ?? ''} ${docId}`
  return publications.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0] ?? null
}
