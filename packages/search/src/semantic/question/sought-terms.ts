import { analyzeText, foldText } from '@gezhi/query'
import { inverseFrequency, questionWeight, type Collection, type SoughtTerm } from '@gezhi/semantic'
import { englishStem } from '../../english-stem.ts'
import { isNoTerm, type IndexTerms } from './index-terms.ts'
import { ownTerm, writtenTerms, type WrittenTerm } from './question-terms.ts'
import { synonymTerms } from './synonym-terms.ts'
import { BETWEEN_PHRASES, FILLER } from './particles.ts'
import type { Translations } from './translations.ts'

const LONGEST_PHRASE = 3
/** Boost of Chinese documents found by translations of an English question, whose weight is otherwise their probability; value by measurement. */
const CHINESE_BOOST = 1.2
/**
 * Boost of English documents that contain translations of all words of a Chinese question, less for fewer words; value by measurement. A
 * constant boost ranked English documents with some common words before better Chinese ones.
 */
const ENGLISH_COVERAGE_BOOST = 2
const HAN_RUNS = /\p{Script=Han}{2,}/gu
const HAN_RUN = /^\p{Script=Han}{2,}$/u

/** The interpreted terms of a text. */
export interface Sought {
  readonly terms: readonly SoughtTerm[]
  /** The Chinese words of the text found in a lexicon; its terms are only pairs of characters. */
  readonly words: ReadonlySet<string>
}

/** Options for interpreting a text. */
export interface Seeking {
  /** Whether translations of its terms are also searched. */
  readonly isTranslated: boolean
  /** Groups of synonyms of the operator. */
  readonly synonyms: readonly (readonly string[])[]
}

/** The terms to search for a text: its own, synonyms of the operator, and translations. */
export function soughtTerms(index: IndexTerms, text: string, { isTranslated, synonyms }: Seeking): Sought {
  const { translations } = index
  const written = writtenTerms(index.terms, text)
  const own = written.map((term) => ownTerm(term, (id) => index.documents(id)))
  const same = synonymTerms(index, text, synonyms, isTranslated)
  const chosen = same.map((term) => term.text).filter((word) => HAN_RUN.test(word))
  if (translations === null) return { terms: [...own, ...same], words: new Set([...chosen, ...chinesePhrases(text)]) }
  const words = chineseWords(text, translations)
  const names = new Set([...words.keys(), ...chosen])
  if (!isTranslated) return { terms: [...own, ...same], words: names }
  const both = own.map((term, i) => translated(term, written[i]!, translations))
  return { terms: [...both, ...same, ...englishPhrases(text, translations), ...inEnglish(words, translations)], words: names }
}

/** How distinctive the best alternative of a term is. */
export function worthOf({ weight, options }: SoughtTerm, collection: Collection): number {
  return weight * options.reduce((max, { share, documents }) => Math.max(max, share * inverseFrequency(documents, collection)), 0)
}

function translated(own: SoughtTerm, { key }: WrittenTerm, translations: Translations): SoughtTerm {
  if (!/^[a-z]/.test(key)) return own
  return { ...own, options: [...own.options, ...translations.toChinese(key)], translationBoost: CHINESE_BOOST }
}

/**
 * Phrases of two or three words that the lexicon knows as such, or whose translations together are a word of the records: what they are is
 * more than what their words are.
 */
function englishPhrases(text: string, translations: Translations): SoughtTerm[] {
  const { tokens, sentences } = analyzeText(text)
  const starts = new Set(sentences)
  const found = new Map<string, number>()
  const texts = new Map<string, string>()
  for (let at = 0; at < tokens.length; at++) {
    for (let length = 2; length <= LONGEST_PHRASE && at + length <= tokens.length && !starts.has(at + length - 1); length++) {
      const words = tokens.slice(at, at + length)
      if (!words.every((word) => /^[a-z]/.test(word)) || words.some(isNoTerm)) break
      const stems = words.map((word) => englishStem(word) ?? word).join(' ')
      found.set(stems, (found.get(stems) ?? 0) + 1)
      texts.set(stems, words.join(' '))
    }
  }
  return [...found].flatMap(([stems, times]) => {
    const known = translations.toChinese(stems)
    const options = known.length > 0 ? known : translations.composed(stems.split(' '))
    return options.length === 0
      ? []
      : [{ text: texts.get(stems)!, weight: questionWeight(times), options, translationBoost: CHINESE_BOOST }]
  })
}

/** Chinese runs cut at particles and filler words: the terms of a question until words have been learned. */
function chinesePhrases(text: string): string[] {
  const runs = Array.from(foldText(text).text.matchAll(HAN_RUNS)).flatMap(([run]) => run.split(BETWEEN_PHRASES))
  return runs.filter((run) => run.length > 1)
}

/** The words of Chinese runs, by longest match in the lexicon from left to right, and their counts. */
function chineseWords(text: string, translations: Translations): Map<string, number> {
  const found = new Map<string, number>()
  for (const [run] of foldText(text).text.matchAll(HAN_RUNS)) {
    for (const word of translations.chineseWords(run)) if (word.length > 1) found.set(word, (found.get(word) ?? 0) + 1)
  }
  return found
}

function inEnglish(words: ReadonlyMap<string, number>, translations: Translations): SoughtTerm[] {
  return [...words].flatMap(([word, times]) =>
    (FILLER.has(word) ? [] : translations.translatedParts(word)).flatMap((text) => {
      const options = translations.toEnglish(text)
      return options.length === 0 ? [] : [{ text, weight: questionWeight(times), options, coverageBoost: ENGLISH_COVERAGE_BOOST }]
    }),
  )
}
