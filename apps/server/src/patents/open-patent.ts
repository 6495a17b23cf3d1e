import type { SearchEngine, StoredRecord } from '@gezhi/search'
import type { PatentRecord } from '@gezhi/records'
import { CallError } from '../http/call-error.ts'
import { findRecord } from '../kinds/find-record.ts'

/** The record with this docId or publication number, in any notation (`cn 103399241 b`). Throws PATENT_NOT_FOUND. */
export async function openPatent(engine: SearchEngine<PatentRecord>, number: string): Promise<StoredRecord<PatentRecord>> {
  const found = await findRecord(engine, number)
  if (found === null) throw new CallError('PATENT_NOT_FOUND', { number })
  return found
}
