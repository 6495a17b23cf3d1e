import { VALUATION_FACTS, valuationFact, type ValuationFact } from './valuation-facts.ts'
import { factorMax, VALUATION_GROUPS, VALUATION_LEVELS, type ValuationFactor, type ValuationFormula } from './valuation-formula.ts'

/** Why a formula is not valid; names the part. */
export class InvalidFormula extends Error {
  constructor(part: string, problem: string) {
    super(`${part}: ${problem}`)
    this.name = 'InvalidFormula'
  }
}

/** A formula written by an operator. Throws InvalidFormula. */
export function readValuationFormula(written: unknown): ValuationFormula {
  const { version, levels, scores } = objectOf(written, 'formula')
  if (typeof version !== 'string' || !/^[\w.-]{1,40}$/.test(version))
    throw new InvalidFormula('version', 'must be 1 to 40 letters, digits, dots or dashes')
  return { version, levels: readLevels(levels), scores: readScores(scores) }
}

function readLevels(written: unknown): ValuationFormula['levels'] {
  const levels = objectOf(written, 'levels')
  let above = 100
  for (const level of VALUATION_LEVELS) {
    const from = numberOf(levels[level], `levels.${level}`)
    if (from > above) throw new InvalidFormula(`levels.${level}`, `must not be above ${above}`)
    above = from
  }
  if (above !== 0) throw new InvalidFormula('levels.D', 'must be 0')
  return levels as ValuationFormula['levels']
}

function readScores(written: unknown): Readonly<Record<string, readonly ValuationFactor[]>> {
  const scores = objectOf(written, 'scores')
  const rows = Object.values(VALUATION_GROUPS).flatMap((group) => Object.entries<{ readonly max: number }>(group.scores))
  const extra = Object.keys(scores).find((name) => rows.every(([known]) => known !== name))
  if (extra !== undefined) throw new InvalidFormula(`scores.${extra}`, 'is not a score')
  return Object.fromEntries(rows.map(([name, { max }]) => [name, readFactors(scores[name], `scores.${name}`, max)]))
}

function readFactors(written: unknown, part: string, max: number): ValuationFactor[] {
  if (!Array.isArray(written)) throw new InvalidFormula(part, 'must be a list')
  const factors = written.map((one, index) => readFactor(one, `${part}[${index}]`))
  const sum = factors.reduce((total, factor) => total + factorMax(factor), 0)
  if (Math.abs(sum - max) > 1e-9) throw new InvalidFormula(part, `the largest points add up to ${sum}, but must to ${max}`)
  return factors
}

function readFactor(written: unknown, part: string): ValuationFactor {
  const { fact, steps, codes, unknown } = objectOf(written, part)
  if (typeof fact !== 'string' || !Object.hasOwn(VALUATION_FACTS, fact)) throw new InvalidFormula(`${part}.fact`, 'is not known')
  const known = valuationFact(fact as ValuationFact).codes
  const rule = known === undefined ? { steps: readSteps(steps, `${part}.steps`) } : { codes: readCodes(codes, known, `${part}.codes`) }
  const factor: ValuationFactor = { fact: fact as ValuationFact, ...rule, unknown: pointsOf(unknown, `${part}.unknown`) }
  if (factor.unknown > factorMax(factor)) throw new InvalidFormula(`${part}.unknown`, `must not be above ${factorMax(factor)}`)
  return factor
}

function readSteps(written: unknown, part: string): (readonly [number, number])[] {
  if (!Array.isArray(written) || written.length === 0) throw new InvalidFormula(part, 'must be a list of pairs')
  const steps = written.map((step: unknown, index) => {
    const at = `${part}[${index}]`
    if (!Array.isArray(step) || step.length !== 2) throw new InvalidFormula(at, 'must be a number and its points')
    return [numberOf(step[0], at), pointsOf(step[1], at)] as const
  })
  if (steps.some(([from], index) => index > 0 && from <= steps[index - 1]![0])) throw new InvalidFormula(part, 'must ascend')
  return steps
}

function readCodes(written: unknown, known: object, part: string): Record<string, number> {
  const entries = Object.entries(objectOf(written, part)).map(([code, points]) => {
    if (!Object.hasOwn(known, code)) throw new InvalidFormula(`${part}.${code}`, 'is not known')
    return [code, pointsOf(points, `${part}.${code}`)] as const
  })
  return Object.fromEntries(entries)
}

function objectOf(value: unknown, part: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new InvalidFormula(part, 'must be an object')
  return value as Readonly<Record<string, unknown>>
}

function numberOf(value: unknown, part: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new InvalidFormula(part, 'must be a number')
  return value
}

/** 0 to 100 with at most two decimals: sums are exact to two. */
function pointsOf(value: unknown, part: string): number {
  const points = numberOf(value, part)
  if (points < 0 || points > 100 || Math.round(points * 100) / 100 !== points)
    throw new InvalidFormula(part, 'must be from 0 to 100 with at most two decimals')
  return points
}
