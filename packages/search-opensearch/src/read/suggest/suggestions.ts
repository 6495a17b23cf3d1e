import { analyzeText, foldText } from '@gezhi/query'
import { selectionCondition, typedReading, type SuggestRequest, type Suggestion } from '@gezhi/search'
import { conditionClause } from '../../query-dsl/condition-clause.ts'
import type { Searching } from '../../query-dsl/searched-index.ts'
import { soundedWords, withoutReading } from './sounded-words.ts'
import { suggestedRuns } from './suggested-runs.ts'
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
  const filter = conditionClause(layout, selectionCondition({ query: null, filters }, layout.kind.fields), new Map())
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
  return [...new Map([...after, ...sounded].map((one) => [one.text, one])).values()]
}

async function wordsAfter(suggesting: Suggesting, folded: string): Promise<HeldValue[]> {
  const last = analyzeText(folded).tokens.at(-1)
  if (last === undefined || !folded.endsWith(last)) return []
  const before = folded.slice(0, folded.length - last.length)
  const [found = []] = await valuesFrom(suggesting, [{ field: 'suggest.word', text: last, count: WORDS }])
  return found.map(({ text, documents }) => ({ text: before + text, documents }))
}

/** Names with this prefix as written, ignoring letter case, or in pinyin. */
async function namesFrom(suggesting: Suggesting, name: string, text: string): Promise<HeldValue[]> {
  const key = HAN.test(text) ? '' : typedReading(text)
  const [written = [], read = []] = await valuesFrom(suggesting, [
    { field: `value.${name}`, text, count: NAMES },
    ...(key.length < 2 ? [] : [{ field: `suggest.${name}Sound`, text: key, count: NAMES }]),
  ])
  return [...new Map([...written, ...withoutReading(read)].map((one) => [one.text, one])).values()]
}
