import type { Field, RecordKind } from '@gezhi/records'

/** A field with stored values: rows of the field table, and the keys by which records are related. */
export interface StoredField {
  readonly name: string
  readonly store: 'number' | 'keyword'
  readonly values: (record: object) => readonly (string | number)[]
  /** Hits can be ordered by its first value. */
  readonly sorts: boolean
  /** Hits can be counted by its values: not for values that hardly repeat. */
  readonly counts: boolean
}

/** Fields with values of the field table, and the relations of the kind with keys of their own. */
export function storedFields({ fields, relations }: RecordKind): readonly StoredField[] {
  return [
    ...fields.list.flatMap(toStoredField),
    ...Object.entries(relations).flatMap(([name, { field, keys }]): StoredField[] =>
      field === undefined ? [{ name: relationField(name), store: 'keyword', values: keys, sorts: false, counts: false }] : [],
    ),
  ]
}

/** The stored field that holds the keys of a relation without a field of its own. */
export function relationField(relation: string): string {
  return `@${relation}`
}

function toStoredField({ name, type, values, sort }: Field): StoredField[] {
  if (values === undefined) return []
  const store = type === 'date' || type === 'count' ? 'number' : 'keyword'
  return [{ name, store, values, sorts: sort !== undefined, counts: type !== 'number' }]
}
