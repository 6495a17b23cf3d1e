import { CAPABILITY_AXES, type AssessedCompany, type Language } from '@gezhi/contract'
import { AXIS_LABELS, CAPABILITY_INDICATORS, pointsOf, weightedMean, type CapabilityCounts } from './capability-axes.ts'
import { isLowerBound, RECENT_YEARS } from './count-capability.ts'

interface Counted {
  /** Finds the records of the company. */
  readonly query: string
  readonly counts: CapabilityCounts
  /** The present year. */
  readonly year: number
  readonly language: Language
}

/** The scores of a company with the figures they are computed from. Pure. */
export function assessedAxes({ query, counts, year, language }: Counted): Pick<AssessedCompany, 'score' | 'axes'> {
  const years = { from: year - RECENT_YEARS + 1, tenYears: year - 9 }
  const axes = CAPABILITY_AXES.map((axis) => {
    const indicators = CAPABILITY_INDICATORS[axis].map(({ name, label, description, figure, condition, ...rules }) => {
      const value = figure(counts)
      const { isShare, full, scale, weight } = rules
      return {
        indicator: name,
        name: label[language],
        description: description[language],
        figure: value,
        isShare,
        isLowerBound: !isShare && isLowerBound(value) && DISTINCT.has(name),
        full,
        scale,
        weight,
        score: pointsOf(rules, value),
        queryStr: condition === undefined ? query : `(${query}) AND ${condition(years)}`,
      }
    })
    return { axis, name: AXIS_LABELS[axis][language], score: weightedMean(indicators), indicators }
  })
  return { score: weightedMean(axes.map(({ score }) => ({ score, weight: 100 / axes.length }))), axes }
}

/** Indicators that count different values, of which an engine lists no more than a limit. */
const DISTINCT: ReadonlySet<string> = new Set(['inventors', 'recentInventors', 'subclasses'])
