/** The data of an index: one array for each column, so that it is stored and loaded without conversion. Marks are numbered from 0. */
export interface IndexColumns {
  /** Where the marks of each bucket begin in `postings`; one more than there are buckets. */
  readonly bucketStarts: Uint32Array
  /** Numbers of marks, ascending within a bucket. */
  readonly postings: Uint32Array
  /** Where the text of each mark begins in `texts`; one more than there are marks. */
  readonly textStarts: Uint32Array
  /** UTF-16. */
  readonly texts: Uint16Array
  readonly idStarts: Uint32Array
  readonly ids: Uint16Array
  readonly groupStarts: Uint32Array
  /** Similar groups as numbers. */
  readonly groups: Uint16Array
  /** Nice classes of each mark as bits: class 1 is bit 0 of `lowClasses`, class 33 bit 0 of `highClasses`. */
  readonly lowClasses: Uint32Array
  readonly highClasses: Uint32Array
  /** Places in `MARK_STATUSES`. */
  readonly statuses: Uint8Array
  readonly hanLengths: Uint8Array
  readonly letterLengths: Uint8Array
}

/** The type of each column, in the order in which they are stored. */
export const COLUMN_TYPES = {
  bucketStarts: Uint32Array,
  postings: Uint32Array,
  textStarts: Uint32Array,
  texts: Uint16Array,
  idStarts: Uint32Array,
  ids: Uint16Array,
  groupStarts: Uint32Array,
  groups: Uint16Array,
  lowClasses: Uint32Array,
  highClasses: Uint32Array,
  statuses: Uint8Array,
  hanLengths: Uint8Array,
  letterLengths: Uint8Array,
} as const satisfies { readonly [Name in keyof IndexColumns]: Uint32ArrayConstructor | Uint16ArrayConstructor | Uint8ArrayConstructor }

/** Names of the columns, in the order in which they are stored. */
export const COLUMN_NAMES = Object.keys(COLUMN_TYPES) as (keyof IndexColumns)[]
