import type { Gateways } from '@gezhi/gateways'
import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import type { Serving } from '../domain.ts'
import type { BatchLists } from './batch/batch-lists.ts'
import type { SynonymStore } from './keywords/synonym-store.ts'
import type { SharedSearches } from './shared-searches.ts'

/** What the calls of search stand on. */
export interface SearchParts extends Omit<Serving, 'engines' | 'sharedEngines'> {
  readonly engine: SearchEngine<PatentRecord>
  readonly sharedSearches: SharedSearches
  readonly batchLists: BatchLists
  readonly synonyms: SynonymStore
  readonly gateways: Pick<Gateways, 'translation'>
}
