import { analyzeText } from '@gezhi/query'
import type { TextColumn, TextRole } from '@gezhi/records'
import { textsOfRole } from '../../text-roles.ts'
import type { SemanticPassage } from '../semantic-search.ts'
import { NO_TERM } from '../question/term-numbers.ts'

/**
 * Columns searched for a passage, row by row until one contains a word; within a row the best counts, on a tie the first. A reader has
 * already seen the title above the passage, so it is quoted only as a last resort.
 */
const ROLES: readonly (readonly TextRole[])[] = [['abstract', 'claims'], ['body'], ['title']]
/** Longer texts are examined only up to here: the passage of a hit must be found in a millisecond. */
const MAX_CHARACTERS = 20_000

/** Weight of a word for a question, by its token; 0 if the question does not contain it. */
export type WorthOfToken = (token: string) => { readonly term: number; readonly worth: number }

/** Factor for a sentence that adds little to the title: abstracts and claims often begin with one. */
const AS_THE_TITLE = 0.5
/** Share of title words above which a sentence adds little to the title. */
const OF_THE_TITLE = 0.5
/** Words with less than this fraction of the highest weight are in every second record: marking them would hide the relevant ones. */
const MARKED_FROM = 0.25

interface Sentence {
  readonly column: string
  readonly text: string
  readonly start: number
  readonly end: number
  readonly worth: number
  readonly marks: readonly { readonly start: number; readonly end: number }[]
}

/**
 * The one or two sentences of a record with the most terms of a question in relation to their length, each term counted once; null if
 * none contains any.
 */
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

/** Criteria for choosing sentences. */
interface Choosing {
  readonly worthOf: WorthOfToken
  readonly length: number
  /** Words of the title, which add nothing new. */
  readonly title: ReadonlySet<string>
}

function bestOfColumns<R extends object>(record: R, columns: readonly TextColumn<R>[], choosing: Choosing): Sentence | null {
  let best: Sentence | null = null
  for (const column of columns) {
    for (const text of column.texts(record)) {
      const found = bestOf(column.name, text.length > MAX_CHARACTERS ? text.slice(0, MAX_CHARACTERS) : text, choosing)
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
  const least = MARKED_FROM * found.reduce((max, one) => Math.max(max, one.worth), 0)
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
