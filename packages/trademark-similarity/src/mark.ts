/** What a mark's status means for new applications. `recentlyEnded`: less than a year ago, which in China still bars similar marks. */
export type MarkStatus = 'registered' | 'pending' | 'recentlyEnded' | 'ended' | 'unknown'

/** A Nice class of a mark. */
export interface MarkClass {
  /** From 1 to 45. */
  readonly number: number
  /** Similar groups of the Chinese office, four digits each, such as `0901`. */
  readonly groups?: readonly string[]
  /** Goods or services, one term each. */
  readonly goods?: readonly string[]
}

/** A mark that is searched for similar ones. */
export interface SimilarityMark {
  readonly id: string
  readonly text: string
  readonly classes: readonly MarkClass[]
  readonly status: MarkStatus
}

/** All statuses; their order is that of the stored index and must not change. */
export const MARK_STATUSES: readonly MarkStatus[] = ['unknown', 'registered', 'pending', 'recentlyEnded', 'ended']
