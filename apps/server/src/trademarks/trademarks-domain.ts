import { CALLS } from '@gezhi/contract'
import { TRADEMARK_KIND } from '@gezhi/records'
import { defineDomain, type Serving } from '../platform/domain.ts'
import { markPictures } from './mark-pictures.ts'
import { TRADEMARKS_PERSONAL_DATA } from './personal-data.ts'
import { referredTrademarks } from './referred-trademarks.ts'
import { trademarkExport } from './trademark-export.ts'
import { trademarkHandlers } from './trademark-handlers.ts'
import { trademarkSearchStore } from './trademark-search-store.ts'

/** Trademarks: their lists, one of them, statistics, the history of searches. */
export const trademarksDomain = defineDomain({
  name: 'trademarks',
  calls: CALLS.trademarks,
  personalData: TRADEMARKS_PERSONAL_DATA,
  open({ database, files, now, service }) {
    const exporting = service('exports')
    const pictures = markPictures(files)
    const parts = {
      searches: trademarkSearchStore(database, now),
      pictures,
      now,
      filesOfSpace: service('workspaces').filesOf,
      putExport: exporting.putExport,
    }
    const handlers = (serving: Serving) => trademarkHandlers(parts, serving)
    exporting.kinds.add(trademarkExport(pictures, handlers))
    service('follows').kinds.add(TRADEMARK_KIND.name, referredTrademarks)
    return { handlers }
  },
})
