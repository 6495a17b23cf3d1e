import { CALLS } from '@gezhi/contract'
import { defineDomain } from '../platform/domain.ts'
import { libraryHandlers } from './library-handlers.ts'
import { patentMarkStore, type PatentMarks } from './marks/patent-marks.ts'
import { LIBRARY_PERSONAL_DATA } from './personal-data.ts'
import { searchHistoryStore } from './search-history-store.ts'
import { templateStore, type TemplateStore } from './templates/template-store.ts'

declare module '../platform/domain.ts' {
  interface DomainServices {
    library: { readonly marks: PatentMarks; readonly templates: TemplateStore }
  }
}

/** What users store of their work: searches, settings, marks, templates. */
export const libraryDomain = defineDomain({
  name: 'library',
  calls: CALLS.library,
  personalData: LIBRARY_PERSONAL_DATA,
  open({ database, now, service }) {
    const { settings, cache } = service('accounts')
    const marks = patentMarkStore(database, now)
    const templates = templateStore(database, now)
    const parts = {
      history: searchHistoryStore(database, now),
      settings,
      marks,
      templates,
      onSettings: (userId: string) => cache.forget(userId),
    }
    return {
      handlers: () => libraryHandlers(parts),
      services: { marks, templates },
    }
  },
})
