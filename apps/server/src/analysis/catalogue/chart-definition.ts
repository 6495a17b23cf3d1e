import type { AnalysisColumn, ChartKind, Language } from '@gezhi/contract'

export type Labels = Readonly<Record<Language, string>>

/** The counted fields, by the names of their facets. */
export const FIELDS = {
  applicant: 'applicant_patentee.original.name',
  applied: 'application_date.year',
  appliedMonth: 'application_date.month',
  published: 'publication_date.year',
  granted: 'grant_date.year',
  ipc: 'class_ipc.subclass',
  ipcGroup: 'class_ipc.group',
  ipcSection: 'class_ipc.section',
  cpc: 'class_cpc.subclass',
  office: 'country',
  priority: 'priority.country',
  province: 'applicant_patentee.province',
  ipcClass: 'class_ipc.cla_ss',
  ipcSubgroup: 'class_ipc.classification',
  applicantType: 'applicant_patentee.type',
  inventor: 'inventor.original.name',
  agency: 'agency.original.name',
  type: 'patent_type',
  status: 'legal_status',
  state: 'legal_status_detail',
  event: 'legal_event.code',
  cited: 'citation.country',
  /** Title, abstract and claims: a filter takes words and phrases. */
  text: 'TIABC',
} as const

export type AnalysedField = (typeof FIELDS)[keyof typeof FIELDS]

/** How a chart is computed: `analysis-rows` has one function for each. */
export type ChartShape =
  /** Records by value; `order` by value for years. `others` leaves out the compared applicants themselves. */
  | {
      readonly shape: 'values'
      readonly field: AnalysedField
      readonly size: number
      readonly order?: 'value'
      readonly others?: true
      readonly compared?: true
    }
  /** Records by pairs of values. `compared`: the rows are the compared applicants. */
  | {
      readonly shape: 'pairs'
      readonly row: AnalysedField
      readonly rowSize: number
      readonly column: AnalysedField
      readonly columnSize: number
      readonly compared?: true
    }
  /** Applications and grants by year. */
  | { readonly shape: 'years' }
  /** Records, PCT publications and records in force of each applicant. */
  | { readonly shape: 'portfolios'; readonly size: number; readonly compared?: true }
  /** Applicants whose first application lies in the last five years (G169). */
  | { readonly shape: 'entrants'; readonly size: number }
  /** Applicants and applications by year, the last `size` years. */
  | { readonly shape: 'lifeCycle'; readonly size: number }
  /** Applications up to each year, with a logistic curve. */
  | { readonly shape: 'growth' }
  /** Problems and solutions that texts name, `size` of each, with the records that have both. */
  | { readonly shape: 'whiteSpots'; readonly size: number }
  /** Values that occur in the same records. */
  | { readonly shape: 'network'; readonly field: AnalysedField; readonly size: number }

/** A chart of the catalogue. */
export interface ChartDefinition {
  readonly code: string
  readonly type: string
  readonly name: Labels
  readonly description: Labels
  /** The default first. */
  readonly kinds: readonly ChartKind[]
  readonly columns: readonly AnalysisColumn[]
  readonly computed: ChartShape
}

/** Kinds of charts for each sort of figures. */
export const KINDS = {
  years: ['bar', 'line', 'horizontalBar', 'scatter'],
  shares: ['pie', 'horizontalBar', 'bar', 'treemap'],
  ranking: ['horizontalBar', 'bar', 'treemap', 'pie'],
  offices: ['flagList', 'worldMap', 'horizontalBar', 'bar', 'pie', 'treemap'],
  provinces: ['worldMap', 'horizontalBar', 'bar', 'pie', 'treemap'],
  byYear: ['line', 'bar', 'heatmap', 'scatter'],
  pairs: ['heatmap', 'scatter', 'bar', 'horizontalBar'],
  months: ['calendar', 'bar', 'line'],
  network: ['graph', 'heatmap'],
  lifeCycle: ['line', 'bar'],
  growth: ['line', 'bar'],
  whiteSpots: ['heatmap', 'horizontalBar', 'bar'],
} as const satisfies Readonly<Record<string, readonly ChartKind[]>>

/** Columns of the table for each sort of figures. */
export const COLUMNS = {
  ranking: ['rank', 'value', 'count', 'ratio'],
  years: ['year', 'applyNumber', 'authorizationNumber'],
  byYear: ['year', 'count', 'ratio'],
  offices: ['rank', 'resCountry', 'value', 'count', 'ratio'],
  companies: ['rank', 'companyName', 'count', 'ratio'],
  pairs: ['value', 'count', 'ratio'],
  pairsByYear: ['value', 'year', 'count'],
  companyPairs: ['companyName', 'value', 'count'],
  companyYears: ['companyName', 'year', 'count'],
  companyOffices: ['companyName', 'resCountry', 'count'],
  portfolios: ['rank', 'companyName', 'patent', 'pct', 'effective', 'ratio'],
  lifeCycle: ['year', 'applicantNumber', 'applyNumber'],
  growth: ['year', 'applyNumber', 'cumulative', 'fitted', 'low', 'high'],
  entrants: ['rank', 'companyName', 'year', 'count'],
  whiteSpots: ['value', 'count', 'expected'],
} as const satisfies Readonly<Record<string, readonly AnalysisColumn[]>>
