import { analyzeText, foldText } from '@gezhi/query'
import { isTermWord, typedReading, type SuggestRequest, type Suggestion } from '@gezhi/search'
import { selectionClause } from '../../query-dsl/selection-clause.ts'
import type { Searching } from '../../query-dsl/searched-index.ts'
import { soundedWords, withoutReading } from './sounded-words.ts'
import { countedRuns, suggestedRuns, termOf } from './suggested-runs.ts'
import { mostHeld, valuesFrom, type HeldValue, type Suggesting } from './suggesting.ts'

const CHARACTERS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u
const HAN = /\p{Script=Han}/u
/** Maximum number of suggestions for one prefix. */
const WORDS = 60
const NAMES = 100

/**
 * Words and names that complete the typed text, in characters or in pinyin, counted among the filtered documents. Rejects with
 * `SearchError`.
 */
export async function suggestions(searching: Searching, { text, limit, of, filters = [], signal }: SuggestRequest): Promise<Suggestion[]> {
  const folded = foldText(text).text.trim()
  if (folded === '' || limit <= 0) return []
  const { layout } = searching
  const filter = await selectionClause(searching, { query: null, filters, ...(signal !== undefined && { signal }) })
  const suggesting: Suggesting = { ...searching, filter, signal }
  const names = layout.kind.suggestFields.filter((name) => of === undefined || of === name)
  const found = await Promise.all([
    of === undefined || of === 'word' ? named('word', words(suggesting, folded)) : [],
    ...names.map((name) => named(name, namesFrom(suggesting, name, text.trim()))),
  ])
  return mostHeld(found.flat(), limit)
}

async function named(of: string, found: Promise<HeldValue[]>): Promise<Suggestion[]> {
  return (await found).map(({ text, documents }) => ({ text, of, documents }))
}

async function words(suggesting: Suggesting, folded: string): Promise<HeldValue[]> {
  if (CHARACTERS.test(folded)) return suggestedRuns(suggesting, folded)
  const [after, sounded] = await Promise.all([wordsAfter(suggesting, folded), soundedWords(suggesting, folded)])
  const whole = await Promise.all(sounded.map((one) => asTerm(suggesting, one)))
  return [...new Map([...after, ...whole.flat()].map((one) => [one.text, one])).values()]
}

/** Characters read from pinyin, completed to a term; nothing if they start none. */
async function asTerm(suggesting: Suggesting, one: HeldValue): Promise<HeldValue[]> {
  const term = CHARACTERS.test(one.text) ? await termOf(suggesting, one.text) : one.text
  if (term === null) return []
  return term === one.text ? [one] : countedRuns(suggesting, [term])
}

async function wordsAfter(suggesting: Suggesting, folded: string): Promise<HeldValue[]> {
  const last = analyzeText(folded).tokens.at(-1)
  if (last === undefined || !folded.endsWith(last)) return []
  const before = folded.slice(0, folded.length - last.length)
  const [found = []] = await valuesFrom(suggesting, [{ field: 'suggest.word', text: last, count: WORDS }])
  return found
    .filter(({ text }) => !CHARACTERS.test(text) || isTermWord(text))
    .map(({ text, documents }) => ({ text: before + text, documents }))
}

/** Names that contain the typed text, or start with it in any letter case or in pinyin. */
async function namesFrom(suggesting: Suggesting, name: string, text: string): Promise<HeldValue[]> {
  const key = HAN.test(text) ? '' : typedReading(text)
  const [written = [], read = []] = await valuesFrom(suggesting, [
    [...text].length < 2 ? { field: `value.${name}`, text, count: NAMES } : { field: `value.${name}`, text, count: NAMES, holds: true },
    ...(key.length < 2 ? [] : [{ field: `suggest.${name}Sound`, text: key, count: NAMES }]),
  ])
  return [...new Map([...written, ...withoutReading(read)].map((one) => [one.text, one])).values()]
}
