import { PATENT_FIELDS, RELATION_KEYS, type PatentField, type PatentRecord, type PatentRelation } from '@gezhi/records'

/** A field whose values the index holds: rows of the field table, and the keys by which records are related. */
export interface StoredField {
  readonly name: string
  readonly store: 'number' | 'keyword'
  readonly values: (record: PatentRecord) => readonly (string | number)[]
  /** Hits can be ordered by its first value. */
  readonly sorts: boolean
  /** Hits can be counted by its values: not by what hardly repeats. */
  readonly counts: boolean
}

/** Relations with keys of their own; publications are found by the field `pn`. */
const STORED_RELATIONS: readonly PatentRelation[] = ['application', 'family-simple', 'family-extended', 'cites', 'application-statements']

export const STORED_FIELDS: readonly StoredField[] = [
  ...PATENT_FIELDS.flatMap(toStoredField),
  ...STORED_RELATIONS.map((relation): StoredField => ({
    name: `@${relation}`,
    store: 'keyword',
    values: RELATION_KEYS[relation],
    sorts: false,
    counts: false,
  })),
]

const BY_NAME = new Map(STORED_FIELDS.map((field) => [field.name, field]))

/** The stored field of this name. */
export function storedField(name: string): StoredField | undefined {
  return BY_NAME.get(name)
}

function toStoredField({ name, type, values, sort }: PatentField): StoredField[] {
  if (values === undefined) return []
  const store = type === 'date' || type === 'count' ? 'number' : 'keyword'
  return [{ name, store, values, sorts: sort !== undefined, counts: type !== 'number' }]
}
