import { analyzeText } from '@gezhi/query'
import { columnTexts, type PatentRecord, type TextColumn } from '@gezhi/records'
import type { MeaningPassage } from '@gezhi/search'
import { NO_TERM } from '../terms/term-table.ts'

/**
 * Where a passage is looked for, one row after the other until one holds a word; in a row the best, on a tie the first. Whoever reads a
 * passage has read the title above it, so that is quoted only where nothing else speaks.
 */
const COLUMNS: readonly (readonly TextColumn[])[] = [['abstract', 'independentClaims'], ['descriptionSummary', 'description'], ['title']]
/** Texts longer than this are looked at no further: a passage of a page's hit must be found in a millisecond. */
const LOOKED_AT = 20_000

/** What a word of a text is worth to a question, by its token; 0 for a word it does not ask for. */
export type WorthOfToken = (token: string) => { readonly term: number; readonly worth: number }

interface Sentence {
  readonly column: TextColumn
  readonly text: string
  readonly start: number
  readonly end: number
  readonly worth: number
  readonly marks: readonly { readonly start: number; readonly end: number }[]
}

/** The one or two sentences of a record that hold most of what a question asks for, each term once, for their length; null where none holds any. */
export function chooseSentences(record: PatentRecord, worthOf: WorthOfToken, length: number): MeaningPassage | null {
  for (const columns of COLUMNS) {
    const best = bestOfColumns(record, columns, worthOf, length)
    if (best !== null) return passageOf(best)
  }
  return null
}

function bestOfColumns(record: PatentRecord, columns: readonly TextColumn[], worthOf: WorthOfToken, length: number): Sentence | null {
  let best: Sentence | null = null
  for (const column of columns) {
    for (const text of columnTexts(record, column)) {
      const found = bestOf(column, text.length > LOOKED_AT ? text.slice(0, LOOKED_AT) : text, worthOf, length)
      if (found !== null && found.worth > (best?.worth ?? 0)) best = found
    }
  }
  return best
}

function passageOf({ column, text, start, end, marks }: Sentence): MeaningPassage {
  return {
    column,
    text: text.slice(start, end),
    cutBefore: start > 0,
    cutAfter: end < text.length,
    marks: marks.map((mark) => ({ start: mark.start - start, end: mark.end - start })),
  }
}

function bestOf(column: TextColumn, text: string, worthOf: WorthOfToken, length: number): Sentence | null {
  const { tokens, starts, ends, sentences } = analyzeText(text)
  let best: Sentence | null = null
  for (const [i, from] of sentences.entries()) {
    for (const next of [i + 1, i + 2]) {
      const to = sentences[next] ?? tokens.length
      if (next > sentences.length || (next === i + 2 && ends[to - 1]! - starts[from]! > length)) continue
      const found = sentence(column, text, { tokens, starts, ends }, from, to, worthOf, length)
      if (found.worth > (best?.worth ?? 0)) best = found
    }
  }
  return best
}

interface Positions {
  readonly tokens: readonly string[]
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

function sentence(
  column: TextColumn,
  text: string,
  { tokens, starts, ends }: Positions,
  from: number,
  to: number,
  worthOf: WorthOfToken,
  length: number,
): Sentence {
  const seen = new Set<number>()
  const marks: { start: number; end: number }[] = []
  const start = starts[from]!
  let worth = 0
  let last = from
  for (let at = from; at < to && ends[at]! - start <= length; at++) {
    last = at
    const { term, worth: own } = worthOf(tokens[at]!)
    if (term === NO_TERM || own === 0) continue
    if (!seen.has(term)) worth += own
    seen.add(term)
    const isBigram = [...tokens[at]!].length === 2 && ends[at]! - starts[at]! < tokens[at]!.length
    addMark(marks, starts[at]!, isBigram && at + 1 < to ? ends[at + 1]! : ends[at]!)
  }
  const end = endOfSentence(text, ends[last]!)
  return { column, text, start, end, worth: worth / Math.sqrt(last - from + 1), marks }
}

function addMark(marks: { start: number; end: number }[], start: number, end: number): void {
  const last = marks.at(-1)
  if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
  else marks.push({ start, end })
}

function endOfSentence(text: string, end: number): number {
  return /[\p{Po}\p{Pe}]/u.test(text.charAt(end)) ? end + 1 : end
}
