import { HAN_RULES } from './han-rules.ts'
import { INITIALS_RULES } from './initials-rules.ts'
import { LATIN_RULES } from './latin-rules.ts'
import { NUMBER_RULES } from './number-rules.ts'
import { PINYIN_RULES } from './pinyin-rules.ts'
import type { MarkPair, RuleComparison, RuleHit, SimilarMethod, SimilarRule } from './similar-rule.ts'
import { TRANSLATION_RULES } from './translation-rules.ts'

/** All rules of all methods. */
export const RULE_COMPARISONS: readonly RuleComparison[] = [
  ...HAN_RULES,
  ...PINYIN_RULES,
  ...LATIN_RULES,
  ...NUMBER_RULES,
  ...INITIALS_RULES,
  ...TRANSLATION_RULES,
]

/** The methods and rules of a search; all, where none are named. */
export interface RuleSelection {
  readonly methods?: readonly SimilarMethod[]
  readonly rules?: readonly SimilarRule[]
}

/** The comparisons of a selection. Pure. */
export function selectRules({ methods, rules }: RuleSelection): RuleComparison[] {
  return RULE_COMPARISONS.filter(
    ({ method, rule }) => (methods === undefined || methods.includes(method)) && (rules === undefined || rules.includes(rule)),
  )
}

/** The rules by which a mark is similar to a query, the nearest first; empty if by none. Pure. */
export function compareMarks(pair: MarkPair, comparisons: readonly RuleComparison[] = RULE_COMPARISONS): RuleHit[] {
  const hits: RuleHit[] = []
  for (const { method, rule, compare } of comparisons) {
    const found = compare(pair)
    if (found !== null) hits.push({ method, rule, ...found })
  }
  return hits.sort((a, b) => b.nearness - a.nearness)
}
