import { CALLS } from '@gezhi/contract'
import { eq } from 'drizzle-orm'
import { defineDomain } from '../platform/domain.ts'
import { libraryHandlers } from './library-handlers.ts'
import { patentMarkStore, type PatentMarks } from './marks/patent-marks.ts'
import { readMarks, tagMarks } from './marks/patent-marks-table.ts'
import { searchHistoryStore } from './search-history-store.ts'
import { searchHistory } from './search-history-table.ts'
import { templateStore } from './templates/template-store.ts'
import { templates } from './templates/templates-table.ts'

declare module '../platform/domain.ts' {
  interface DomainServices {
    library: { readonly marks: PatentMarks }
  }
}

/** What users store of their work: searches, settings, marks, templates. */
export const libraryDomain = defineDomain({
  name: 'library',
  calls: CALLS.library,
  open({ database, now, service }) {
    const { settings, cache } = service('accounts')
    const marks = patentMarkStore(database, now)
    const parts = {
      history: searchHistoryStore(database, now),
      settings,
      marks,
      templates: templateStore(database, now),
      onSettings: (userId: string) => cache.forget(userId),
    }
    return {
      handlers: () => libraryHandlers(parts),
      async onAccountClosed(transaction, userId) {
        for (const table of [searchHistory, readMarks, tagMarks, templates]) await transaction.delete(table).where(eq(table.userId, userId))
      },
      services: { marks },
    }
  },
})
