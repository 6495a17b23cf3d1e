import { DatabaseSync } from 'node:sqlite'
import type { PatentRecord } from '@gezhi/records'

const WORD = /[\p{L}\p{N}]+/gu
const HAN = /\p{Script=Han}+/gu

/** The baseline: default FTS5 with Porter stemming, all words of the query joined by OR, title weight three. Chinese as character pairs. */
export function plainBm25(records: readonly PatentRecord[]): (text: string, max: number) => string[] {
  const db = new DatabaseSync(':memory:')
  db.exec("CREATE VIRTUAL TABLE words USING fts5(title, abstract, tokenize='porter unicode61')")
  const insert = db.prepare('INSERT INTO words(rowid, title, abstract) VALUES (?, ?, ?)')
  const joined = (texts: readonly { text: string }[] | undefined) => (texts ?? []).map(({ text }) => paired(text)).join(' ')
  for (const [i, { titles, abstracts }] of records.entries()) insert.run(i + 1, joined(titles), joined(abstracts))
  const find = db.prepare('SELECT rowid FROM words WHERE words MATCH ? ORDER BY bm25(words, 3.0, 1.0), rowid DESC LIMIT ?')
  return (text, max) => {
    const words = new Set(paired(text).match(WORD) ?? [])
    if (words.size === 0) return []
    const rows = find.all([...words].map((word) => `"${word}"`).join(' OR '), max) as { rowid: number }[]
    return rows.map(({ rowid }) => records[rowid - 1]!.publicationNumber!)
  }
}

function paired(text: string): string {
  return text.replace(HAN, (run) => ` ${pairsOf([...run]).join(' ')} `)
}

function pairsOf(chars: readonly string[]): string[] {
  return chars.length === 1 ? [...chars] : chars.slice(1).map((char, i) => chars[i]! + char)
}
