import type { SearchParts } from './search-parts.ts'
import { openPatent } from '../patents/open-patent.ts'
import { CallError } from '../http/call-error.ts'
import type { CallContext, Handlers } from '../http/call-context.ts'
import { requireReady } from '../http/require-ready.ts'
import { checkQuery, countClauses } from '../kinds/check-query.ts'
import { collapseOf } from '../kinds/collapse-of.ts'
import { countryRule } from '../accounts/rights/country-rule.ts'
import { toFilters } from '../kinds/filter-items.ts'
import { databaseFilters } from '../patents/chosen-databases.ts'
import { databaseHandlers } from './database-calls/database-handlers.ts'
import { highlightWords } from '../kinds/highlight-words.ts'
import { relaxQuery } from '../kinds/relax-query.ts'
import { queryReadings } from '../kinds/query-readings.ts'
import { readSearchQuery, type SearchedQuery } from '../kinds/read-search-query.ts'
import { ownCriteria } from './own-criteria.ts'
import { patentQueryOptions } from './patent-query-options.ts'
import { sceneFilters } from '../kinds/scene-filters.ts'
import { listAnswerer } from '../kinds/answer-list.ts'
import { searchFieldHandlers } from './search-field-handlers.ts'
import { batchHandlers } from './batch/batch-handlers.ts'
import { keywordHandlers } from './keywords/keyword-handlers.ts'
import { numberHandlers } from './numbers/number-handlers.ts'
import { literatureHandler } from './literature/literature-handler.ts'
import { semanticHandlers } from './semantic/semantic-handlers.ts'
import { suggestHandlers } from './suggest-handlers.ts'
import { translationHandlers } from './translation/translation-handlers.ts'
import { extendHandler } from './modes/extend-handler.ts'
import { modeHandlers } from './modes/mode-handlers.ts'

/** Calls of the domain search. */
export function searchHandlers(parts: SearchParts): Handlers['search'] {
  const { engine, search, readiness, sharedSearches, dailyQuota } = parts
  const { fields } = engine.kind
  const answer = listAnswerer(search, readiness)
  const criteriaOf = async (filter: SearchedQuery, context: Pick<CallContext, 'language' | 'rights' | 'caller'>) =>
    readSearchQuery(filter, context.language, await patentQueryOptions(parts, filter, context))
  return {
    ...suggestHandlers(parts),
    ...translationHandlers(parts),
    ...databaseHandlers(parts),
    ...searchFieldHandlers(parts),
    ...modeHandlers(parts, answer),
    ...extendHandler(parts, answer),
    ...semanticHandlers(parts, answer),
    ...batchHandlers(parts, answer),
    ...literatureHandler(parts),
    ...keywordHandlers(parts),
    ...numberHandlers(parts),
    async searchPatents({ scene, ...request }, context) {
      const { criteria, filterItems } = await ownCriteria(parts, request, context)
      const filters = sceneFilters(search, scene, toFilters(fields, filterItems, context.language))
      return answer({ ...criteria, filters }, { ...request, filterItems }, context)
    },
    async validateQuery({ counts, typeList, countryList, collapse, ...query }, context) {
      const { language, signal, rights } = context
      const { tree, check } = checkQuery({ ...query, ...(await patentQueryOptions(parts, query, context)) }, language)
      if (!counts || tree === null) return check
      requireReady(readiness)
      return {
        ...check,
        counts: await countClauses(engine, tree, {
          filters: [...databaseFilters({ typeList, countryList }), ...countryRule(await rights())],
          signal,
          ...collapseOf(engine.kind, { collapse }, language),
        }),
      }
    },
    async compressQuery({ queryStr }, context) {
      await dailyQuota('stored-query', context)
      return sharedSearches.save(context.caller, queryStr)
    },
    async openSharedSearch({ shareCode, ...request }, context) {
      const queryStr = await sharedSearches.find(shareCode)
      if (queryStr === null) throw new CallError('SHARE_NOT_FOUND', { key: shareCode })
      return { ...(await answer(await criteriaOf({ queryStr, mode: 'command' }, context), request, context)), queryStr }
    },
    async listHighlightTerms({ id, ...query }, context) {
      const { tree } = await criteriaOf(query, context)
      if (id === undefined) return { wordList: highlightWords(engine.kind, tree, null) }
      requireReady(readiness)
      return { wordList: highlightWords(engine.kind, tree, (await openPatent(engine, id)).record) }
    },
    async countPatents({ typeList, countryList, collapse, ...query }, context) {
      requireReady(readiness)
      const { language, signal, rights } = context
      const { tree } = await criteriaOf(query, context)
      const filters = [...databaseFilters({ typeList, countryList }), ...countryRule(await rights())]
      const grouping = collapseOf(engine.kind, { collapse }, language)
      return (await engine.count({ query: tree, filters, exact: true, signal, ...grouping })).total
    },
    async listQueryReadings({ filter, collapse, typeList, countryList, ...request }, context) {
      requireReady(readiness)
      const { language, signal, rights } = context
      const { criteria, filterItems } = await ownCriteria(parts, { ...request, filter }, context)
      const own = [...databaseFilters({ typeList, countryList }), ...toFilters(fields, filterItems, language)]
      const filters = [...own, ...countryRule(await rights())]
      const grouping = collapseOf(engine.kind, { collapse }, language)
      return queryReadings(parts, filter.queryStr, criteria.tree, { filters, language, signal, ...grouping })
    },
    async relaxQuery({ filter, collapse, typeList, countryList, ...request }, context) {
      requireReady(readiness)
      const { language, signal, rights } = context
      const { criteria, filterItems } = await ownCriteria(parts, { ...request, filter }, context)
      const filters = {
        own: [...databaseFilters({ typeList, countryList }), ...toFilters(fields, filterItems, language)],
        rule: countryRule(await rights()),
      }
      return relaxQuery(engine, criteria.tree, filters, { signal, ...collapseOf(engine.kind, { collapse }, language) })
    },
  }
}
