import { learnTranslations, type TextPair, type Translation } from '@gezhi/semantic'
import { analyzeText } from '@gezhi/query'
import type { LangText } from '@gezhi/records'
import { englishStem } from '../../english-stem.ts'
import { isNoTerm } from '../question/index-terms.ts'

/** Maximum number of records examined for texts in both languages, sampled across the index. */
export const RECORDS_TO_LEARN_FROM = 100_000
const MAX_PAIRS = 20_000
/** Minimum number of pairs to learn from. */
const FEWEST_PAIRS = 50
const HAN_TOKEN = /^\p{Script=Han}{2}$/u

/** Texts of records in both languages, and the translations learned from them. */
export class TextPairs {
  readonly #numbers = new Map<string, number>()
  readonly #texts: string[] = []
  readonly #pairs: TextPair[] = []

  /** Whether the maximum was reached. */
  get isFull(): boolean {
    return this.#pairs.length >= MAX_PAIRS
  }

  /** Adds the texts of a record (`RecordKind.parallelTexts`) that exist in both languages. */
  add(parallelTexts: readonly (readonly LangText[])[]): void {
    for (const texts of parallelTexts) {
      const [english, chinese] = [textsIn(texts, 'en'), textsIn(texts, 'zh')]
      if (english === '' || chinese === '') continue
      this.#pairs.push({ source: this.#termNumbers(english, isEnglish), target: this.#termNumbers(chinese, isChinese) })
    }
  }

  /** English stems with the pairs of Chinese characters they translate to; none with too few records. */
  translations(): Translation[] {
    const learned = this.#pairs.length < FEWEST_PAIRS ? [] : learnTranslations(this.#pairs)
    return learned.map(({ source, target, probability }) => ({
      source: this.#texts[source]!,
      target: this.#texts[target]!,
      weight: probability,
    }))
  }

  #termNumbers(text: string, isSelected: (token: string) => boolean): Int32Array {
    const terms = analyzeText(text)
      .tokens.filter(isSelected)
      .map((token) => englishStem(token) ?? token)
    return Int32Array.from(new Set(terms), (term) => this.#number(term))
  }

  #number(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.#texts.length)
    return this.#texts.push(text) - 1
  }
}

function textsIn(texts: readonly LangText[], lang: string): string {
  return texts
    .filter((text) => text.lang === lang)
    .map(({ text }) => text)
    .join('\n')
}

const isChinese = (token: string) => HAN_TOKEN.test(token)
const isEnglish = (token: string) => /^[a-z]/.test(token) && !isNoTerm(token)
