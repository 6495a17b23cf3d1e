import { canonicalJson } from '../kinds/canonical-json.ts'
import type { RankOf } from '../kinds/record-kind.ts'
import type { Trademark } from './trademark.ts'

/**
 * The record of the most trusted source: offices publish whole records, so nothing of an older one remains. The format of the highest rank
 * counts, then the later file name, because offices name files by date, then the later position; of one place the later argument.
 * Independent of order and grouping otherwise.
 */
export function mergeTrademarks(records: readonly Trademark[], rankOf: RankOf): Trademark {
  return records.reduce((best, one) => (isBefore(one, best, rankOf) ? best : one))
}

/** A record as text, equal for two records that differ only in their source. */
export function trademarkContent({ source: _, ...content }: Trademark): string {
  return canonicalJson(content)
}

function isBefore({ source: a }: Trademark, { source: b }: Trademark, rankOf: RankOf): boolean {
  const [rankA, rankB] = [rankOf(a.format), rankOf(b.format)]
  if (rankA !== rankB) return rankA < rankB
  const [fileA, fileB] = [a.file ?? '', b.file ?? '']
  return fileA === fileB ? (a.position ?? 0) < (b.position ?? 0) : fileA < fileB
}
