/** How another system's query language writes fields and values of a kind of record. */
export interface DialectTable {
  /** The first row with our field is used for writing. */
  readonly fields: readonly DialectField[]
  /** For code fields with the system's own codes. The first row with our value is used for writing. */
  readonly values: readonly DialectValue[]
}

/** Their name and ours, `near` if the meanings differ slightly. */
export type DialectField = readonly [theirs: string, ours: string, near?: 'near']

/** Our field, their value and ours. */
export type DialectValue = readonly [field: string, theirs: string, ours: string]

/** By the name of the dialect (`packages/query`, `DIALECTS`). A dialect without a table has no field of the kind. */
export type DialectTables = Readonly<Record<string, DialectTable>>
