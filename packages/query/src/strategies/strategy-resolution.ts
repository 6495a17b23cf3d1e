import type { QueryNode } from '../tree.ts'

/** A query that a user saved under a title. */
export interface SavedStrategy {
  readonly title: string
  readonly query: string
  /** How its query is read: as typed into the plain search box, or as a command. */
  readonly mode: 'box' | 'command'
  /** Hits when it was last counted; null if unknown. */
  readonly hits: number | null
  /** It has criteria that are not in its query, such as a list of numbers: no query can refer to it. */
  readonly hasOtherCriteria: boolean
}

/**
 * Why a reference cannot be replaced: no such strategy; a strategy that refers to itself; errors in its query; criteria beside its query;
 * too many terms in all.
 */
export type StrategyIssue = 'unknown' | 'circle' | 'broken' | 'criteria' | 'large'

/** What a title stands for. */
export type StrategyResolution =
  /** The query, with its own references replaced. */
  | { readonly kind: 'found'; readonly tree: QueryNode }
  /** The titles that lead to the cause, the named one first; of a circle, the strategy that is being written before it. */
  | { readonly kind: StrategyIssue; readonly path: readonly string[] }

/** The strategies that queries of a user can refer to as `#{title}`. */
export interface SavedStrategies {
  readonly list: readonly SavedStrategy[]
  find(title: string): SavedStrategy | undefined
  resolve(title: string): StrategyResolution
}
