import type { TextColumn, TextRole } from '@gezhi/records'

/** The texts of a record in the columns of a role, in the order of the columns. */
export function textsOfRole<R extends object>(columns: readonly TextColumn<R>[], role: TextRole, record: R): string[] {
  return columns.flatMap((column) => (column.role === role ? column.texts(record) : []))
}

/** The summarising texts of a record: its titles and abstracts or, without abstracts, its claims. */
export function aboutTexts<R extends object>(columns: readonly TextColumn<R>[], record: R): string[] {
  const abstracts = textsOfRole(columns, 'abstract', record)
  return [...textsOfRole(columns, 'title', record), ...(abstracts.length > 0 ? abstracts : textsOfRole(columns, 'claims', record))]
}
