/** How another system's query language writes fields and values of a kind of record. */
export interface DialectTable {
  /** The first row with a field of ours is how it is written there. */
  readonly fields: readonly DialectField[]
  /** Of code fields where the system has its own codes. The first row with a value of ours is written. */
  readonly values: readonly DialectValue[]
}

/** Their name and ours, `near` where theirs means something a little different. */
export type DialectField = readonly [theirs: string, ours: string, near?: 'near']

/** Field of ours, their value and ours. */
export type DialectValue = readonly [field: string, theirs: string, ours: string]

/** By the name of the dialect (`packages/query`, `DIALECTS`). A dialect without a table knows no field of the kind. */
export type DialectTables = Readonly<Record<string, DialectTable>>
