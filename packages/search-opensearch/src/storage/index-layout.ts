import type { RecordKind } from '@gezhi/records'
import type { Clause } from '../query-dsl/clause.ts'
import { storedFields, type StoredField } from './stored-fields.ts'

/** The structure of index documents, derived from a kind; computed once for each engine and thread. */
export interface IndexLayout {
  readonly kind: RecordKind
  /** Weight of a word in each text column. */
  readonly weights: ReadonlyMap<string, number>
  /** Titles, abstracts and claims: the columns that summarise a record. */
  readonly mainColumns: readonly string[]
  readonly fields: readonly StoredField[]
  readonly fieldsByName: ReadonlyMap<string, StoredField>
  /** Path of the date that orders records of the same date (`RecordOrder.tieBreak`); null if there is none. */
  readonly tieBreak: string | null
  /** The default order of a list (`RecordKind.order`), newest first. */
  readonly newestFirst: readonly Clause[]
}

const MAIN_ROLES: readonly unknown[] = ['title', 'abstract', 'claims']

/** The layout of an index of a kind. */
export function indexLayout(kind: RecordKind): IndexLayout {
  const fields = storedFields(kind)
  const { tieBreak } = kind.order
  const tiePath = tieBreak === undefined ? null : `first.${tieBreak}`
  return {
    kind,
    weights: new Map(kind.textColumns.map(({ name, weight }) => [name, weight])),
    mainColumns: kind.textColumns.filter(({ role }) => MAIN_ROLES.includes(role)).map(({ name }) => name),
    fields,
    fieldsByName: new Map(fields.map((field) => [field.name, field])),
    tieBreak: tiePath,
    newestFirst: [{ address: 'desc' }, ...(tiePath === null ? [] : [{ [tiePath]: { order: 'desc', missing: '_last' } }]), { docId: 'asc' }],
  }
}
