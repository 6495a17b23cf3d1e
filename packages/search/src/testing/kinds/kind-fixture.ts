import type { RecordKind } from '@gezhi/records'
import type { Weakness } from '../describe-groups.ts'

/** The relevant properties of a record of any kind; the rest is filled in. */
export interface RecordSketch {
  /** Two records with one number are the same record (`KindFixture.id`); by default a unique number. */
  readonly n?: number
  readonly title?: string
  readonly abstract?: string
  /** Texts that are stored separately if they are long. */
  readonly body?: readonly string[]
  readonly parties?: readonly string[]
  /** Values of the first field whose values are suggested (`RecordKind.suggestFields`), beside those from other properties. */
  readonly names?: readonly string[]
  /** `yyyyMMdd`. */
  readonly date?: string
  readonly code?: 'a' | 'b' | 'c'
  readonly pages?: number
  /** Records of one group are about the same thing. */
  readonly group?: string
  /** Numbers of the records it relates to. */
  readonly relatesTo?: readonly number[]
  /** Its origin, which is not part of its content. */
  readonly source?: string
}

/** A kind of record with the names that cases for any kind use. */
export interface KindFixture<R extends object> {
  readonly kind: RecordKind<R>
  record(sketch: RecordSketch): R
  /** The same record without identifying properties. */
  withoutIdentity(sketch: RecordSketch): R
  /** Identity of the record of a number. */
  id(n: number): string
  /** Fields. `year` is searched as `date`; `count` is null for a kind without one. */
  readonly fields: Readonly<Record<'title' | 'party' | 'number' | 'date' | 'year' | 'code', string>> & { readonly count: string | null }
  /** Values of the code field for `RecordSketch.code`. */
  readonly codes: Readonly<Record<'a' | 'b' | 'c', string>>
  /** Facets of code, year and party; orders of count and date. */
  readonly facets: Readonly<Record<'code' | 'year' | 'party', string>>
  readonly sorts: Readonly<Record<'count' | 'date', string>>
  /** Text columns. */
  readonly columns: Readonly<Record<'title' | 'abstract' | 'body', string>>
  readonly grouping: string
  readonly relation: string
  /** Cases that need what records of the kind do not have. */
  readonly lacks?: readonly Weakness[]
}
