import type { CatalogueChart, Language } from '@gezhi/contract'
import { COLUMN_NAMES, formulaOf } from './chart-texts.ts'
import { FIELDS, type ChartDefinition } from './chart-definition.ts'
import { COMPETITOR_CHARTS } from './competitor-charts.ts'
import { ENTERPRISE_CHARTS } from './enterprise-charts.ts'
import { TECHNOLOGY_CHARTS } from './technology-charts.ts'

/** Charts by category: 0 technical, 1 enterprise, 2 competitive. */
const CHARTS: readonly (readonly ChartDefinition[])[] = [TECHNOLOGY_CHARTS, ENTERPRISE_CHARTS, COMPETITOR_CHARTS]

/** The applicants that charts of each category need, at least. */
const APPLICANTS_NEEDED = [0, 1, 2] as const

const BY_NAME = new Map(
  CHARTS.flatMap((charts) => charts.flatMap((chart) => [chart.code, chart.type].map((name) => [name, chart] as const))),
)

/** The chart of a code or of a type; undefined for an unknown one. */
export function findChart(name: string): ChartDefinition | undefined {
  return BY_NAME.get(name)
}

/** Category of a chart. */
export function categoryOf(chart: ChartDefinition): number {
  return CHARTS.findIndex((charts) => charts.includes(chart))
}

/** Applicants that a chart needs, at least. */
export function applicantsNeeded(chart: ChartDefinition): number {
  return APPLICANTS_NEEDED[categoryOf(chart)] ?? 0
}

/** Whether a chart by IPC takes a level. */
export function hasLevel({ computed }: ChartDefinition): boolean {
  return computed.shape === 'values' && computed.field === FIELDS.ipc
}

/** Whether its rows are applicants, for which groups can stand. */
export function hasGroups({ computed }: ChartDefinition): boolean {
  switch (computed.shape) {
    case 'values':
      return computed.field === FIELDS.applicant
    case 'pairs':
      return computed.row === FIELDS.applicant
    case 'portfolios':
    case 'entrants':
      return true
    case 'years':
    case 'lifeCycle':
    case 'growth':
    case 'whiteSpots':
    case 'network':
      return false
  }
}

/** The catalogue, or one category of it, in a language. */
export function catalogue(category: number, language: Language): CatalogueChart[] {
  const charts = CHARTS[category] ?? CHARTS.flat()
  return charts.map((chart) => ({
    code: chart.code,
    type: chart.type,
    category: categoryOf(chart),
    name: chart.name[language],
    description: chart.description[language],
    formula: formulaOf(chart)[language],
    chartTypeList: [...chart.kinds],
    columnList: [...chart.columns],
    hasLevel: hasLevel(chart),
    hasGroups: hasGroups(chart),
    columnNames: chart.columns.map((column) => COLUMN_NAMES[column][language]),
  }))
}
