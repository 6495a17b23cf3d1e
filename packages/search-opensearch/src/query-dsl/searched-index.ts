import type { Cluster } from '../cluster.ts'
import type { IndexLayout } from '../storage/index-layout.ts'
import type { RecordSets } from './record-sets.ts'
import type { RankWithin } from './semantic-ranks.ts'

/** Target of reads: a cluster and the name of its live index. */
export interface Searching {
  readonly cluster: Cluster
  readonly index: string
  readonly layout: IndexLayout
  /** Ranks the semantic part of a query. */
  readonly rankWithin: RankWithin
  readonly recordSets: RecordSets
}
