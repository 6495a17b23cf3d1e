import type { DatabaseSync } from 'node:sqlite'
import type { ValueTest } from '@gezhi/query'
import type { Field, RecordKind } from '@gezhi/records'

/**
 * Storage of the values of a field. `numbers`: a sorted tree of values, for values that hardly repeat (publication numbers). `numeric`:
 * one number per record and value, in columns (dates, counts). `dictionary`: columns of ids into a list of all values (parties, classes,
 * codes).
 */
export type FieldStore = 'numbers' | 'numeric' | 'dictionary'

export interface StoredField {
  readonly name: string
  readonly store: FieldStore
  readonly values: (record: object) => readonly (string | number)[]
}

/** Fields with values of the field table, and those the engine needs to relate and group records. */
export function storedFields({ fields, relations, groupings }: RecordKind): readonly StoredField[] {
  return [
    ...fields.list.flatMap(toStoredField),
    ...officeColumn(fields.list),
    ...Object.entries(relations).flatMap(([name, { field, keys }]): StoredField[] =>
      field === undefined ? [{ name: `@${name}`, store: 'numbers', values: keys }] : [],
    ),
    ...Object.entries(groupings).map(([name, grouping]): StoredField => ({
      name: groupingField(name),
      store: 'numeric',
      values: (record) => {
        const key = grouping.key(record)
        return key === undefined ? [] : [groupNumber(key)]
      },
    })),
  ]
}

/** The stored field with the offices of a kind's main numbers: all numbers of an office would be a million rows of a sorted tree. */
export const OFFICE_FIELD = '@office'
const OFFICE = /^[A-Z]{2}/

/** The field of the numbers a kind is known by: its first. */
export function mainNumberField(list: readonly Field[]): Field | undefined {
  return list.find((field) => field.type === 'number' && field.values !== undefined)
}

/** The office in a prefix of numbers that is nothing else, null for any other test. */
export function officeOf(test: ValueTest): string | null {
  return test.op === 'prefix' && test.prefix.length === 2 && OFFICE.test(test.prefix) ? test.prefix : null
}

function officeColumn(list: readonly Field[]): StoredField[] {
  const numbers = mainNumberField(list)?.values
  if (numbers === undefined) return []
  const values = (record: object) => [...new Set(numbers(record).flatMap((number) => OFFICE.exec(String(number))?.[0] ?? []))]
  return [{ name: OFFICE_FIELD, store: 'dictionary', values }]
}

/** The stored field by which hits are grouped. */
export function groupingField(name: string): string {
  return `@group-${name}`
}

/** Numbers of the fields in this index, by name. Unknown ones of `register` get the next free number. */
export function fieldNumbers(db: DatabaseSync, register: readonly StoredField[] = []): Map<string, number> {
  const rows = db.prepare('SELECT name, number FROM fields').all() as { name: string; number: number }[]
  const numbers = new Map(rows.map((row) => [row.name, row.number]))
  const fresh = register.filter((field) => !numbers.has(field.name))
  if (fresh.length === 0) return numbers
  // One commit: each is slow on a disk with synchronous writes.
  db.exec('BEGIN IMMEDIATE')
  const insert = db.prepare('INSERT INTO fields VALUES (?, ?)')
  for (const { name } of fresh) {
    insert.run(name, numbers.size)
    numbers.set(name, numbers.size)
  }
  db.exec('COMMIT')
  return numbers
}

function toStoredField(field: Field): StoredField[] {
  if (field.values === undefined) return []
  return [{ name: field.name, store: storeOf(field), values: field.values }]
}

function storeOf(field: Field): FieldStore {
  if (field.type === 'number') return 'numbers'
  return field.type === 'date' || field.type === 'count' ? 'numeric' : 'dictionary'
}

/**
 * A 52-bit hash that represents a group when hits are grouped: among a million groups the probability of any collision is 1 in 9,000
 * (FNV-1a, in two halves of 26 bits).
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
