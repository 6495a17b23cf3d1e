import { CALLS } from '@gezhi/contract'
import { defineDomain, type Serving } from '../platform/domain.ts'
import { patentExport } from '../patents/exports/patent-export.ts'
import { patentSearch } from '../patents/patent-search.ts'
import { batchListStore, type BatchLists } from './batch/batch-lists.ts'
import { runSynonymCommand, synonymUsage } from './keywords/synonym-commands.ts'
import { synonymStore, type SynonymStore } from './keywords/synonym-store.ts'
import { SEARCH_PERSONAL_DATA } from './personal-data.ts'
import { searchHandlers } from './search-handlers.ts'
import { sharedSearchStore } from './shared-searches.ts'

declare module '../platform/domain.ts' {
  interface DomainServices {
    search: { readonly synonyms: SynonymStore; readonly batchLists: BatchLists }
  }
}

/** Searching: queries, lists, suggestions, synonyms, batches. */
export const searchDomain = defineDomain({
  name: 'search',
  calls: CALLS.search,
  personalData: SEARCH_PERSONAL_DATA,
  usage: synonymUsage,
  open({ database, files, gateways, now, settings, service }) {
    const synonyms = synonymStore(database)
    const { dailyQuota } = service('accounts')
    const stores = {
      synonyms,
      sharedSearches: sharedSearchStore(database, now),
      batchLists: batchListStore(database, now),
      gateways,
      dailyQuota,
      projects: service('projects'),
      workspaces: service('workspaces'),
    }
    const handlers = (serving: Serving) => {
      const search = patentSearch(serving)
      return searchHandlers({ ...serving, search, engine: search.engine, ...stores, hasVectors: settings.GEZHI_MEANING !== 'off' })
    }
    service('exports').kinds.add(patentExport(files, handlers, stores.projects.ownColumns))
    return {
      handlers,
      runCommand: (args, by) => runSynonymCommand(synonyms, args, by),
      jobs: [
        {
          queue: 'purge-searches',
          cron: '37 * * * *',
          async run() {
            await stores.sharedSearches.purgeExpired()
            await stores.batchLists.purgeExpired()
          },
        },
      ],
      services: { synonyms, batchLists: stores.batchLists },
    }
  },
})
