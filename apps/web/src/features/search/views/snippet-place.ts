/** What parts of a patent a passage can be from, as lists name them. */
export type SnippetPlace = 'title' | 'abstract' | 'claims' | 'description'

/** The part a text column of the API belongs to. */
export function snippetPlace(column: string): SnippetPlace {
  if (column === 'title' || column === 'abstract') return column
  return column.endsWith('Claims') ? 'claims' : 'description'
}
