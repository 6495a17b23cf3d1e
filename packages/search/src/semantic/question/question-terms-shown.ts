import { inverseFrequency, type Collection, type SoughtTerm } from '@gezhi/semantic'
import type { QuestionTerm } from '../semantic-search.ts'
import { FILLER } from './particles.ts'
import { worthOf } from './sought-terms.ts'

const MAX_TERMS = 30

/**
 * How the words of a question were interpreted, for display: pairs of Chinese characters are shown as the words that contain them. Words that
 * no record has in its term vector are the most distinctive.
 */
export function questionTerms(terms: readonly SoughtTerm[], words: ReadonlySet<string>, collection: Collection): QuestionTerm[] {
  const shown = new Map<string, { worth: number; documents: number; translations: QuestionTerm['translations'] }>()
  for (const term of terms) {
    const { options, text } = term
    const name = wordAround(text, words)
    if (name === null || FILLER.has(name)) continue
    const own = options.find(({ source }) => source === 'own')?.documents ?? 0
    const known = shown.get(name) ?? { worth: 0, documents: Infinity, translations: [] }
    const translations = options.flatMap(({ source, share, text: as }) => (source === 'own' ? [] : [{ text: as, share, source }]))
    const isWord = name !== text || own > 0 || !words.has(text)
    shown.set(name, {
      worth: Math.max(known.worth, options.length === 0 ? unseenWorth(term, collection) : worthOf(term, collection)),
      documents: isWord ? Math.min(known.documents, own) : known.documents,
      translations: [...known.translations, ...translations],
    })
  }
  const best = [...shown].filter(([, { worth }]) => worth > 0).toSorted((a, b) => b[1].worth - a[1].worth)
  const total = best.reduce((sum, [, { worth }]) => sum + worth, 0)
  return best.slice(0, MAX_TERMS).map(([text, { worth, documents, translations }]) => ({
    text,
    weight: worth / total,
    documents: documents === Infinity ? 0 : documents,
    translations,
  }))
}

function unseenWorth({ weight }: SoughtTerm, collection: Collection): number {
  return weight * inverseFrequency(0, collection)
}

const PAIR = /^\p{Script=Han}{2}$/u

/**
 * The word of the question that contains a term; the term itself if it is not a pair of characters or no words are known; null for a pair
 * that is in no word.
 */
export function wordAround(term: string, words: ReadonlySet<string>): string | null {
  if (!PAIR.test(term) || words.size === 0 || words.has(term)) return term
  for (const word of words) if (word.includes(term)) return word
  return null
}
