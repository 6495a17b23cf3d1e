import type { Gateways } from '@gezhi/gateways'
import type { PatentRow } from '@gezhi/contract'
import type { DailyQuota } from '../accounts/rights/daily-quota.ts'
import type { Serving } from '../platform/domain.ts'
import type { BatchLists } from './batch/batch-lists.ts'
import type { SynonymStore } from './keywords/synonym-store.ts'
import type { AnswerList } from '../kinds/answer-list.ts'
import type { PatentListRequest, PatentSearch } from '../patents/patent-search.ts'
import type { ProjectServices } from '../projects/projects-domain.ts'
import type { WorkspaceServices } from '../workspaces/workspaces-domain.ts'
import type { SharedSearches } from './shared-searches.ts'

/** Services used by the calls of search. */
export interface SearchParts extends Omit<Serving, 'engines' | 'sharedEngines'> {
  /** How patents are searched, and their engine. */
  readonly search: PatentSearch
  readonly engine: PatentSearch['engine']
  readonly sharedSearches: SharedSearches
  readonly batchLists: BatchLists
  readonly synonyms: SynonymStore
  readonly projects: Pick<ProjectServices, 'openFile' | 'ownFields'>
  readonly workspaces: Pick<WorkspaceServices, 'filesOf'>
  /** Quotas of actions that store data. */
  readonly dailyQuota: DailyQuota
  /** Whether this installation computes vectors for semantic search. */
  readonly hasVectors: boolean
  readonly gateways: Pick<Gateways, 'translation'>
}

/** Serves lists of patents. */
export type AnswerPatents = AnswerList<PatentRow, PatentListRequest>
