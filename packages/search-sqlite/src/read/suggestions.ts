import { analyzeText, foldText } from '@gezhi/query'
import { isTermWord, type Suggestion, type SuggestRequest } from '@gezhi/search'
import { conditionHits } from './condition-hits.ts'
import type { IndexSession } from './index-session.ts'
import type { ResolvedCondition } from './resolved-condition.ts'
import type { FoundSuggestion } from './suggest/found-suggestion.ts'
import { tokensFrom } from './suggest/held-tokens.ts'
import { heldBy, termsOf } from './suggest/held-by.ts'
import { inAll, NEWEST, onesIn, placesOf } from './suggest/newest-documents.ts'
import { soundedWords } from './suggest/sounded-words.ts'
import { suggestedNames } from './suggest/suggested-names.ts'
import { countedRun, suggestedRuns } from './suggest/suggested-runs.ts'
import { termOf } from './suggest/terms-from.ts'

export type SuggestJob = Pick<SuggestRequest, 'text' | 'limit' | 'of'> & { readonly condition: ResolvedCondition }

const CHARACTERS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u
/** Maximum number of suggestions for one prefix. */
const WORDS = 60

/** Words and names that complete the typed text, in characters or in pinyin. */
export function suggestions(session: IndexSession, { text, limit, of, condition }: SuggestJob): Suggestion[] {
  const folded = foldText(text).text.trim()
  if (folded === '' || limit <= 0) return []
  const among = condition.kind === 'all' ? null : { key: JSON.stringify(condition), hits: conditionHits(session, condition) }
  const names = session.layout.kind.suggestFields.filter((name) => of === undefined || of === name)
  const found = [
    ...(of === undefined || of === 'word' ? words(session, folded) : []),
    ...names.flatMap((name) => suggestedNames(session, name, text.trim(), among)),
  ].toSorted((a, b) => b.weight - a.weight || (a.text < b.text ? -1 : 1))
  const within = among === null ? (one: FoundSuggestion) => one : heldBy(session, among)
  const offered = found.values().flatMap((one): FoundSuggestion[] => {
    if (one.of !== 'word') return [one]
    const counted = within(one)
    return counted === null ? [] : [counted]
  })
  return [...offered.take(limit)].map(({ weight: _, ...suggestion }) => suggestion)
}

function words(session: IndexSession, folded: string): FoundSuggestion[] {
  if (CHARACTERS.test(folded)) return suggestedRuns(session, folded)
  const all = [...wordsAfter(session, folded), ...soundedWords(session, folded).flatMap((one) => asTerm(session, one))]
  return [...new Map(all.map((one) => [one.text, one])).values()]
}

/** Characters read from pinyin, completed to a term; nothing if they start none. */
function asTerm(session: IndexSession, one: FoundSuggestion): FoundSuggestion[] {
  const term = CHARACTERS.test(one.text) ? termOf(session, one.text) : one.text
  return term === null ? [] : [term === one.text ? one : countedRun(session, term)]
}

function wordsAfter(session: IndexSession, folded: string): FoundSuggestion[] {
  const last = analyzeText(folded).tokens.at(-1)
  if (last === undefined || !folded.endsWith(last)) return []
  const before = folded.slice(0, folded.length - last.length)
  const tokens = tokensFrom(session, last, WORDS).filter(({ text }) => !CHARACTERS.test(text) || isTermWord(text))
  const found = tokens.map(({ text, weight }): FoundSuggestion =>
    before === '' ? { text, of: 'word', documents: weight, weight } : togetherWith(session, before + text, weight),
  )
  // Of characters after other words, as in LED灯, only the adjacent ones are known to be a term.
  return CHARACTERS.test(last) ? found.filter(({ documents }) => documents > 0) : found
}

/** Several words are counted where all of them occur. */
function togetherWith(session: IndexSession, text: string, weight: number): FoundSuggestion {
  const held = onesIn(inAll(termsOf(text).map((term) => placesOf(session, term))))
  const isAll = session.documents <= NEWEST
  const documents = isAll ? held : Math.round((held * session.documents) / NEWEST)
  return { text, of: 'word', documents, weight, ...(!isAll && { estimated: true }) }
}
