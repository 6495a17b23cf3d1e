import type { MarkForm, TextRange } from '../form/mark-form.ts'
import type { Translator } from '../translation/translator.ts'

/** What a query is compared by: the methods of the Chinese office's search for similar marks, without that for figures. */
export type SimilarMethod = 'han' | 'pinyin' | 'latin' | 'digits' | 'initials'

/** Why two marks are similar. */
export type SimilarRule = 'identical' | 'contains' | 'sameSound' | 'editDistance' | 'reordered' | 'lookAlike' | 'translation' | 'initials'

/** A rule that finds a mark similar to a query. */
export interface RuleHit {
  readonly method: SimilarMethod
  readonly rule: SimilarRule
  /** From 0 to 1. */
  readonly nearness: number
  /** The similar parts of the mark found, in order. */
  readonly ranges: readonly TextRange[]
}

/** What a rule compares. */
export interface MarkPair {
  readonly query: MarkForm
  readonly mark: MarkForm
  readonly translate: Translator
}

/** A rule of one method: null if the marks are not similar by it. */
export interface RuleComparison {
  readonly method: SimilarMethod
  readonly rule: SimilarRule
  readonly compare: (pair: MarkPair) => Omit<RuleHit, 'method' | 'rule'> | null
}
