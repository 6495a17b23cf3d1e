import type { ValueTest } from '@gezhi/query'
import type { ResolvedCondition, TextCondition } from './resolved-condition.ts'
import type { RowRange } from './stream-plan.ts'

/** How all hits of a condition are collected, as data. Its condition is also the key in the cache of hits. */
export type HitPlan =
  | AlgebraPlan
  | StatementPlan
  | PositionPlan
  /** Every document, or none. */
  | { readonly kind: 'everything' | 'nothing'; readonly condition: ResolvedCondition }
  /** From columns in memory or the store of values. */
  | { readonly kind: 'values'; readonly condition: ResolvedCondition; readonly field: string; readonly tests: readonly ValueTest[] }
  /** A set of records, stored in the session under this name. */
  | { readonly kind: 'records'; readonly condition: ResolvedCondition; readonly set: string }
  /** The best semantic hits, stored in the session under this name. */
  | { readonly kind: 'ranked'; readonly condition: ResolvedCondition; readonly name: string }

/** One FTS5 statement over the postings: its rows are the hits. */
export interface StatementPlan {
  readonly kind: 'statement'
  readonly condition: ResolvedCondition
  readonly match: string
}

/** The forward store decides, document by document, among the candidates of FTS5; null: among all. */
export interface PositionPlan {
  readonly kind: 'positions'
  readonly condition: TextCondition
  readonly candidates: string | null
}

/** Combined sets of hits. */
export type AlgebraPlan =
  | {
      readonly kind: 'union'
      readonly condition: ResolvedCondition
      readonly parts: readonly HitPlan[]
      readonly values: readonly ValuesOfField[]
    }
  | { readonly kind: 'either'; readonly condition: ResolvedCondition; readonly parts: readonly HitPlan[] }
  | { readonly kind: 'complement'; readonly condition: ResolvedCondition; readonly of: HitPlan }
  /** The same hits as those of another condition. */
  | { readonly kind: 'same'; readonly condition: ResolvedCondition; readonly as: HitPlan }
  | IntersectionPlan

/** Alternative values that are searched together. */
export interface ValuesOfField {
  readonly field: string
  readonly tests: readonly ValueTest[]
}

/** Evaluated in this order; each step tests only what the previous ones left. */
export interface IntersectionPlan {
  readonly kind: 'intersection'
  readonly condition: ResolvedCondition
  /** Row range that contains all hits; statements are restricted to it. */
  readonly rows: RowRange
  /** Smallest expected result first. */
  readonly parts: readonly HitPlan[]
  readonly positions: readonly PositionPlan[]
  readonly without: readonly HitPlan[]
  readonly withoutPositions: readonly PositionPlan[]
}
