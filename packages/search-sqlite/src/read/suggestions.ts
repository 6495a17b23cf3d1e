import { analyzeText, foldText } from '@gezhi/query'
import { patentField } from '@gezhi/records'
import type { Suggestion, SuggestRequest } from '@gezhi/search'
import { COUNTS_IN_BLOCK } from '../storage/word-forms.ts'
import { countValues } from './count-values.ts'
import { HitSet } from './hit-set.ts'
import type { IndexSession } from './index-session.ts'

/** Fields whose values are offered beside words. */
const NAMES = ['AP', 'in'] as const
const AFTER_ALL = '\u{10ffff}'
/** Values or words looked at; those of very short beginnings are not all of them. */
const MAX_LOOKED_AT = 2000
/** Milliseconds to count the documents of one run of characters. */
const PATIENCE = 10
/** Continuations of a run that are counted. */
const CONTINUATIONS = 8

/** Words and names that go on from what is typed. */
export function suggestions(session: IndexSession, { text, limit }: Pick<SuggestRequest, 'text' | 'limit'>): Suggestion[] {
  const folded = foldText(text).text.trim()
  if (folded === '' || limit <= 0) return []
  const words = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u.test(folded)
    ? runs(session, folded)
    : wordsAfter(session, folded)
  const found = [...words, ...NAMES.flatMap((name) => names(session, name, text.trim()))]
  return found.toSorted((a, b) => b.documents - a.documents || (a.text < b.text ? -1 : 1)).slice(0, limit)
}

function wordsAfter(session: IndexSession, folded: string): Suggestion[] {
  const last = analyzeText(folded).tokens.at(-1)
  if (last === undefined || !folded.endsWith(last)) return []
  const sql = `SELECT id, term FROM vocabulary WHERE term >= ? AND term < ? LIMIT ${MAX_LOOKED_AT}`
  const rows = session.connection.prepare(sql).all(last, last + AFTER_ALL) as { id: number; term: string }[]
  const before = folded.slice(0, folded.length - last.length)
  return rows
    .map(({ id, term }) => ({ text: before + term, of: 'word', documents: documentsOf(session, id) }))
    .filter(({ documents }) => documents > 0)
}

/** A run of characters with each that most often follows its last. */
function runs(session: IndexSession, run: string): Suggestion[] {
  const last = [...run].at(-1)!
  const rows = session.connection.prepare('SELECT id, term FROM vocabulary WHERE term > ? AND term < ?').all(last, last + AFTER_ALL) as {
    id: number
    term: string
  }[]
  const frequent = rows.map(({ id, term }) => ({ term, documents: documentsOf(session, id) })).toSorted((a, b) => b.documents - a.documents)
  const longer = frequent.slice(0, CONTINUATIONS).map(({ term }) => run + term.slice(last.length))
  return [run, ...longer]
    .map((text) => ({ text, of: 'word', documents: documentsWith(session, text) }))
    .filter(({ documents }) => documents > 0)
}

function documentsWith(session: IndexSession, run: string): number {
  const chars = [...run]
  const phrase =
    chars.length === 1
      ? `"${run}"*`
      : `"${chars
          .slice(1)
          .map((char, i) => chars[i]! + char)
          .join(' ')}"`
  const sql = 'SELECT count(collect(rowid)) FROM words WHERE words MATCH ?'
  return session.connection.collect(sql, [phrase], performance.now() + PATIENCE).size
}

function names(session: IndexSession, name: (typeof NAMES)[number], text: string): Suggestion[] {
  const field = session.field(patentField(name)!.name)
  if (field === null) return []
  const sql = `SELECT id, value FROM dictionary WHERE field = ? AND value >= ? AND value < ? LIMIT ${MAX_LOOKED_AT}`
  const rows = session.connection.prepare(sql).all(field.number, text, text + AFTER_ALL) as { id: number; value: string }[]
  if (rows.length === 0) return []
  const counts = session.derived(`documents ${field.number}`, () => documentsOfValues(session, field.number))
  return rows.map(({ id, value }) => ({ text: value, of: name, documents: counts[id] ?? 0 })).filter(({ documents }) => documents > 0)
}

function documentsOfValues(session: IndexSession, field: number): Int32Array {
  const column = session.column(field)
  const counts = new Int32Array(column.distinct ?? 0)
  for (const [id, count] of countValues(column, HitSet.all(session.documents))) counts[id] = count
  return counts
}

/** How many documents hold a word. */
export function documentsOf(session: IndexSession, id: number): number {
  const block = Math.floor(id / COUNTS_IN_BLOCK)
  const counts = session.derived(`terms ${block}`, () => {
    const row = session.connection.prepare('SELECT counts FROM term_counts WHERE block = ?').get(block) as
      | { counts: Uint8Array }
      | undefined
    return row === undefined ? new Int32Array(COUNTS_IN_BLOCK) : new Int32Array(row.counts.slice().buffer)
  })
  return counts[id % COUNTS_IN_BLOCK] ?? 0
}
