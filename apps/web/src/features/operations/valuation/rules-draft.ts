import {
  formulaIssues,
  VALUATION_LEVELS,
  VALUATION_SCORE_MAXIMA,
  valuationFact,
  type FormulaIssue,
  type ValuationFact,
  type ValuationFormula,
  type ValuationLevel,
  type ValuationScoreName,
} from '@gezhi/records'

/** A rule as it is edited: thresholds and their points as `1:0.5 3:1`, numbers as text. */
export interface DraftFactor {
  readonly fact: ValuationFact
  readonly steps: string
  readonly codes: Readonly<Record<string, string>>
  readonly unknown: string
}

/** Rules as they are edited. */
export interface RulesDraft {
  readonly levels: Readonly<Record<ValuationLevel, string>>
  readonly scores: Readonly<Record<ValuationScoreName, readonly DraftFactor[]>>
}

/** All scores, in their order. */
export const SCORE_NAMES = Object.keys(VALUATION_SCORE_MAXIMA) as ValuationScoreName[]

/** Rules for editing. Pure. */
export function draftOf({ levels, scores }: ValuationFormula): RulesDraft {
  const scoresOf = (name: ValuationScoreName) =>
    scores[name].map(({ fact, steps = [], codes = {}, unknown }) => ({
      fact,
      steps: steps.map((step) => step.join(':')).join(' '),
      codes: Object.fromEntries(codesOf(fact, codes).map((code) => [code, textOf(codes[code])])),
      unknown: String(unknown),
    }))
  return {
    levels: Object.fromEntries(VALUATION_LEVELS.map((level) => [level, String(levels[level])])) as RulesDraft['levels'],
    scores: Object.fromEntries(SCORE_NAMES.map((name) => [name, scoresOf(name)])) as unknown as RulesDraft['scores'],
  }
}

/** All values of a fact, those with points first: in their order, so that unchanged rules compare as equal. */
function codesOf(fact: ValuationFact, codes: Readonly<Record<string, number>>): string[] {
  return [...new Set([...Object.keys(codes), ...Object.keys(valuationFact(fact).codes ?? {})])]
}

/** A new rule for a fact, without points. */
export function emptyFactor(fact: ValuationFact): DraftFactor {
  const codes = Object.fromEntries(Object.keys(valuationFact(fact).codes ?? {}).map((code) => [code, '']))
  return { fact, steps: '', codes, unknown: '0' }
}

/** The edited rules under a version, and what is wrong with them; numbers that cannot be read are NaN. Pure. */
export function readDraft({ levels, scores }: RulesDraft, version: string): { formula: ValuationFormula; issues: FormulaIssue[] } {
  const formula: ValuationFormula = {
    version,
    levels: Object.fromEntries(VALUATION_LEVELS.map((level) => [level, numberOf(levels[level])])) as ValuationFormula['levels'],
    scores: Object.fromEntries(SCORE_NAMES.map((name) => [name, scores[name].map(readFactor)])) as unknown as ValuationFormula['scores'],
  }
  return { formula, issues: formulaIssues(formula) }
}

function readFactor({ fact, steps, codes, unknown }: DraftFactor): ValuationFormula['scores'][ValuationScoreName][number] {
  if (valuationFact(fact).codes === undefined) return { fact, steps: readSteps(steps), unknown: numberOf(unknown) }
  const given = Object.entries(codes).filter(([, points]) => points.trim() !== '')
  return { fact, codes: Object.fromEntries(given.map(([code, points]) => [code, numberOf(points)])), unknown: numberOf(unknown) }
}

/** `1:0.5 3:1`, also with full-width signs and commas. */
function readSteps(text: string): [number, number][] {
  const steps = text.trim().split(/[\s,，;；]+/u)
  return steps
    .filter((step) => step !== '')
    .map((step) => {
      const [from = '', points = '', ...more] = step.split(/[:：]/u)
      return [numberOf(from), more.length > 0 ? Number.NaN : numberOf(points)]
    })
}

function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

function textOf(points: number | undefined): string {
  return points === undefined ? '' : String(points)
}

/** The issues of a part of the rules: of all below it, or of the part itself only. Pure. */
export function issuesOf(
  issues: readonly FormulaIssue[],
  path: readonly (string | number)[],
  { below }: { below: boolean },
): FormulaIssue[] {
  return issues.filter((issue) => path.every((part, index) => issue.path[index] === part) && (below || issue.path.length === path.length))
}
