import { VALUATION_FACTS, valuationFact, type ValuationFact } from './valuation-facts.ts'
import {
  factorMax,
  VALUATION_LEVELS,
  VALUATION_SCORE_MAXIMA,
  type ValuationFactor,
  type ValuationFormula,
  type ValuationScoreName,
} from './valuation-formula.ts'

type Path = readonly (string | number)[]

/** What is wrong with a part of a formula, in both languages; `path` leads to the part. */
export interface FormulaIssue {
  readonly path: Path
  readonly zh: string
  readonly en: string
}

/** Why a formula is not valid; the message names each part. */
export class InvalidFormula extends Error {
  constructor(issues: readonly FormulaIssue[]) {
    super(issues.map(({ path, zh, en }) => `${partName(path)}: ${zh} / ${en}`).join('\n'))
    this.name = 'InvalidFormula'
  }
}

/** `['scores', 'attackValue', 0]`: `scores.attackValue[0]`. */
export function partName(path: Path): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${part}`)).join('')
}

/** A formula written by an operator. Throws InvalidFormula. */
export function readValuationFormula(written: unknown): ValuationFormula {
  const issues = formulaIssues(written)
  if (issues.length > 0) throw new InvalidFormula(issues)
  const { version, levels, scores } = written as ValuationFormula
  const read = Object.entries(scores).map(([name, factors]) => [name, factors.map(plainFactor)])
  return { version, levels: { ...levels }, scores: Object.fromEntries(read) as ValuationFormula['scores'] }
}

/** Without properties that are not rules. */
function plainFactor({ fact, steps, codes, unknown }: ValuationFactor): ValuationFactor {
  return valuationFact(fact).codes === undefined ? { fact, steps: steps!, unknown } : { fact, codes: codes!, unknown }
}

/** Everything that is wrong with a formula, in its order. */
export function formulaIssues(written: unknown): FormulaIssue[] {
  if (!isObject(written)) return [NO_OBJECT([])]
  const { version, levels, scores } = written
  const isNamed = typeof version === 'string' && /^[\w.-]{1,40}$/.test(version)
  return [
    ...(isNamed
      ? []
      : [
          issue(
            ['version'],
            '须为 1 至 40 个字母、数字、点、下划线或连字符',
            'must be 1 to 40 letters, digits, dots, underscores or dashes',
          ),
        ]),
    ...(isObject(levels) ? levelIssues(levels) : [NO_OBJECT(['levels'])]),
    ...(isObject(scores) ? scoreIssues(scores) : [NO_OBJECT(['scores'])]),
  ]
}

function levelIssues(levels: Readonly<Record<string, unknown>>): FormulaIssue[] {
  let above = 100
  return VALUATION_LEVELS.flatMap((level, index) => {
    const path = ['levels', level]
    const from = levels[level]
    if (!isNumber(from)) return [NO_NUMBER(path)]
    const limit = above
    above = from
    if (index === VALUATION_LEVELS.length - 1) return from === 0 ? [] : [issue(path, '须为 0', 'must be 0')]
    if (from < 0 || from > 100) return [issue(path, '须在 0 至 100 之间', 'must be from 0 to 100')]
    return from > limit ? [issue(path, `不得高于上一级的 ${limit}`, `must not be above ${limit}, that of the level above`)] : []
  })
}

function scoreIssues(scores: Readonly<Record<string, unknown>>): FormulaIssue[] {
  const extra = Object.keys(scores).filter((name) => !Object.hasOwn(VALUATION_SCORE_MAXIMA, name))
  const names = Object.keys(VALUATION_SCORE_MAXIMA) as ValuationScoreName[]
  return [
    ...extra.map((name) => issue(['scores', name], '不是评分分项', 'is not a score')),
    ...names.flatMap((name) => factorsIssues(scores[name], ['scores', name], VALUATION_SCORE_MAXIMA[name])),
  ]
}

function factorsIssues(factors: unknown, path: Path, max: number): FormulaIssue[] {
  if (!Array.isArray(factors)) return [issue(path, '须为列表', 'must be a list')]
  const found = factors.flatMap((factor: unknown, index) => factorIssues(factor, [...path, index]))
  const facts = factors.map((factor: unknown) => (isObject(factor) ? factor['fact'] : undefined))
  const twice = facts.findIndex((fact, index) => fact !== undefined && facts.indexOf(fact) !== index)
  if (twice >= 0) found.push(issue([...path, twice, 'fact'], '在本分项中重复', 'is there twice in this score'))
  if (found.length > 0) return found
  const sum = Math.round(factors.reduce((total: number, factor: ValuationFactor) => total + factorMax(factor), 0) * 100) / 100
  if (sum === max) return []
  return [
    issue(
      path,
      `各项数据的最高分之和为 ${sum}，须为 ${max}`,
      `the highest points of its facts add up to ${sum}, but must add up to ${max}`,
    ),
  ]
}

function factorIssues(factor: unknown, path: Path): FormulaIssue[] {
  if (!isObject(factor)) return [NO_OBJECT(path)]
  const { fact, steps, codes, unknown } = factor
  if (typeof fact !== 'string' || !Object.hasOwn(VALUATION_FACTS, fact)) return [issue([...path, 'fact'], '不是已知数据', 'is not known')]
  const known = valuationFact(fact as ValuationFact).codes
  const found = [
    ...(known === undefined ? stepIssues(steps, [...path, 'steps']) : codeIssues(codes, known, [...path, 'codes'])),
    ...pointIssues(unknown, [...path, 'unknown']),
  ]
  if (found.length > 0) return found
  const max = factorMax(factor as unknown as ValuationFactor)
  return (unknown as number) > max ? [issue([...path, 'unknown'], `不得高于 ${max}`, `must not be above ${max}`)] : []
}

function stepIssues(steps: unknown, path: Path): FormulaIssue[] {
  if (!Array.isArray(steps) || steps.length === 0) return [issue(path, '须为“阈值:得分”的列表', 'must be a list of thresholds and points')]
  const found = steps.flatMap((step: unknown, index) => {
    const at = [...path, index]
    if (!Array.isArray(step) || step.length !== 2) return [issue(at, '须为阈值及其得分', 'must be a number and its points')]
    return isNumber(step[0]) ? pointIssues(step[1], at) : [NO_NUMBER(at)]
  })
  if (found.length > 0) return found
  const falls = (steps as [number, number][]).some(([from], index, all) => index > 0 && from <= all[index - 1]![0])
  return falls ? [issue(path, '阈值须递增', 'thresholds must ascend')] : []
}

function codeIssues(codes: unknown, known: object, path: Path): FormulaIssue[] {
  if (!isObject(codes)) return [NO_OBJECT(path)]
  return Object.entries(codes).flatMap(([code, points]) =>
    Object.hasOwn(known, code) ? pointIssues(points, [...path, code]) : [issue([...path, code], '不是已知取值', 'is not known')],
  )
}

/** 0 to 100 with at most two decimals: sums are exact to two. */
function pointIssues(points: unknown, path: Path): FormulaIssue[] {
  if (!isNumber(points)) return [NO_NUMBER(path)]
  if (points >= 0 && points <= 100 && Math.round(points * 100) / 100 === points) return []
  return [issue(path, '须在 0 至 100 之间，最多两位小数', 'must be from 0 to 100 with at most two decimals')]
}

const issue = (path: Path, zh: string, en: string): FormulaIssue => ({ path, zh, en })
const NO_NUMBER = (path: Path) => issue(path, '须为数字', 'must be a number')
const NO_OBJECT = (path: Path) => issue(path, '须为对象', 'must be an object')

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
