import type { HistorySearch } from '@gezhi/contract/client'

/** What may be a number of the history, half-width or full-width. */
const NUMBER = /[#＃]([0-9０-９]{1,6})(?![0-9０-９])/gu

/** Most numbers that are looked up. */
const MAX_LOOKED_UP = 100

/** The numbers of a text that are not those of the latest searches, in ascending order. Pure. */
export function olderLines(text: string, latest: readonly HistorySearch[]): number[] {
  const known = new Set(latest.flatMap(({ lineNo, earlierLineNos }) => [lineNo, ...earlierLineNos]))
  const written = Array.from(text.matchAll(NUMBER), ([, digits = '']) => Number(digits.normalize('NFKC')))
  return [...new Set(written)]
    .filter((line) => line > 0 && !known.has(line))
    .toSorted((a, b) => a - b)
    .slice(0, MAX_LOOKED_UP)
}
