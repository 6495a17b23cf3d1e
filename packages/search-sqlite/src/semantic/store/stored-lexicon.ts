import type { Lexicon, LexiconRow } from '@gezhi/search/semantic'
import type { PreparedStatements } from '../terms/prepared-statements.ts'

/** The lexicon of a store. */
export function storedLexicon(store: PreparedStatements): Lexicon {
  const rows = (sql: string, word: string, most: number) => store(sql).all(word, most) as unknown as LexiconRow[]
  return {
    chineseOf: (stems, most) =>
      rows('SELECT target AS text, origin, weight FROM lexicon WHERE source = ? ORDER BY weight DESC LIMIT ?', stems, most),
    englishOf: (word, most) =>
      rows('SELECT source AS text, origin, weight FROM lexicon WHERE target = ? ORDER BY weight DESC LIMIT ?', word, most),
    hasChinese: (word) => store("SELECT 1 FROM lexicon WHERE target = ? AND origin <> 'records' LIMIT 1").get(word) !== undefined,
    hasEnglish: (stems) => store('SELECT 1 FROM lexicon WHERE source = ? LIMIT 1').get(stems) !== undefined,
  }
}
