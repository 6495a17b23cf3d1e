import { RELATION_KEYS, type PatentRecord } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '../search-engine.ts'

/** The publications of a record's application, the record itself among them, at most `limit` for each number that names it. Short records. */
export async function sameApplication(
  engine: Pick<SearchEngine, 'relatedEach'>,
  record: PatentRecord,
  limit: number,
): Promise<StoredRecord[]> {
  const found = await engine.relatedEach({ field: 'application', values: RELATION_KEYS.application(record), limit, short: true })
  return [...new Map(found.flat().map((stored) => [stored.docId, stored])).values()]
}
