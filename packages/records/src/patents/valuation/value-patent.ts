import { valuationFact, type ValuationFact, type ValuationFacts } from './valuation-facts.ts'
import {
  factorMax,
  VALUATION_GROUPS,
  VALUATION_LEVELS,
  type ValuationFactor,
  type ValuationFormula,
  type ValuationGroupName,
  type ValuationLevel,
  type ValuationScoreName,
} from './valuation-formula.ts'

/** What one fact contributes. */
export interface ValuedFact {
  readonly fact: ValuationFact
  /** Null: not known. */
  readonly value: number | string | null
  readonly points: number
  readonly max: number
}

export interface ValuedScore {
  readonly name: ValuationScoreName
  readonly points: number
  readonly max: number
  readonly facts: readonly ValuedFact[]
}

export interface ValuedGroup {
  readonly name: ValuationGroupName
  readonly points: number
  readonly max: number
  /** `points` scaled to the gauge of the group (G10). */
  readonly gauge: number
  readonly gaugeMax: number
  readonly scores: readonly ValuedScore[]
}

/** The value of a patent by a formula: the scores add up to `total`, 0 to 100. */
export interface Valuation {
  readonly version: string
  readonly total: number
  readonly level: ValuationLevel
  /** Points of 100 that depend on known facts. */
  readonly known: number
  readonly groups: readonly ValuedGroup[]
}

/** Values a patent by its facts. Pure. */
export function valuePatent(facts: ValuationFacts, formula: ValuationFormula): Valuation {
  const groups = Object.entries(VALUATION_GROUPS).map(([name, { gauge: gaugeMax, scores }]): ValuedGroup => {
    const valued = Object.entries(scores).map(([score, { max }]): ValuedScore => {
      const own = formula.scores[score as ValuationScoreName].map((factor) => valuedFact(factor, facts))
      return { name: score as ValuationScoreName, points: sum(own.map(({ points }) => points)), max, facts: own }
    })
    const [points, max] = [sum(valued.map((one) => one.points)), sum(valued.map((one) => one.max))]
    return { name: name as ValuationGroupName, points, max, gauge: rounded((points / max) * gaugeMax), gaugeMax, scores: valued }
  })
  const all = groups.flatMap(({ scores }) => scores.flatMap((score) => score.facts))
  const total = sum(groups.map(({ points }) => points))
  return {
    version: formula.version,
    total,
    level: levelOf(total, formula),
    known: sum(all.filter(({ value }) => value !== null).map(({ max }) => max)),
    groups,
  }
}

/** The part of a total that does not depend on later patents that cite this one. */
export function totalWithoutCitations({ groups }: Pick<Valuation, 'groups'>): number {
  const facts = groups.flatMap(({ scores }) => scores.flatMap((score) => score.facts))
  return sum(facts.filter(({ fact }) => valuationFact(fact).citing !== true).map(({ points }) => points))
}

/** The level of a total. */
export function levelOf(total: number, { levels }: Pick<ValuationFormula, 'levels'>): ValuationLevel {
  return VALUATION_LEVELS.find((level) => total >= levels[level]) ?? 'D'
}

function valuedFact(factor: ValuationFactor, facts: ValuationFacts): ValuedFact {
  const value = facts[factor.fact] ?? null
  return { fact: factor.fact, value, points: pointsOf(factor, value), max: factorMax(factor) }
}

function pointsOf({ steps = [], codes = {}, unknown }: ValuationFactor, value: number | string | null): number {
  if (value === null) return unknown
  if (typeof value === 'string') return Object.hasOwn(codes, value) ? codes[value]! : unknown
  return steps.findLast(([from]) => value >= from)?.[1] ?? 0
}

/** Of points with at most two decimals, exactly. */
function sum(points: readonly number[]): number {
  return rounded(points.reduce((total, one) => total + one, 0))
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
