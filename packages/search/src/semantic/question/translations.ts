import { composeTranslation, segmentWords, type NgramTable, type SoughtOption, type TranslationPart } from '@gezhi/semantic'
import { NO_TERM, type TermNumbers } from './term-numbers.ts'
import { translationShares, type FoundTranslation, type Origin } from './translation-shares.ts'

/** Maximum number of translations read for one word, in order of weight. */
const MAX_READ = 200
/** Maximum number of cached words. */
const MAX_CACHED = 50_000
const LONGEST_WORD = 8

/** A translation of a word in a lexicon. */
export interface LexiconRow {
  /** A Chinese word, or English stems joined by spaces. */
  readonly text: string
  readonly origin: Origin
  readonly weight: number
}

/** Words of two languages and their translations; English ones as stems joined by spaces. */
export interface Lexicon {
  /** Chinese translations of an English word or phrase, at most `maxRows`, highest weight first. */
  chineseOf(stems: string, maxRows: number): readonly LexiconRow[]
  /** English translations of a Chinese word, at most `maxRows`, highest weight first. */
  englishOf(word: string, maxRows: number): readonly LexiconRow[]
  /** Whether it contains a Chinese word, with translations or learned from the records. */
  hasChinese(word: string): boolean
  /** Frequencies of runs of Chinese characters in the records; null before anything was learned. */
  readonly ngrams: NgramTable | null
}

/** Translates words with a lexicon into terms of the index. */
export class Translations {
  readonly #lexicon: Lexicon
  readonly #terms: TermNumbers
  readonly #documents: (term: number) => number
  readonly #known = new Map<string, readonly SoughtOption[]>()

  constructor(lexicon: Lexicon, terms: TermNumbers, documents: (term: number) => number) {
    this.#lexicon = lexicon
    this.#terms = terms
    this.#documents = documents
  }

  /** Translations of an English word or phrase (stems joined by spaces) that occur in Chinese records of the index. */
  toChinese(stems: string): readonly SoughtOption[] {
    return this.#cached(`en ${stems}`, () => translationShares(this.#found(this.#lexicon.chineseOf(stems, MAX_READ), chineseTerms)))
  }

  /** Chinese words of the records that adjacent English words, given as stems, may translate to together. */
  composed(stems: readonly string[]): readonly SoughtOption[] {
    const { ngrams } = this.#lexicon
    if (ngrams === null) return []
    return this.#cached(`en+ ${stems.join(' ')}`, () => {
      const words = composeTranslation(
        stems.map((stem) => partsOf(this.#lexicon.chineseOf(stem, MAX_READ))),
        ngrams,
      )
      const found = this.#found(
        words.map(({ text, share }) => ({ text, weight: share, origin: 'composed' })),
        chineseTerms,
      )
      return found.map(({ weight, origin, ...option }) => ({ ...option, share: weight, source: origin }))
    })
  }

  /** Translations of a Chinese word that occur in English records of the index. */
  toEnglish(word: string): readonly SoughtOption[] {
    return this.#cached(`zh ${word}`, () =>
      translationShares(this.#found(this.#lexicon.englishOf(word, MAX_READ), englishTerms)).map((option) => ({
        ...option,
        text: option.ids.map((id) => this.#terms.formsOf(id)[0]).join(' '),
      })),
    )
  }

  /** The longest parts of a Chinese word that have a translation, from left to right; the word itself if it has one. */
  translatedParts(word: string): readonly string[] {
    const hasTranslation = { has: (part: string) => this.#lexicon.englishOf(part, 1).length > 0 }
    return longestWords(word, hasTranslation).filter((part) => part.length > 1)
  }

  /** Whether the lexicon contains a Chinese word. */
  isChineseWord(word: string): boolean {
    return this.#lexicon.hasChinese(word)
  }

  /** The words of a run of Chinese characters, and single characters between them. */
  chineseWords(run: string): string[] {
    const { ngrams } = this.#lexicon
    const vocabulary = { has: (word: string) => this.isChineseWord(word) }
    return ngrams === null ? longestWords(run, vocabulary) : segmentWords(run, vocabulary, ngrams)
  }

  #cached(key: string, make: () => readonly SoughtOption[]): readonly SoughtOption[] {
    const options = this.#known.get(key) ?? make()
    if (this.#known.size > MAX_CACHED) this.#known.clear()
    this.#known.set(key, options)
    return options
  }

  /** Translations that the index holds. */
  #found(rows: readonly LexiconRow[], idsOf: (text: string, terms: TermNumbers) => number[]): FoundTranslation[] {
    return rows.flatMap((row) => {
      const ids = idsOf(row.text, this.#terms)
      if (ids.length === 0 || ids.includes(NO_TERM)) return []
      const documents = Math.min(...ids.map((id) => this.#documents(id)))
      return documents === 0 ? [] : [{ ...row, ids, documents }]
    })
  }
}

/** The overlapping pairs of characters of a Chinese word; none of a single character. */
function chineseTerms(word: string, terms: TermNumbers): number[] {
  const chars = [...word]
  return chars.slice(1).map((char, i) => terms.find(chars[i]! + char))
}

function englishTerms(stems: string, terms: TermNumbers): number[] {
  return stems.split(' ').map((stem) => terms.findStem(stem) || terms.find(stem))
}

/** Glosses of many words weigh less than this. Other glosses count less as parts of a word than learned translations. */
const MIN_DICTIONARY_WEIGHT = 0.2
const DICTIONARY_SHARE = 0.4

/** Translations of a word as parts of a composed one: each once, with its largest weight. */
function partsOf(rows: readonly LexiconRow[]): TranslationPart[] {
  const weights = new Map<string, number>()
  for (const { text, origin, weight } of rows) {
    if (origin === 'dictionary' && weight < MIN_DICTIONARY_WEIGHT) continue
    const own = origin === 'dictionary' ? weight * DICTIONARY_SHARE : weight
    weights.set(text, Math.max(weights.get(text) ?? 0, own))
  }
  return Array.from(weights, ([text, weight]) => ({ text, weight }))
}

/** The longest words of a vocabulary, from left to right. */
function longestWords(run: string, vocabulary: { has(word: string): boolean }): string[] {
  const words: string[] = []
  for (let at = 0; at < run.length;) {
    let length = Math.min(LONGEST_WORD, run.length - at)
    while (length > 1 && !vocabulary.has(run.slice(at, at + length))) length--
    words.push(run.slice(at, at + length))
    at += length
  }
  return words
}
