import type { RecordKind, TextColumn, TextRole } from '@gezhi/records'
import { storedFields, type StoredField } from './stored-fields.ts'

/** The stores of an index, derived from a kind of record; computed once per thread. A column's index is its number in the stores. */
export interface IndexLayout {
  readonly kind: RecordKind
  /** Names of the text columns, by number. */
  readonly columns: readonly string[]
  readonly places: ReadonlyMap<string, number>
  readonly allPlaces: ReadonlySet<number>
  readonly titles: ReadonlySet<number>
  /** Titles and names: a record comes first by relevance if one of them equals the query. */
  readonly names: ReadonlySet<number>
  readonly abstracts: ReadonlySet<number>
  readonly claims: ReadonlySet<number>
  /** Titles, abstracts and claims: the columns that summarise a record. */
  readonly main: ReadonlySet<number>
  readonly fields: readonly StoredField[]
  readonly fieldsByName: ReadonlyMap<string, StoredField>
  /** Name of the default sort order of hits. */
  readonly defaultSort: string
}

/** The layout of an index of a kind. */
export function indexLayout(kind: RecordKind): IndexLayout {
  const { textColumns, order } = kind
  const columns = textColumns.map(({ name }) => name)
  const [titles, names, abstracts, claims] = (['title', 'name', 'abstract', 'claims'] as const).map((role) =>
    placesOfRole(textColumns, role),
  )
  const fields = storedFields(kind)
  return {
    kind,
    columns,
    places: new Map(columns.map((name, place) => [name, place])),
    allPlaces: new Set(columns.keys()),
    titles: titles!,
    names: titles!.union(names!),
    abstracts: abstracts!,
    claims: claims!,
    main: new Set([...titles!, ...abstracts!, ...claims!]),
    fields,
    fieldsByName: new Map(fields.map((field) => [field.name, field])),
    defaultSort: kind.fields.find(order.field)!.sort!,
  }
}

/** The column filter of FTS5 for columns given by number. */
export function columnFilter({ columns }: IndexLayout, places: ReadonlySet<number>): string {
  return `{${[...places].map((place) => columns[place]!).join(' ')}}`
}

function placesOfRole(columns: readonly TextColumn[], role: TextRole): ReadonlySet<number> {
  return new Set(columns.flatMap((column, place) => (column.role === role ? place : [])))
}
