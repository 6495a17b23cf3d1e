import { type PatentRecord, readPatentNumbers } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import { CallError } from '../http/call-error.ts'

/** The record with this docId or publication number, in any writing (`cn 103399241 b`). Throws PATENT_NOT_FOUND. */
export async function openPatent(engine: SearchEngine<PatentRecord>, number: string): Promise<StoredRecord<PatentRecord>> {
  const found = await findPatent(engine, number)
  if (found === null) throw new CallError('PATENT_NOT_FOUND', { number })
  return found
}

/** As `openPatent`, null where there is none. */
export async function findPatent(engine: SearchEngine<PatentRecord>, number: string): Promise<StoredRecord<PatentRecord> | null> {
  const readings = readPatentNumbers(number, 'publication').map((reading) => reading.number)
  const [found] = await engine.get([number, ...readings])
  return found ?? null
}
