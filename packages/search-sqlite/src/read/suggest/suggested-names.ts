import { typedReading } from '@gezhi/search'
import { countedHits } from '../counted-hits.ts'
import { countValues } from '../count-values.ts'
import { HitSet } from '../hit-set.ts'
import type { IndexSession } from '../index-session.ts'
import { heaviest, type FoundSuggestion } from './found-suggestion.ts'
import type { Among } from './held-by.ts'

const AFTER_ALL = '\u{10ffff}'
/** Maximum number of names examined; very short prefixes have more. */
const MAX_LOOKED_AT = 5000
const OFFERED = 100
const MAX_HOLDING = 50_000
const HAN = /\p{Script=Han}/u

/**
 * Values of a field (`RecordKind.suggestFields`) that contain the typed text, or start with it in any letter case or in pinyin; counted
 * among the hits, null for all documents.
 */
export function suggestedNames(session: IndexSession, name: string, text: string, among: Among | null): FoundSuggestion[] {
  const field = session.lacks(name) ? null : session.field(name)
  if (field === null) return []
  const ids = new Set([
    ...namesWritten(session, field.number, text),
    ...namesHolding(session, field.number, text),
    ...namesRead(session, field.number, text),
  ])
  if (ids.size === 0) return []
  const counts = session.derived(`documents ${field.number} ${among?.key ?? ''}`, () =>
    documentsOfValues(session, field.number, among?.hits ?? HitSet.all(session.documents)),
  )
  const held = Array.from(ids, (id) => ({ id, weight: counts[id] ?? 0 })).filter(({ weight }) => weight > 0)
  const read = session.connection.prepare('SELECT value FROM dictionary WHERE field = ? AND id = ?')
  return heaviest(held, OFFERED).map(({ id, weight }) => {
    const { value } = read.get(field.number, id) as { value: string }
    return { text: value, of: name, documents: weight, weight }
  })
}

function namesWritten(session: IndexSession, field: number, text: string): number[] {
  const sql = `SELECT count(collect(id)) FROM (SELECT id FROM dictionary WHERE field = ? AND value >= ? AND value < ? LIMIT ${MAX_LOOKED_AT})`
  return numbersOf(session, sql, [field, text, text + AFTER_ALL])
}

/** Contains the typed text in any position: 中山大学 by 大学. A single character would match most names. */
function namesHolding(session: IndexSession, field: number, text: string): number[] {
  if ([...text].length < 2) return []
  const sql = `SELECT count(collect(id)) FROM (SELECT id FROM dictionary WHERE field = ? AND instr(value, ?) > 0 LIMIT ${MAX_HOLDING})`
  return numbersOf(session, sql, [field, text])
}

/** In any letter case, and by pinyin; not for text with Chinese characters. */
function namesRead(session: IndexSession, field: number, text: string): number[] {
  const key = HAN.test(text) ? '' : typedReading(text)
  if (key.length < 2) return []
  const sql = `SELECT count(collect(id)) FROM (SELECT id FROM readings WHERE field = ? AND reading >= ? AND reading < ? LIMIT ${MAX_LOOKED_AT})`
  return numbersOf(session, sql, [field, key, key + AFTER_ALL])
}

function numbersOf(session: IndexSession, sql: string, parameters: readonly (string | number)[]): number[] {
  const { numbers, size } = session.connection.collect(sql, parameters)
  return Array.from(numbers.subarray(0, size))
}

function documentsOfValues(session: IndexSession, field: number, hits: HitSet): Int32Array {
  const column = session.column(field)
  const counts = new Int32Array(column.distinct ?? 0)
  for (const [id, count] of countValues(column, countedHits(session, hits))) counts[id] = count
  return counts
}
