import type { NgramTable } from '@gezhi/semantic'
import type { TranslationSource } from '../semantic-search.ts'
import type { Lexicon, LexiconRow } from '../question/translations.ts'
import { hasTranslation, translatedWords, translationsOf, type PackedTranslations } from './packed-translations.ts'

/** An in-memory lexicon: translations by source. */
export class PackedLexicon implements Lexicon {
  readonly #parts: readonly (readonly [TranslationSource, PackedTranslations])[]

  readonly #words: ReadonlySet<string>
  readonly ngrams: NgramTable | null

  /** `learned`: Chinese words and runs of characters of the records; null where nothing was learned. */
  constructor(
    parts: readonly (readonly [TranslationSource, PackedTranslations])[],
    learned: { readonly words: readonly string[]; readonly ngrams: NgramTable } | null,
  ) {
    this.#parts = parts
    this.#words = new Set(learned?.words)
    this.ngrams = learned?.ngrams ?? null
  }

  chineseOf(stems: string, maxRows: number): readonly LexiconRow[] {
    return this.#heaviest((part) => translationsOf(part.byEnglish, stems), maxRows)
  }

  englishOf(word: string, maxRows: number): readonly LexiconRow[] {
    return this.#heaviest((part) => translationsOf(part.byChinese, word), maxRows)
  }

  hasChinese(word: string): boolean {
    return this.#words.has(word) || this.#parts.some(([, part]) => hasTranslation(part.byChinese, word))
  }

  /** Chinese words, some of them several times. */
  get chineseWords(): Iterable<string> {
    return this.#everyWord()
  }

  *#everyWord(): Generator<string, void, void> {
    for (const [, part] of this.#parts) yield* translatedWords(part.byChinese)
    yield* this.#words
  }

  #heaviest(find: (part: PackedTranslations) => Omit<LexiconRow, 'origin'>[], maxRows: number): LexiconRow[] {
    const rows = this.#parts.flatMap(([origin, part]) => find(part).map((row) => ({ ...row, origin })))
    return rows.toSorted((a, b) => b.weight - a.weight).slice(0, maxRows)
  }
}
