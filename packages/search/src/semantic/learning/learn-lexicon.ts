import { foldText } from '@gezhi/query'
import { learnWords, NgramCounter, type NgramTable, type Translation } from '@gezhi/semantic'
import { distinctTranslations } from './dictionary-translations.ts'
import { learningLimits, type LearningLimits } from './learning-limits.ts'
import type { TextPairs } from './text-pairs.ts'

/** Words and translations learned from a corpus. */
export interface LearnedLexicon {
  /** By the English word: its stem, and Chinese words, also of a single character. */
  readonly translations: readonly Translation[]
  /** Chinese words of the corpus, in dictionaries or not. */
  readonly words: readonly string[]
  readonly ngrams: NgramTable
}

export interface LexiconSources {
  /** Texts of records spread over the index. */
  readonly texts: Iterable<string>
  readonly pairs: TextPairs
  /** Chinese words of dictionaries, folded. */
  readonly dictionary: Iterable<string>
  /** Default: the limits of a build with unlimited memory. */
  readonly limits?: Pick<LearningLimits, 'maxCharacters' | 'maxWordPairs'>
}

/** Learns Chinese words and translations from records and texts in both languages. */
export function learnLexicon({ texts, pairs, dictionary, limits = learningLimits() }: LexiconSources): LearnedLexicon {
  const counter = new NgramCounter(limits.maxCharacters)
  for (const text of pairs.chinese) if (!counter.isFull) counter.add(foldText(text).text)
  for (const text of texts) {
    if (counter.isFull) break
    counter.add(foldText(text).text)
  }
  const ngrams = counter.table()
  const words = learnWords(ngrams)
  const translations = distinctTranslations(pairs.translations(new Set([...dictionary, ...words]), ngrams, limits.maxWordPairs))
  return { translations, words, ngrams }
}
