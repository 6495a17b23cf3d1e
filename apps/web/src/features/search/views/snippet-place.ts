/** What parts of a patent a passage can be from, as lists name them. */
export type SnippetPlace = 'abstract' | 'claims' | 'description'

/** The part a text column of the API belongs to. */
export function snippetPlace(column: string): SnippetPlace {
  if (column === 'abstract') return 'abstract'
  return column.endsWith('Claims') ? 'claims' : 'description'
}
