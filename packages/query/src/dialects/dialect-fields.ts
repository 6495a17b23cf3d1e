import type { DialectTable, DialectTables, FieldTable } from '@gezhi/records'
import type { Dialect } from './dialect.ts'

/** The fields of a kind of record, and how other systems write them: a `RecordKind` has both. */
export interface DialectFields {
  readonly fields: FieldTable
  readonly dialects: DialectTables
}

const NO_FIELDS: DialectTable = { fields: [], values: [] }

/** How a dialect writes the fields; a table without rows for a dialect that knows none of them. */
export function tableOfDialect({ dialects }: DialectFields, dialect: Dialect): DialectTable {
  return dialects[dialect] ?? NO_FIELDS
}

/** The field of ours a name of the dialect means, in any case; `near` where it means a little less or more. Undefined for unknown names. */
export function fieldOfDialect({ fields }: DialectTable, name: string): { readonly field: string; readonly near: boolean } | undefined {
  const written = name.toLowerCase()
  const row = fields.find(([theirs]) => theirs.toLowerCase() === written)
  return row && { field: row[1], near: row[2] === 'near' }
}

/** What the dialect calls a field of ours, or undefined. */
export function nameInDialect({ fields }: DialectTable, field: string): string | undefined {
  return fields.find(([, ours]) => ours === field)?.[0]
}

/** The value of ours for one of the dialect's, or undefined where both write it alike or the dialect's is not known. */
export function valueOfDialect({ values }: DialectTable, field: string, value: string): string | undefined {
  return values.find(([name, theirs]) => name === field && theirs.toLowerCase() === value.toLowerCase())?.[2]
}

/** How the dialect writes a value of ours, or undefined where it has no code of its own for it. */
export function valueInDialect({ values }: DialectTable, field: string, value: string): string | undefined {
  return values.find(([name, , ours]) => name === field && ours === value)?.[1]
}

/** Whether the dialect writes the values of this field in codes of its own. */
export function hasOwnValues({ values }: DialectTable, field: string): boolean {
  return values.some(([name]) => name === field)
}
