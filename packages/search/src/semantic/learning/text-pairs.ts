import { learnTranslations, segmentWords, type NgramTable, type TextPair, type Translation } from '@gezhi/semantic'
import { analyzeText, foldText } from '@gezhi/query'
import type { LangText } from '@gezhi/records'
import { englishStem } from '../../english-stem.ts'
import { isNoTerm } from '../question/index-terms.ts'
import { alignedTexts, type AlignedText } from './aligned-texts.ts'

/** Maximum number of records examined for texts in both languages, sampled across the index. */
export const RECORDS_TO_LEARN_FROM = 100_000
/** Maximum number of word pairs in all text pairs; learning takes about a microsecond for each. */
const MAX_WORD_PAIRS = 40_000_000
/** Minimum number of texts to learn from. */
const MIN_PAIRS = 50
const HAN_RUNS = /[\u3400-\u9fff]+/g

/** Texts in both languages, and the translations learned from them. */
export class TextPairs {
  readonly #numbers = new Map<string, number>()
  readonly #words: string[] = []
  readonly #texts: AlignedText[] = []
  #size = 0

  /** Whether the maximum was reached. */
  get isFull(): boolean {
    return this.#size >= MAX_WORD_PAIRS
  }

  /** Adds texts that exist in both languages: of a record (`RecordKind.parallelTexts`) or the title of a class. */
  add(parallelTexts: readonly (readonly LangText[])[]): void {
    for (const texts of parallelTexts) {
      if (this.isFull) return
      for (const text of alignedTexts(textsIn(texts, 'en'), textsIn(texts, 'zh'))) {
        this.#texts.push(text)
        // An English word has about six letters, a Chinese word about two characters.
        this.#size += (text.en.length * text.zh.length) / 12
      }
    }
  }

  /** The Chinese texts that were added. */
  get chinese(): readonly string[] {
    return this.#texts.map(({ zh }) => zh)
  }

  /**
   * English stems with the Chinese words they translate to; none with too few texts. `vocabulary`: Chinese words; `maxCounted`: as
   * `learnTranslations`.
   */
  translations(vocabulary: ReadonlySet<string>, ngrams: NgramTable, maxCounted?: number): Translation[] {
    if (this.#texts.length < MIN_PAIRS) return []
    const pairs = this.#texts.map(({ en, zh }): TextPair => ({
      source: this.#termNumbers(englishTerms(en)),
      target: this.#termNumbers(chineseWords(zh, vocabulary, ngrams)),
    }))
    return learnTranslations(pairs, maxCounted).map(({ source, target, weight }) => ({
      source: this.#words[source]!,
      target: this.#words[target]!,
      weight,
    }))
  }

  #termNumbers(words: readonly string[]): Int32Array {
    return Int32Array.from(new Set(words), (word) => this.#number(word))
  }

  #number(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    this.#numbers.set(word, this.#words.length)
    return this.#words.push(word) - 1
  }
}

function textsIn(texts: readonly LangText[], lang: string): string {
  return texts
    .filter((text) => text.lang === lang)
    .map(({ text }) => text)
    .join('\n')
}

function englishTerms(text: string): string[] {
  const words = analyzeText(text).tokens.filter((token) => /^[a-z]/.test(token) && !isNoTerm(token))
  return words.map((word) => englishStem(word) ?? word)
}

function chineseWords(text: string, vocabulary: ReadonlySet<string>, ngrams: NgramTable): string[] {
  return Array.from(foldText(text).text.matchAll(HAN_RUNS)).flatMap(([run]) => segmentWords(run, vocabulary, ngrams))
}
