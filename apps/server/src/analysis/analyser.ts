import type { Analysis, IpcLevel } from '@gezhi/contract'
import type { CallContext } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { ISSUES } from '../http/describe-issue.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { analysisRows, countingOf, type RowChoices } from './analysis-rows.ts'
import { applicantsNeeded, findChart, hasGroups, hasLevel } from './catalogue/chart-catalogue.ts'
import { FIELDS, type ChartDefinition, type ChartShape } from './catalogue/chart-definition.ts'
import type { AnalysedSource, Counting, CountSelection } from './counted-selection.ts'
import { groupValue, withGroups, type ChartGroup } from './grouped-applicants.ts'
import { growthCurve, lifeCycle } from './life-cycle.ts'
import { newEntrants, type Count, type NewEntrants } from './new-entrants.ts'
import type { SamplePatents } from './sampled-patents.ts'
import { whiteSpotTerms } from './white-spot-terms.ts'
import { whiteSpots } from './white-spots.ts'

/** A requested chart of the catalogue. */
export interface ChartRequest extends AnalysedSource {
  readonly type: string
  readonly level?: IpcLevel | undefined
  readonly applicantList?: readonly string[] | undefined
  readonly size?: number | undefined
  /** The caller's applicant groups stand for their applicants, also by name among `applicantList`. */
  readonly byGroup?: boolean | undefined
}

/** Every pair of terms is one count. */
const MAX_WHITE_SPOT_TERMS = 20

/** The applicant groups of a caller. */
export type GroupsOf = (context: CallContext) => Promise<readonly ChartGroup[]>

/** Computes charts of the catalogue. Throws CHART_UNKNOWN, APPLICANTS_NEEDED, INVALID_INPUT and the errors of `CountSelection`. */
export type Analyse = (request: ChartRequest, context: CallContext) => Promise<Analysis>

/** What charts are computed from. */
interface AnalyserParts {
  readonly count: CountSelection
  readonly sample: SamplePatents
  /** In ms. */
  readonly now: () => number
  /** Absent if nobody has groups. */
  readonly groupsOf?: GroupsOf
}

/** Charts from counts. */
export function analyser({ count, sample, now, groupsOf = () => Promise.resolve([]) }: AnalyserParts): Analyse {
  return async ({ type, level, applicantList = [], size, byGroup = false, ...source }, context) => {
    const chart = chartOf(type)
    const groups = byGroup && hasGroups(chart) ? await groupsOf(context) : []
    const values = new Map(groups.map((group) => [group.name, groupValue(group)]))
    const applicants = [...new Set(applicantList)].map((name) => values.get(name) ?? name)
    const needed = applicantsNeeded(chart)
    if (applicants.length < needed) throw new CallError('APPLICANTS_NEEDED', { count: needed })
    const computed = atLevel(chart, level, context)
    const time = new Date(now())
    const chosen = needed === 0 ? [] : applicants
    const filters = chosen.length === 0 ? [] : [{ field: FIELDS.applicant, values: chosen }]
    const countSource = (counting: Counting) => count(source, counting, context)
    const countGrouped = groups.length === 0 ? countSource : withGroups(countSource, groups)
    const countChosen = (counting: Counting) => countGrouped({ ...counting, filters: [...filters, ...(counting.filters ?? [])] })
    const year = Number(shanghaiTime(time).slice(0, 4))
    const choices = { applicants: chosen, size, year, sample: () => sample(source, context) }
    const { rows, counted } = await rowsOf(computed, countChosen, choices)
    return {
      type: chart.type,
      code: chart.code,
      columnList: [...chart.columns],
      ...fieldsOf(computed),
      // Shares of a number that is not known would be wrong.
      list: counted.totalRelation === 'eq' ? rows : rows.map(({ ratio: _ratio, ...row }) => row),
      total: counted.total,
      totalComplete: counted.totalRelation === 'eq',
      complete: counted.complete,
      version: counted.version,
      time: shanghaiTime(time),
    }
  }
}

interface ShapeChoices extends RowChoices {
  readonly year: number
  readonly sample: () => ReturnType<SamplePatents>
}

async function rowsOf(shape: ChartShape, count: Count, choices: ShapeChoices): Promise<NewEntrants> {
  if (shape.shape === 'entrants') return newEntrants(count, { year: choices.year, size: choices.size ?? shape.size })
  if (shape.shape === 'lifeCycle') return lifeCycle(count, { size: choices.size ?? shape.size })
  if (shape.shape === 'growth') return growthCurve(count, choices)
  if (shape.shape === 'whiteSpots')
    return whiteSpots(count, whiteSpotTerms(await choices.sample(), Math.min(choices.size ?? shape.size, MAX_WHITE_SPOT_TERMS)))
  const counted = await count(countingOf(shape, choices))
  return { rows: analysisRows(shape, counted, choices), counted }
}

/** The chart of a code or type. Throws CHART_UNKNOWN. */
export function chartOf(type: string): ChartDefinition {
  const chart = findChart(type)
  if (chart === undefined) throw new CallError('CHART_UNKNOWN', { type })
  return chart
}

/** A chart by IPC at the level requested. Throws INVALID_INPUT. */
function atLevel(chart: ChartDefinition, level: IpcLevel | undefined, { language }: Pick<CallContext, 'language'>): ChartShape {
  const { computed } = chart
  if (level === undefined) return computed
  if (!hasLevel(chart) || computed.shape !== 'values') {
    const [field, message] = ['level', ISSUES.noLevel[language]]
    throw new CallError('INVALID_INPUT', { field, problem: message, faults: [{ field, message }] })
  }
  return { ...computed, field: level }
}

function fieldsOf(shape: ChartShape): Pick<Analysis, 'field' | 'columnField'> {
  switch (shape.shape) {
    case 'values':
      return { field: shape.field, columnField: null }
    case 'years':
    case 'lifeCycle':
    case 'growth':
      return { field: FIELDS.applied, columnField: null }
    case 'pairs':
      return { field: shape.row, columnField: shape.column }
    case 'network':
      return { field: shape.field, columnField: shape.field }
    case 'whiteSpots':
      return { field: FIELDS.text, columnField: FIELDS.text }
    case 'portfolios':
    case 'entrants':
      return { field: FIELDS.applicant, columnField: null }
  }
}
