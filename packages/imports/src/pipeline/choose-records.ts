import type { PatentRecord } from '@gezhi/records'
import { recordIdentity, type SearchEngine } from '@gezhi/search'

/** How much the formats say, 0 for one that is not known. */
export interface FormatRanks {
  of(format: string): number
  readonly highest: number
}

/**
 * Which records of a batch are written when a publication is met more than once: the last one met, but never one of a format that says
 * less than the stored one. As files are read in a fixed order and a file once imported is not read again, a second run changes
 * nothing. Keeping both sources in one record is the work of merging, which is not done here.
 */
export async function chooseRecords(
  records: readonly PatentRecord[],
  stored: Pick<SearchEngine, 'get'>,
  ranks: FormatRanks,
): Promise<PatentRecord[]> {
  const last = new Map<string, PatentRecord>()
  for (const record of records) last.set(recordIdentity(record) as string, record)
  const lower = [...last].filter(([, record]) => ranks.of(record.source.format) < ranks.highest).map(([id]) => id)
  for (const { docId, record } of lower.length === 0 ? [] : await stored.get(lower)) {
    const offered = last.get(docId)
    if (offered !== undefined && ranks.of(record.source.format) > ranks.of(offered.source.format)) last.delete(docId)
  }
  return [...last.values()]
}
