import { analyzeText, foldText } from '@gezhi/query'
import type { Suggestion, SuggestRequest } from '@gezhi/search'
import { conditionHits } from './condition-hits.ts'
import type { HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'
import type { ResolvedCondition } from './resolved-condition.ts'
import { ordinalOf } from './snapshot.ts'
import type { FoundSuggestion } from './suggest/found-suggestion.ts'
import { tokensFrom } from './suggest/held-tokens.ts'
import { soundedWords } from './suggest/sounded-words.ts'
import { SUGGESTED_NAMES, suggestedNames } from './suggest/suggested-names.ts'
import { suggestedRuns } from './suggest/suggested-runs.ts'

export type SuggestJob = Pick<SuggestRequest, 'text' | 'limit' | 'of'> & { readonly condition: ResolvedCondition }

const CHARACTERS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u
/** Words offered of one beginning. */
const WORDS = 60
/** Documents of a word looked at until one is found among those asked for. */
const MOST_TRIED = 2000

/** Words and names that go on from what is typed, in characters or in pinyin. */
export function suggestions(session: IndexSession, { text, limit, of, condition }: SuggestJob): Suggestion[] {
  const folded = foldText(text).text.trim()
  if (folded === '' || limit <= 0) return []
  const among = condition.kind === 'all' ? null : { key: JSON.stringify(condition), hits: conditionHits(session, condition) }
  const names = SUGGESTED_NAMES.filter((name) => of === undefined || of === name)
  const found = [
    ...(of === undefined || of === 'word' ? words(session, folded) : []),
    ...names.flatMap((name) => suggestedNames(session, name, text.trim(), among)),
  ].toSorted((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
  const held = among === null ? found : found.values().filter((one) => one.of !== 'word' || isHeld(session, one.text, among.hits))
  return [...Iterator.from(held).take(limit)].map(({ weight: _, ...suggestion }) => suggestion)
}

function words(session: IndexSession, folded: string): FoundSuggestion[] {
  if (CHARACTERS.test(folded)) return suggestedRuns(session, folded)
  const all = [...wordsAfter(session, folded), ...soundedWords(session, folded)]
  return [...new Map(all.map((one) => [one.text, one])).values()]
}

function wordsAfter(session: IndexSession, folded: string): FoundSuggestion[] {
  const last = analyzeText(folded).tokens.at(-1)
  if (last === undefined || !folded.endsWith(last)) return []
  const before = folded.slice(0, folded.length - last.length)
  return tokensFrom(session, last, WORDS).map(({ text, weight }) => ({ text: before + text, of: 'word', documents: weight, weight }))
}

/** Whether a word stands in one of the documents, as far as that is seen soon. */
function isHeld(session: IndexSession, word: string, hits: HitSet): boolean {
  const tokens = analyzeText(word).tokens.map((token) => token.replaceAll('"', '""'))
  const match = CHARACTERS.test(word) ? `"${tokens.join(' ')}"` : tokens.map((token) => `"${token}"`).join(' AND ')
  const sql = `SELECT rowid FROM words WHERE words MATCH ? LIMIT ${MOST_TRIED}`
  return session.connection.rowIds(sql, [match]).some((rowId) => hits.has(ordinalOf(session.snapshot, rowId)))
}
