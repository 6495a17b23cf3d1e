import { throwIfCancelled } from '@gezhi/threads'
import type { IndexSession } from './index-session.ts'
import { firstAtLeast } from './snapshot.ts'
import type { RowRange } from './stream-plan.ts'

/**
 * Maximum number of phrase tokens after the first for which an expression is evaluated in one statement, regardless of the number of
 * rows.
 */
const FEW_PHRASE_TOKENS = 64
/** Documents of the first statement; later ones are sized to take between these times in ms. */
const FIRST_ROWS = 256
const MIN_ROWS = 16
const SHORT_MS = 40
const LONG_MS = 160

/**
 * Splits a range of rows into parts for successive FTS5 statements, in the requested order. Positions of long phrases are compared row by
 * row, and without matches a statement does not return: it can only be interrupted between two statements. Throws when the job is
 * cancelled.
 */
export function* rowBands(
  session: IndexSession,
  match: string,
  rows: RowRange,
  order: 'asc' | 'desc' = 'asc',
): Generator<RowRange, void, void> {
  if (phraseTokens(match) <= FEW_PHRASE_TOKENS) return yield rows
  const { rowIds } = session.snapshot
  let low = firstAtLeast(rowIds, rows.first)
  let high = firstAtLeast(rowIds, rows.last + 1)
  for (let size = FIRST_ROWS; low < high;) {
    throwIfCancelled()
    const count = Math.min(size, high - low)
    const from = order === 'asc' ? low : high - count
    if (order === 'asc') low += count
    else high -= count
    const started = performance.now()
    yield { first: rowIds[from]!, last: rowIds[from + count - 1]! }
    const took = performance.now() - started
    if (took < SHORT_MS) size *= 4
    else if (took > LONG_MS) size = Math.max(MIN_ROWS, Math.floor(size / 4))
  }
}

/** Tokens of an expression that must follow another one. Tokens contain no spaces. */
function phraseTokens(match: string): number {
  let tokens = 0
  for (const [phrase] of match.matchAll(/"[^"]*"/g)) tokens += phrase.split(' ').length - 1
  return tokens
}
