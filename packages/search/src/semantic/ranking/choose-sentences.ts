import { analyzeText } from '@gezhi/query'
import type { TextColumn, TextRole } from '@gezhi/records'
import { textsOfRole } from '../../text-roles.ts'
import type { SemanticPassage } from '../semantic-search.ts'
import { NO_TERM } from '../question/term-numbers.ts'

/**
 * Where a passage is looked for, one row after the other until one holds a word; in a row the best, on a tie the first. Whoever reads a
 * passage has read the title above it, so that is quoted only where nothing else speaks.
 */
const ROLES: readonly (readonly TextRole[])[] = [['abstract', 'claims'], ['body'], ['title']]
/** Texts longer than this are looked at no further: a passage of a page's hit must be found in a millisecond. */
const LOOKED_AT = 20_000

/** What a word of a text is worth to a question, by its token; 0 for a word it does not ask for. */
export type WorthOfToken = (token: string) => { readonly term: number; readonly worth: number }

/** What a sentence that says little more than the title counts for: abstracts and claims often begin with it. */
const AS_THE_TITLE = 0.5
/** A sentence of so many words of the title, of all its words, says little more than that. */
const OF_THE_TITLE = 0.5
/** Words worth less than this part of the best are in every second record: marked, they would hide those that matter. */
const MARKED_FROM = 0.25

interface Sentence {
  readonly column: string
  readonly text: string
  readonly start: number
  readonly end: number
  readonly worth: number
  readonly marks: readonly { readonly start: number; readonly end: number }[]
}

/** The one or two sentences of a record that hold most of what a question asks for, each term once, for their length; null where none holds any. */
export function chooseSentences<R extends object>(
  columns: readonly TextColumn<R>[],
  record: R,
  worthOf: WorthOfToken,
  length: number,
): SemanticPassage | null {
  const title = new Set(textsOfRole(columns, 'title', record).flatMap((text) => analyzeText(text).tokens))
  for (const roles of ROLES) {
    const isTitle = roles.includes('title')
    const ofRoles = columns.filter(({ role }) => role !== undefined && roles.includes(role))
    const best = bestOfColumns(record, ofRoles, { worthOf, length, title: isTitle ? new Set() : title })
    if (best !== null) return passageOf(best)
  }
  return null
}

/** What sentences are chosen by. */
interface Choosing {
  readonly worthOf: WorthOfToken
  readonly length: number
  /** Words of the title, which say nothing new. */
  readonly title: ReadonlySet<string>
}

function bestOfColumns<R extends object>(record: R, columns: readonly TextColumn<R>[], choosing: Choosing): Sentence | null {
  let best: Sentence | null = null
  for (const column of columns) {
    for (const text of column.texts(record)) {
      const found = bestOf(column.name, text.length > LOOKED_AT ? text.slice(0, LOOKED_AT) : text, choosing)
      if (found !== null && found.worth > (best?.worth ?? 0)) best = found
    }
  }
  return best
}

function passageOf({ column, text, start, end, marks }: Sentence): SemanticPassage {
  return {
    column,
    text: text.slice(start, end),
    cutBefore: start > 0,
    cutAfter: end < text.length,
    marks: marks.map((mark) => ({ start: mark.start - start, end: mark.end - start })),
  }
}

function bestOf(column: string, text: string, choosing: Choosing): Sentence | null {
  const { tokens, starts, ends, sentences } = analyzeText(text)
  let best: Sentence | null = null
  for (const [i, from] of sentences.entries()) {
    for (const next of [i + 1, i + 2]) {
      const to = sentences[next] ?? tokens.length
      if (next > sentences.length || (next === i + 2 && ends[to - 1]! - starts[from]! > choosing.length)) continue
      const found = sentence(column, text, { tokens, starts, ends }, from, to, choosing)
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
  column: string,
  text: string,
  { tokens, starts, ends }: Positions,
  from: number,
  to: number,
  { worthOf, length, title }: Choosing,
): Sentence {
  const seen = new Set<number>()
  const found: { at: number; worth: number }[] = []
  const start = starts[from]!
  let worth = 0
  let known = 0
  let last = from
  for (let at = from; at < to && ends[at]! - start <= length; at++) {
    last = at
    if (title.has(tokens[at]!)) known++
    const { term, worth: own } = worthOf(tokens[at]!)
    if (term === NO_TERM || own === 0) continue
    if (!seen.has(term)) worth += own
    seen.add(term)
    found.push({ at, worth: own })
  }
  const words = last - from + 1
  const least = MARKED_FROM * found.reduce((most, one) => Math.max(most, one.worth), 0)
  const marks: { start: number; end: number }[] = []
  for (const { at, worth: own } of found) {
    if (own < least) continue
    const isBigram = [...tokens[at]!].length === 2 && ends[at]! - starts[at]! < tokens[at]!.length
    addMark(marks, starts[at]!, isBigram && at + 1 < to ? ends[at + 1]! : ends[at]!)
  }
  const newness = known / words >= OF_THE_TITLE ? AS_THE_TITLE : 1
  return { column, text, start, end: endOfSentence(text, ends[last]!), worth: (newness * worth) / Math.sqrt(words), marks }
}

function addMark(marks: { start: number; end: number }[], start: number, end: number): void {
  const last = marks.at(-1)
  if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
  else marks.push({ start, end })
}

function endOfSentence(text: string, end: number): number {
  return /[\p{Po}\p{Pe}]/u.test(text.charAt(end)) ? end + 1 : end
}
