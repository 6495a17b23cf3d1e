import type { DatabaseSync } from 'node:sqlite'
import { familyGroup, PATENT_FIELDS, RELATION_KEYS, type PatentField, type PatentRecord, type PatentRelation } from '@gezhi/records'

/**
 * Where the values of a field are kept. `numbers`: a sorted tree of values, for what hardly repeats (publication numbers). `numeric`:
 * one number a record and value, in columns (dates, counts). `dictionary`: columns too, of ids into a list of all values (parties, classes, codes).
 */
export type FieldStore = 'numbers' | 'numeric' | 'dictionary'

export interface StoredField {
  readonly name: string
  readonly store: FieldStore
  readonly values: (record: PatentRecord) => readonly (string | number)[]
}

/** Relations with keys of their own; publications are found by the field `pn`. */
const STORED_RELATIONS: readonly PatentRelation[] = ['application', 'family-simple', 'family-extended', 'cites', 'application-statements']

/** Fields with values of the field table, and what the engine itself needs to group and relate records. */
export const STORED_FIELDS: readonly StoredField[] = [
  ...PATENT_FIELDS.flatMap(toStoredField),
  ...STORED_RELATIONS.map((relation): StoredField => ({ name: `@${relation}`, store: 'numbers', values: RELATION_KEYS[relation] })),
  { name: '@group-application', store: 'numeric', values: (record) => RELATION_KEYS.application(record).slice(-1).map(groupNumber) },
  { name: '@group-family', store: 'numeric', values: (record) => familyOf(record).map(groupNumber) },
]

/** Numbers of the fields in this index, by name. Names new to it are given the next free number when `register` is set. */
export function fieldNumbers(db: DatabaseSync, register: boolean): Map<string, number> {
  const rows = db.prepare('SELECT name, number FROM fields').all() as { name: string; number: number }[]
  const numbers = new Map(rows.map((row) => [row.name, row.number]))
  if (!register) return numbers
  const fresh = STORED_FIELDS.filter((field) => !numbers.has(field.name))
  if (fresh.length === 0) return numbers
  // Committed once: on a disk that is waited for, each commit is felt.
  db.exec('BEGIN IMMEDIATE')
  const insert = db.prepare('INSERT INTO fields VALUES (?, ?)')
  for (const { name } of fresh) {
    insert.run(name, numbers.size)
    numbers.set(name, numbers.size)
  }
  db.exec('COMMIT')
  return numbers
}

function toStoredField(field: PatentField): StoredField[] {
  if (field.values === undefined) return []
  return [{ name: field.name, store: storeOf(field), values: field.values }]
}

function storeOf(field: PatentField): FieldStore {
  if (field.type === 'number') return 'numbers'
  return field.type === 'date' || field.type === 'count' ? 'numeric' : 'dictionary'
}

function familyOf(record: PatentRecord): string[] {
  const group = record.familyGroup ?? familyGroup([record])
  return group === undefined ? [] : [group]
}

/**
 * 52 bits that stand for an application or family when hits are grouped by it: among a million groups the chance that any two share
 * one is 1 in 9,000 (FNV-1a, both halves of 26 bits kept apart).
 */
function groupNumber(value: string): number {
  let low = 0x811c9dc5
  let high = 0x9747b28c
  for (let i = 0; i < value.length; i++) {
    low = Math.imul(low ^ value.charCodeAt(i), 0x01000193)
    high = Math.imul(high ^ value.charCodeAt(i), 0x5bd1e995) ^ (high >>> 15)
  }
  return (mixed(high) >>> 6) * 0x4000000 + (mixed(low) >>> 6)
}

function mixed(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35)
  return second ^ (second >>> 16)
}
