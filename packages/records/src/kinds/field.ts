import type { ClassScheme } from '../classes/class-symbol.ts'
import type { CodeLabels, Labelled } from './code-labels.ts'
import type { NumberFormat } from './number-format.ts'

/**
 * One row of the field table of a kind of record: what can be searched, shown, counted or sorted under one name. The parser, completion,
 * the advanced form, the engines' mappings, export columns and the help page are all derived from these rows.
 */
export interface Field<R = object> {
  /** The command in a query, in canonical form: `TI`, `ad`, `ipc`. Names are matched in any letter case. */
  name: string
  /** Alternative names, including those of systems users come from. */
  aliases: readonly string[]
  type: FieldType
  group: FieldGroup
  label: Labelled
  /** A query with hits in the demonstration corpus, unless the field is `withoutSource`. */
  example: string
  /** The same for English pages if `example` contains Chinese words; it also has hits. */
  englishExample?: string
  /**
   * Names of the text columns this field searches, any of them. Absent for fields that have only values. Party fields have both:
   * `AP=(中山大学)` searches the text, `AP=="中山大学"` and the facet use the value.
   */
  text?: readonly string[]
  /**
   * Exact values of this field in a record, for comparison and sorting: numbers and names as text by code point, dates (`yyyyMMdd`, and
   * `yyyy` or `yyyyMM` for fields of that unit) and counts as numbers, classes as sort keys (`class-symbol.ts`).
   */
  values?(record: R): readonly (string | number)[]
  /**
   * The field whose values decide a condition on this one (`ipc-section=H` is a range of `ipc`): engines need this field's own values for
   * facets only.
   */
  searchedAs?: string
  /** The count field used by a comparison on this text field: `claims>=10`. */
  countedBy?: string
  /** Scheme of a class field. */
  scheme?: ClassScheme
  /** The notations in which numbers of a number field are recognised. Absent for numbers that are compared as text. */
  numbers?: NumberFormat
  /** Whether a count field also has negative values and fractions. */
  decimals?: true
  /** Unit of a date field's values; absent means days. */
  dateUnit?: 'year' | 'month'
  /** The date field to filter by if records lack this one; searches that exclude such records report them. */
  fallback?: string
  /** Labels of the values of a code field; also accepted in queries. */
  labels?: CodeLabels
  /** Values without a label exist as well and are searched as written: states of other countries next to provinces. */
  openValues?: true
  /** Name of the facet in `groupList` of the API (`class_ipc.section`). */
  facet?: string
  facetAliases?: readonly string[]
  /** Name of the order in `sortList` of the API (`application_date`). The first value of a record counts. */
  sort?: string
  /** Why nothing can be found yet: no importer supplies it. Shown as a diagnostic. */
  withoutSource?: Labelled
}

export type FieldType = 'text' | 'party' | 'number' | 'date' | 'class' | 'code' | 'count'

/** Group of a field in forms and help pages. */
export type FieldGroup = 'text' | 'number' | 'party' | 'date' | 'class' | 'status' | 'citation' | 'family' | 'event' | 'count'
