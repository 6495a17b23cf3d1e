import { TITLE_COUNT, type TermVector } from '@gezhi/semantic'
import { NO_TERM } from '@gezhi/search/semantic'
import { readForwardRow, VALUE, type ForwardColumn } from '../../storage/forward-row.ts'
import type { IndexLayout } from '../../storage/index-layout.ts'
import type { TermTable } from '../terms/term-table.ts'

/** Data of a record for semantic search: its terms, and hashes that identify its titles. */
export interface TextTermVector extends TermVector {
  readonly terms: readonly number[]
  readonly counts: readonly number[]
  /** One hash (`titleHash`) per title. */
  readonly titles: readonly number[]
}

/** The term vector of a row of `forward`: titles and abstracts, or without them the claims. */
export function textTermVector(layout: IndexLayout, terms: TermTable, row: Uint8Array): TextTermVector {
  const columns = readForwardRow(row, layout.main)
  const at = (places: ReadonlySet<number>) => [...places].flatMap((place) => columns.get(place) ?? [])
  const [titles, abstracts] = [at(layout.titles), at(layout.abstracts)]
  const counts = new Map<number, number>()
  for (const column of titles) addTerms(terms, column, TITLE_COUNT, counts)
  for (const column of abstracts.length > 0 ? abstracts : at(layout.claims)) addTerms(terms, column, 1, counts)
  const sorted = [...counts.keys()].sort((a, b) => a - b)
  return {
    terms: sorted,
    counts: sorted.map((term) => counts.get(term)!),
    length: sorted.reduce((sum, term) => sum + counts.get(term)!, 0),
    titles: titles.flatMap(titlesOf),
  }
}

/** A 32-bit hash of a title's tokens in order, ignoring letter case and punctuation (FNV-1a over their ids). */
export function titleHash(tokens: ArrayLike<number>): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < tokens.length; i++) hash = Math.imul(hash ^ tokens[i]!, 0x01000193)
  return hash >>> 0
}

function addTerms(terms: TermTable, column: ForwardColumn, times: number, counts: Map<number, number>): void {
  const { tokens } = column
  for (let i = 0; i < tokens.length; i++) {
    const term = terms.termOf(tokens[i]!)
    if (term !== NO_TERM) counts.set(term, (counts.get(term) ?? 0) + times)
  }
}

function titlesOf(column: ForwardColumn): number[] {
  const tokens = Array.from(column.tokens)
  const starts = Array.from(column.sentences).filter((_, i) => column.borders[i] === VALUE)
  return starts.map((start, i) => titleHash(tokens.slice(start, starts[i + 1])))
}
