/** A row of an analysis, as the API returns it. */
export interface ChartRow {
  readonly value: string
  readonly name: string
  /** Of pairs: the second value. */
  readonly column?: string | undefined
  readonly columnName?: string | undefined
  readonly count?: number | undefined
  readonly applyNumber?: number | undefined
  readonly authorizationNumber?: number | undefined
  readonly patent?: number | undefined
  readonly pct?: number | undefined
  readonly effective?: number | undefined
  readonly applicantNumber?: number | undefined
  readonly cumulative?: number | undefined
  readonly fitted?: number | undefined
  readonly low?: number | undefined
  readonly high?: number | undefined
  /** Of pairs: the count that chance would give. */
  readonly expected?: number | undefined
}

/** What a chart shows. */
export interface ChartData {
  readonly list: readonly ChartRow[]
  /** Facet of `value`. */
  readonly field: string
  /** Facet of `column`; null if one field is counted. */
  readonly columnField: string | null
  readonly language: 'zh' | 'en'
}
