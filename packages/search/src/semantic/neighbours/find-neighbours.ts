import type { Neighbour } from '../semantic-search.ts'
import { englishStem } from '../../english-stem.ts'
import type { Translations } from '../question/translations.ts'
import type { NearWord } from './corpus-word.ts'

/** Words below this similarity co-occur only by chance. */
const MIN_COSINE = 0.25
/** Factor of additional candidates: some are forms of the word itself. */
const SPARE = 4
const HAN = /^\p{Script=Han}+$/u

export interface NeighbourSources {
  /** null if no lexicon is built. */
  readonly translations: Translations | null
  /** The words nearest to the given one, at most `maxCount`, nearest first; none without a learned model. */
  readonly nearest: (maxCount: number) => readonly NearWord[]
}

/** Words near a folded word: by their use in the records, and translations from a dictionary or records in both languages. */
export function findNeighbours({ translations, nearest }: NeighbourSources, folded: string, limit: number): Neighbour[] {
  const translated = translations === null ? [] : translationsOf(folded, translations)
  const near = nearest(limit * SPARE).filter(isDistinctive(folded))
  const best = new Map<string, Neighbour>()
  for (const neighbour of [...translated, ...near.map(toNeighbour)]) {
    const known = best.get(neighbour.text)
    if (known === undefined || known.score < neighbour.score) best.set(neighbour.text, neighbour)
  }
  return [...best.values()].toSorted((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1)).slice(0, limit)
}

function toNeighbour({ text, language, score }: NearWord): Neighbour {
  return { text, language, score: Math.min(1, score), source: 'corpus' }
}

function translationsOf(folded: string, translations: Translations): Neighbour[] {
  const isChinese = HAN.test(folded)
  const stems = folded.split(/[\s-]+/).map((word) => englishStem(word) ?? word)
  const known = isChinese ? translations.toEnglish(folded) : translations.toChinese(stems.join(' '))
  const options = isChinese || known.length > 0 ? known : translations.composed(stems)
  const language = isChinese ? 'en' : 'zh'
  return options.flatMap(({ text, share, source }) => (source === 'own' ? [] : [{ text, score: share, source, language }]))
}

function isDistinctive(folded: string): (word: NearWord) => boolean {
  const stem = englishStem(folded) ?? folded
  return ({ text, score }) => score >= MIN_COSINE && !isSame(text, folded, stem) && !isAlikeByWriting(text, folded)
}

/** Whether a word is a form of the given one, or contained in it. */
function isSame(text: string, folded: string, stem: string): boolean {
  return text === folded || englishStem(text) === stem || folded.includes(text)
}

/**
 * Vectors of Chinese words are sums over pairs of characters, so that words may be near because of one pair: a common ending (催化剂, 乳化剂),
 * or a pair across a boundary of a longer word (化石 of 氧化石墨烯). Words with a common beginning, or of which one contains the other, are near
 * in sense.
 */
function isAlikeByWriting(text: string, word: string): boolean {
  if (!HAN.test(text) || !HAN.test(word) || text.includes(word)) return false
  if (text.slice(0, 2) === word.slice(0, 2)) return false
  const sharesPair = pairs(text).some((pair) => word.includes(pair))
  return sharesPair || text.endsWith(word.charAt(0)) || text.startsWith(word.slice(-1))
}

function pairs(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
}
