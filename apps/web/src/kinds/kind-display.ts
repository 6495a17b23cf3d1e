import type { Language, Snippet } from '@gezhi/contract/client'
import type { Labelled } from '@gezhi/records'

/** How a page of results can be shown: table, first drawing, drawing and text, several drawings (B.router.12). */
export type ListView = 'tableList' | 'imgList' | 'imgText' | 'imagesProp'

/** Properties shared by rows of every kind. */
export interface ListedRow {
  readonly id: string
  /** Number of records in the group of the row, if hits are grouped. */
  readonly group_size?: number | undefined
  /** Passages in which the words of the query stand, where the view shows them. */
  readonly snippets?: readonly Snippet[] | undefined
  /** Values of fields that users defined, by their names, as far as they are shown. */
  readonly own?: Readonly<Record<string, string>> | undefined
  /** The first drawings, where the view shows them. */
  readonly drawings?: { readonly ids: readonly string[]; readonly total: number } | undefined
}

/**
 * Display of the lists of a kind. Members with a row parameter are methods, so that displays of different rows are assignable to each
 * other.
 */
export interface KindDisplay<Row extends ListedRow = ListedRow> {
  /** Label of a facet's value; the value itself if it has none. */
  valueName(facet: string, value: string, language: Language): string
  /** Fields of a row besides number and title, which every view shows. Captions are `columns.<key>` in the catalogue of the kind. */
  readonly fields: readonly ShownField<Row>[]
  /** The fields of a view, visible ones first, in order. `chosen` is the user's choice, undefined for the default. */
  fieldsInOrder(view: ListView, chosen?: readonly string[]): readonly { readonly field: string; readonly shown: boolean }[]
  /** Whether users choose the fields of each view: then the contract lists the kind (`DISPLAYED_KINDS`). */
  readonly choosesFields: boolean
  readonly row: RowTraits<Row>
  /** The part of a record that a text column belongs to: its caption is `snippets.<part>` in the catalogue of the kind. */
  partOf(column: string): string
}

/** Properties of a row that every view displays. */
export interface RowTraits<Row extends ListedRow = ListedRow> {
  /** Empty if no source has one. */
  title(row: Row): string
  /** The number its users know it by; null for none. */
  number(row: Row): string | null
  /** Width of the column of numbers in tables, CSS pixels; default 132. */
  readonly numberWidth?: number
  /** The number that is copied; null for none. */
  copied(row: Row): string | null
  /** Displayed next to the number; absent in kinds without a legal status. */
  legalStatus?(row: Row): ShownStatus | null
  /** Whether the title stands for the drawing of a record without one, as a word mark's words do. */
  isWord?(row: Row): boolean
  /** Shown where no passage is. */
  abstract?(row: Row): string
}

export interface ShownField<Row extends ListedRow = ListedRow> {
  readonly key: string
  /** Default width of its table column, in CSS pixels. */
  readonly width: number
  /** It takes a line of its own if there are no columns. */
  readonly long?: true
  /** Null if the row has none. */
  cell(row: Row): Cell | null
}

/** Displayed content of a field. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  /** The words of the query are marked that were searched in a place (`KindLanguage.markedColumns`). */
  | { readonly kind: 'marked'; readonly text: string; readonly place: string }
  /** A value of a facet by its name, with its code before it where that is `coded`. */
  | { readonly kind: 'value'; readonly facet: string; readonly value: string; readonly coded?: true }
  | { readonly kind: 'legalStatus'; readonly status: ShownStatus }
  /** A missing date, and the date used for sorting instead. */
  | { readonly kind: 'undated'; readonly title: Labelled }

/** A legal status as lists show it. */
export interface ShownStatus {
  /** A value of the facet `legal`. */
  readonly status: string
  /** Derived from dates or documents instead of an event; shown with a hollow dot. */
  readonly hollow: boolean
  /** Displayed next to the status. */
  readonly note: Labelled | null
  /** Tooltip of the status. */
  readonly title: Labelled | null
}
