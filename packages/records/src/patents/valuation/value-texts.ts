import { valuationFact, type ValuationFact } from './valuation-facts.ts'
import {
  factorMax,
  VALUATION_GROUPS,
  VALUATION_LEVELS,
  type ValuationFactor,
  type ValuationFormula,
  type ValuationScoreName,
} from './valuation-formula.ts'
import type { ValuedFact } from './value-patent.ts'

type Language = 'zh' | 'en'

/** What a fact without a value is called. */
const UNKNOWN = { zh: '未知', en: 'Not known' } as const

/** The value of a fact in words. */
export function factText({ fact, value }: Pick<ValuedFact, 'fact' | 'value'>, language: Language): string {
  if (value === null) return UNKNOWN[language]
  return typeof value === 'string' ? (valuationFact(fact).codes?.[value]?.[language] ?? value) : String(value)
}

/** How points follow from a fact: `≥1: 1; ≥3: 2; not known: 0`. */
export function ruleText({ fact, steps, codes, unknown }: ValuationFactor, language: Language): string {
  const [colon, separator] = language === 'zh' ? ['：', '；'] : [': ', '; ']
  const rows = steps?.map(([from, points]) => [`≥${from}`, points] as const) ?? []
  const named = Object.entries(codes ?? {}).map(([code, points]) => [factText({ fact, value: code }, language), points] as const)
  return [...rows, ...named, [UNKNOWN[language], unknown] as const].map(([name, points]) => `${name}${colon}${points}`).join(separator)
}

/** The rules of a formula as rows: group, score, fact, points, rule. */
export function formulaRows({ scores }: ValuationFormula, language: Language): string[][] {
  return Object.values(VALUATION_GROUPS).flatMap((group) =>
    Object.entries<{ readonly label: { readonly zh: string; readonly en: string }; readonly max: number }>(group.scores).flatMap(
      ([name, { label, max }]) =>
        scores[name as ValuationScoreName].map((factor, index) => [
          index === 0 ? group.label[language] : '',
          index === 0 ? `${label[language]} (${max})` : '',
          valuationFact(factor.fact).label[language],
          String(factorMax(factor)),
          ruleText(factor, language),
        ]),
    ),
  )
}

/** The lowest totals of the levels: `A 80–100, B 60–80`. */
export function levelRows({ levels }: Pick<ValuationFormula, 'levels'>): string[][] {
  return VALUATION_LEVELS.map((level, index) => {
    const above = VALUATION_LEVELS[index - 1]
    return [level, above === undefined ? `${levels[level]}–100` : `${levels[level]} ≤ … < ${levels[above]}`]
  })
}

/** A part of the rules that differs: what it is, and its rule in either formula; empty if it has none. */
export interface FormulaDifference {
  readonly part: string
  readonly before: string
  readonly after: string
}

/** What differs between two formulas, levels first. */
export function compareFormulas(before: ValuationFormula, after: ValuationFormula, language: Language): FormulaDifference[] {
  const levels = VALUATION_LEVELS.map((level) => ({
    part: level,
    before: `≥${before.levels[level]}`,
    after: `≥${after.levels[level]}`,
  }))
  const scores = Object.values(VALUATION_GROUPS).flatMap((group) =>
    Object.entries<{ readonly label: { readonly zh: string; readonly en: string } }>(group.scores).flatMap(([name, { label }]) => {
      const [old, own] = [before.scores[name as ValuationScoreName], after.scores[name as ValuationScoreName]]
      const facts = new Set([...old, ...own].map(({ fact }) => fact))
      const ruleOf = (factors: readonly ValuationFactor[], one: ValuationFact) => {
        const found = factors.find(({ fact }) => fact === one)
        return found === undefined ? '' : ruleText(found, language)
      }
      return [...facts].map((fact) => ({
        part: `${label[language]} · ${valuationFact(fact).label[language]}`,
        before: ruleOf(old, fact),
        after: ruleOf(own, fact),
      }))
    }),
  )
  return [...levels, ...scores].filter((one) => one.before !== one.after)
}
