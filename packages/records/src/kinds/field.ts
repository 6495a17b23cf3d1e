import type { ClassScheme } from '../classes/class-symbol.ts'
import type { CodeLabels, Labelled } from './code-labels.ts'
import type { NumberFormat } from './number-format.ts'

/**
 * One row of the field table of a kind of record: what can be searched, shown, counted or sorted by one name. The parser, completion,
 * the advanced form, the engines' mappings, export columns and the help page are all derived from these rows.
 */
export interface Field<R = object> {
  /** The command in a query, in its canonical writing: `TI`, `ad`, `ipc`. Names are matched in any case. */
  name: string
  /** Other names for it, of ours and of the systems people come from. */
  aliases: readonly string[]
  type: FieldType
  group: FieldGroup
  label: Labelled
  /** One query that finds something in the demonstration corpus, unless the field is `withoutSource`. */
  example: string
  /** The same for English pages, where `example` has Chinese words; it finds something, too. */
  englishExample?: string
  /**
   * Names of the text columns this field searches, any of them. Absent for fields that are only values.
   * Party fields have both: `AP=(中山大学)` looks in the text, `AP=="中山大学"` and the facet use the value.
   */
  text?: readonly string[]
  /**
   * Exact values of this field in a record, as compared and ordered: numbers and names as text by code point, dates (`yyyyMMdd`, and
   * `yyyy` or `yyyyMM` for fields of that unit) and counts as numbers, classes that are searched as sort keys (`class-symbol.ts`).
   */
  values?(record: R): readonly (string | number)[]
  /**
   * The field whose values answer a condition on this one (`ipc-section=H` is a range of `ipc`): engines need this field's own values
   * for facets only.
   */
  searchedAs?: string
  /** The count a comparison on this text field means: `claims>=10`. */
  countedBy?: string
  /** Scheme of a class field. */
  scheme?: ClassScheme
  /** In which writings the numbers of a number field are recognised. Absent for numbers that are compared as they are. */
  numbers?: NumberFormat
  /** Unit of a date field's values; absent means days. */
  dateUnit?: 'year' | 'month'
  /** What the values of a code field are called; also how they may be written in a query. */
  labels?: CodeLabels
  /** Values without a label exist as well and are searched as they are written: states of other countries beside provinces. */
  openValues?: true
  /** Name by which `groupList` of the API asks for the facet (`class_ipc.section`). */
  facet?: string
  facetAliases?: readonly string[]
  /** Name by which `sortList` of the API asks for the order (`application_date`). The first value of a record counts. */
  sort?: string
  /** Why nothing can be found yet: no importer fills it. Shown as a diagnostic. */
  withoutSource?: Labelled
}

export type FieldType = 'text' | 'party' | 'number' | 'date' | 'class' | 'code' | 'count'

/** Where forms and help pages put a field. */
export type FieldGroup = 'text' | 'number' | 'party' | 'date' | 'class' | 'status' | 'citation' | 'family' | 'event' | 'count'
