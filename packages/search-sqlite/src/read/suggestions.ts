import { analyzeText, foldText } from '@gezhi/query'
import type { Suggestion, SuggestRequest } from '@gezhi/search'
import { conditionHits } from './condition-hits.ts'
import type { IndexSession } from './index-session.ts'
import type { ResolvedCondition } from './resolved-condition.ts'
import type { FoundSuggestion } from './suggest/found-suggestion.ts'
import { tokensFrom } from './suggest/held-tokens.ts'
import { heldBy } from './suggest/held-by.ts'
import { soundedWords } from './suggest/sounded-words.ts'
import { SUGGESTED_NAMES, suggestedNames } from './suggest/suggested-names.ts'
import { suggestedRuns } from './suggest/suggested-runs.ts'

export type SuggestJob = Pick<SuggestRequest, 'text' | 'limit' | 'of'> & { readonly condition: ResolvedCondition }

const CHARACTERS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u
/** Words offered of one beginning. */
const WORDS = 60

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
  const isHeld = among === null ? () => true : heldBy(session, among)
  const held = found.values().filter((one) => one.of !== 'word' || isHeld(one.text))
  return [...held.take(limit)].map(({ weight: _, ...suggestion }) => suggestion)
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
