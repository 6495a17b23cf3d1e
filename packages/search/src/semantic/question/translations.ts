import type { SoughtOption, SoughtSource } from '@gezhi/semantic'
import { NO_TERM, type TermNumbers } from './term-numbers.ts'

/** Maximum number of translations searched per term. */
const MAX_OPTIONS = 8
/** Maximum number of translations read per word, by weight; more contribute too little each. */
const MAX_READ = 200

type Origin = Exclude<SoughtSource, 'own'>

/** A translation of a word in a lexicon. */
export interface LexiconRow {
  /** A Chinese word, or English stems joined by spaces. */
  readonly text: string
  readonly origin: Origin
  readonly weight: number
}

/** Words of two languages and their translations; English ones as stems joined by spaces. */
export interface Lexicon {
  /** Chinese translations of an English word or phrase, at most `most`, highest weight first. */
  chineseOf(stems: string, most: number): readonly LexiconRow[]
  /** English translations of a Chinese word, at most `most`, highest weight first. */
  englishOf(word: string, most: number): readonly LexiconRow[]
  /** Whether it contains a Chinese word from a source other than records, which only give pairs of characters. */
  hasChinese(word: string): boolean
  hasEnglish(stems: string): boolean
}

interface Found extends LexiconRow {
  readonly ids: readonly number[]
  readonly documents: number
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
    return this.#cached(`en ${stems}`, () => {
      return this.#options(this.#lexicon.chineseOf(stems, MAX_READ), (text) => pairsOf(text).map((pair) => this.#terms.find(pair)))
    })
  }

  /** Translations of a Chinese word that occur in English records of the index. */
  toEnglish(word: string): readonly SoughtOption[] {
    return this.#cached(`zh ${word}`, () => {
      return this.#options(this.#lexicon.englishOf(word, MAX_READ), (text) =>
        text.split(' ').map((stem) => this.#terms.findStem(stem) || this.#terms.find(stem)),
      ).map((option) => ({
        ...option,
        text: option.ids.map((id) => this.#terms.formsOf(id)[0]).join(' '),
      }))
    })
  }

  /** Whether the lexicon contains a Chinese word. */
  isChineseWord(word: string): boolean {
    return this.#lexicon.hasChinese(word)
  }

  /** Whether the lexicon contains an English phrase. */
  isEnglishPhrase(stems: string): boolean {
    return this.#lexicon.hasEnglish(stems)
  }

  #cached(key: string, make: () => readonly SoughtOption[]): readonly SoughtOption[] {
    const options = this.#known.get(key) ?? make()
    if (this.#known.size > 50_000) this.#known.clear()
    this.#known.set(key, options)
    return options
  }

  /**
   * Weights translations by their use in the records: `weight · ln(1 + documents)`; if both dictionary and records have some, each source
   * counts half.
   */
  #options(rows: readonly LexiconRow[], idsOf: (text: string) => number[]): SoughtOption[] {
    const found = rows.flatMap((row): Found[] => {
      const ids = idsOf(row.text)
      if (ids.length === 0 || ids.includes(NO_TERM)) return []
      const documents = Math.min(...ids.map((id) => this.#documents(id)))
      return documents === 0 ? [] : [{ ...row, ids, documents }]
    })
    const origins = [...Map.groupBy(found, ({ origin }) => origin).values()]
    return toOptions(origins.flatMap((rowsOfOrigin) => sharesOf(rowsOfOrigin, 1 / origins.length)))
  }
}

/** Normalised to a sum of `total`. */
function sharesOf(rows: readonly Found[], total: number): { row: Found; share: number }[] {
  const weighed = rows.map((row) => ({ row, worth: row.weight * Math.log(1 + row.documents) }))
  const best = weighed.toSorted((a, b) => b.worth - a.worth).slice(0, MAX_OPTIONS)
  const sum = best.reduce((all, { worth }) => all + worth, 0)
  return best.map(({ row, worth }) => ({ row, share: (total * worth) / sum }))
}

/** The same word from two sources is one option. */
function toOptions(shares: readonly { row: Found; share: number }[]): SoughtOption[] {
  const options = new Map<string, SoughtOption>()
  for (const { row, share } of shares) {
    const known = options.get(row.text)
    const { ids, documents, text } = row
    options.set(text, known === undefined ? { ids, documents, text, share, source: row.origin } : { ...known, share: known.share + share })
  }
  return [...options.values()].toSorted((a, b) => b.share - a.share)
}

/** The overlapping pairs of characters of a Chinese word; none for a single character. */
function pairsOf(word: string): string[] {
  const chars = [...word]
  return chars.slice(1).map((char, i) => chars[i]! + char)
}
