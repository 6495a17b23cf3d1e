import type { NgramTable } from '@gezhi/semantic'
import type { Lexicon, LexiconRow } from '@gezhi/search/semantic'
import type { PreparedStatements } from '../terms/prepared-statements.ts'

/** The lexicon of a store; `ngrams` of the version of the store in memory. */
export function storedLexicon(store: PreparedStatements, ngrams: NgramTable | null): Lexicon {
  const rows = (sql: string, word: string, maxRows: number) => store(sql).all(word, maxRows) as unknown as LexiconRow[]
  return {
    chineseOf: (stems, maxRows) =>
      rows('SELECT target AS text, origin, weight FROM lexicon WHERE source = ? ORDER BY weight DESC LIMIT ?', stems, maxRows),
    englishOf: (word, maxRows) =>
      rows('SELECT source AS text, origin, weight FROM lexicon WHERE target = ? ORDER BY weight DESC LIMIT ?', word, maxRows),
    hasChinese: (word) => store(HAS_CHINESE).get(word, word) !== undefined,
    ngrams,
  }
}

const HAS_CHINESE = 'SELECT 1 FROM corpus_words WHERE text = ? UNION ALL SELECT 1 FROM lexicon WHERE target = ? LIMIT 1'
