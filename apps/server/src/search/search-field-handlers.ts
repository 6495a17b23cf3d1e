import type { SearchParts } from './search-parts.ts'
import type { Handlers } from '../http/call-context.ts'
import { requireReady } from '../http/require-ready.ts'
import { searchFieldList } from '../kinds/search-field-list.ts'

/** The calls for building forms: their fields, and companies by a part of their name. */
export function searchFieldHandlers({
  engine,
  search,
  readiness,
}: Pick<SearchParts, 'engine' | 'search' | 'readiness'>): Pick<Handlers['search'], 'listSearchFields' | 'listCompanyNames'> {
  return {
    listSearchFields: async ({ scene }, { language }) => searchFieldList(search, scene, language),
    async listCompanyNames({ keyWord, size }, { signal }) {
      requireReady(readiness)
      if (!engine.supports.suggestions) return []
      // The response mixes words and names; more are requested than needed, so that there are enough names.
      const found = await engine.suggest({ text: keyWord, limit: size * 6, signal })
      return found.flatMap(({ of, text, documents }) => (of === 'AP' ? [{ name: text, count: documents }] : [])).slice(0, size)
    },
  }
}
