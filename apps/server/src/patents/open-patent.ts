import type { SearchEngine, StoredRecord } from '@gezhi/search'
import { CallError } from '../plugins/call-error.ts'

/** The record with this publication number, in any writing the engine normalises, or docId. Throws PATENT_NOT_FOUND. */
export async function openPatent(engine: SearchEngine, number: string): Promise<StoredRecord> {
  const [found] = await engine.get([number])
  if (!found) throw new CallError('PATENT_NOT_FOUND', { number })
  return found
}
