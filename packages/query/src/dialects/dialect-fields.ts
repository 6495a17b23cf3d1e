import type { DialectTable, DialectTables, FieldTable } from '@gezhi/records'
import type { Dialect } from './dialect.ts'

/** The fields of a kind of record, and how other systems write them: a `RecordKind` has both. */
export interface DialectFields {
  readonly fields: FieldTable
  readonly dialects: DialectTables
}

const NO_FIELDS: DialectTable = { fields: [], values: [] }

/** How a dialect writes the fields; a table without rows if the dialect has none of them. */
export function tableOfDialect({ dialects }: DialectFields, dialect: Dialect): DialectTable {
  return dialects[dialect] ?? NO_FIELDS
}

/** Our field for a name of the dialect, in any letter case; `near` if the meanings differ slightly. Undefined for unknown names. */
export function fieldOfDialect({ fields }: DialectTable, name: string): { readonly field: string; readonly near: boolean } | undefined {
  const written = name.toLowerCase()
  const row = fields.find(([theirs]) => theirs.toLowerCase() === written)
  return row && { field: row[1], near: row[2] === 'near' }
}

/** The dialect's name of our field, or undefined. */
export function nameInDialect({ fields }: DialectTable, field: string): string | undefined {
  return fields.find(([, ours]) => ours === field)?.[0]
}

/** Our value for one of the dialect, or undefined if both are the same or the dialect's is unknown. */
export function valueOfDialect({ values }: DialectTable, field: string, value: string): string | undefined {
  return values.find(([name, theirs]) => name === field && theirs.toLowerCase() === value.toLowerCase())?.[2]
}

/** The dialect's value for ours, or undefined if it has no code of its own for it. */
export function valueInDialect({ values }: DialectTable, field: string, value: string): string | undefined {
  return values.find(([name, , ours]) => name === field && ours === value)?.[1]
}

/** Whether the dialect has its own codes for the values of this field. */
export function hasOwnValues({ values }: DialectTable, field: string): boolean {
  return values.some(([name]) => name === field)
}
