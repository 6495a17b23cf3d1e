import type { Cluster } from '../cluster.ts'
import type { IndexLayout } from '../storage/index-layout.ts'
import type { RankWithin } from './semantic-ranks.ts'

/** What reads are asked of: a cluster and the name its live index is found by. */
export interface Searching {
  readonly cluster: Cluster
  readonly index: string
  readonly layout: IndexLayout
  /** Ranks the semantic part of a query. */
  readonly rankWithin: RankWithin
}
