import type { TranslationSource } from '../semantic-search.ts'
import type { Lexicon, LexiconRow } from '../question/translations.ts'
import { hasTranslation, translatedWords, translationsOf, type PackedTranslations } from './packed-translations.ts'

/** An in-memory lexicon: translations by source. */
export class PackedLexicon implements Lexicon {
  readonly #parts: readonly (readonly [TranslationSource, PackedTranslations])[]

  constructor(parts: readonly (readonly [TranslationSource, PackedTranslations])[]) {
    this.#parts = parts
  }

  chineseOf(stems: string, most: number): readonly LexiconRow[] {
    return this.#heaviest((part) => translationsOf(part.byEnglish, stems), most)
  }

  englishOf(word: string, most: number): readonly LexiconRow[] {
    return this.#heaviest((part) => translationsOf(part.byChinese, word), most)
  }

  hasChinese(word: string): boolean {
    return this.#parts.some(([origin, part]) => origin !== 'records' && hasTranslation(part.byChinese, word))
  }

  hasEnglish(stems: string): boolean {
    return this.#parts.some(([, part]) => hasTranslation(part.byEnglish, stems))
  }

  /** Chinese words from sources other than records. */
  get chineseWords(): Iterable<string> {
    return Iterator.from(this.#parts).flatMap(([origin, part]) => (origin === 'records' ? [] : translatedWords(part.byChinese)))
  }

  #heaviest(find: (part: PackedTranslations) => Omit<LexiconRow, 'origin'>[], most: number): LexiconRow[] {
    const rows = this.#parts.flatMap(([origin, part]) => find(part).map((row) => ({ ...row, origin })))
    return rows.toSorted((a, b) => b.weight - a.weight).slice(0, most)
  }
}
