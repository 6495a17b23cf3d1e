import type { SuggestRequest } from '@gezhi/contract'
import type { CallContext, Handlers } from '../http/call-context.ts'
import type { SearchParts } from './search-parts.ts'
import { requireReady } from '../http/require-ready.ts'
import { countryRule } from '../accounts/rights/country-rule.ts'
import { suggestValues } from '../kinds/suggest-values.ts'
import { databaseFilters } from '../patents/chosen-databases.ts'

/** The calls that complete typed characters, within the selected databases and those the caller may see. */
export function suggestHandlers({
  engine,
  readiness,
  schemes,
}: Pick<SearchParts, 'engine' | 'readiness' | 'schemes'>): Pick<
  Handlers['search'],
  'suggestAll' | 'suggestWords' | 'suggestCompanies' | 'countSuggestion'
> {
  const filtersOf = async (request: SuggestRequest, { rights }: Pick<CallContext, 'rights'>) => [
    ...databaseFilters(request),
    ...countryRule(await rights()),
  ]
  const suggest = async (of: 'word' | 'AP', request: SuggestRequest, context: CallContext) => {
    requireReady(readiness)
    if (!engine.supports.suggestions) return []
    const filters = await filtersOf(request, context)
    return engine.suggest({ text: request.word, limit: request.count, of, filters, signal: context.signal })
  }
  const words = async (request: SuggestRequest, context: CallContext) =>
    (await suggest('word', request, context)).map(({ text, documents, estimated }) => ({
      name: text,
      ...(documents > 0 && { count: documents, ...(estimated && { about: true as const }) }),
    }))
  const companies = async (request: SuggestRequest, context: CallContext) =>
    (await suggest('AP', request, context)).map(({ text, documents }) => ({ name: text, count: documents }))
  const values = async (request: SuggestRequest, context: CallContext) => {
    requireReady(readiness)
    if (!engine.supports.suggestions) return null
    const { language, signal } = context
    return suggestValues({ engine, schemes }, request.word, {
      limit: request.count,
      filters: await filtersOf(request, context),
      language,
      signal,
    })
  }
  return {
    async suggestAll(request, context) {
      const valueList = await values(request, context)
      if (valueList !== null) return { normalWordList: [], companyList: [], valueList }
      const [normalWordList, companyList] = await Promise.all([words(request, context), companies(request, context)])
      return { normalWordList, companyList }
    },
    async suggestWords(request, context) {
      return { normalWordList: await words(request, context) }
    },
    async suggestCompanies(request, context) {
      return { word: request.word, list: await companies(request, context) }
    },
    async countSuggestion(request, context) {
      requireReady(readiness)
      const filters = await filtersOf(request, context)
      return (await engine.count({ query: { kind: 'phrase', text: request.word }, filters, exact: true, signal: context.signal })).total
    },
  }
}
