import type { Handlers } from '../../http/call-context.ts'
import { requireReady } from '../../http/require-ready.ts'
import type { AnswerPatents, SearchParts } from '../search-parts.ts'
import { countryRule } from '../../accounts/rights/country-rule.ts'
import { collapseOf } from '../../kinds/collapse-of.ts'
import { toFilters } from '../../kinds/filter-items.ts'
import { findSynonyms } from '../keywords/find-synonyms.ts'
import { readSearchQuery } from '../../kinds/read-search-query.ts'
import { patentQueryOptions } from '../patent-query-options.ts'
import { extendQuery } from './extend-search.ts'

/** Default number of synonyms per word. */
const MAX_SYNONYMS = 5
const MAX_LOOKED_AT = 12
/** Learned synonyms below this similarity are offered but not selected by default: many have another meaning. */
const MIN_LEARNED = 0.7

type ExtendParts = Pick<SearchParts, 'engine' | 'readiness' | 'schemes' | 'synonyms' | 'projects'>

/** The call of extended search. */
export function extendHandler(parts: ExtendParts, answer: AnswerPatents): Pick<Handlers['search'], 'searchExtended'> {
  const { engine, readiness } = parts
  return {
    async searchExtended({ extendList, synonymList, ...request }, context) {
      requireReady(readiness)
      const { language, signal } = context
      const rights = await context.rights()
      const { tree, diagnostics } = readSearchQuery(request.filter, language, await patentQueryOptions(parts, request.filter, context))
      const chosen = new Map(synonymList.map(({ word, synonymList: synonyms }) => [word, synonyms]))
      const known = async (word: string) => {
        const found = await findSynonyms(parts, word, MAX_LOOKED_AT, signal)
        const sure = found.filter(({ source, score }) => source !== 'corpus' || score >= MIN_LEARNED)
        return sure.slice(0, MAX_SYNONYMS).map((synonym) => synonym.word)
      }
      const { query, ...reported } = await extendQuery(engine, {
        query: tree,
        extensions: [...new Set(extendList)],
        filters: [...toFilters(engine.kind.fields, request.filterItems, language), ...countryRule(rights)],
        synonymsOf: async (word) => chosen.get(word) ?? (await known(word)),
        signal,
        ...collapseOf(engine.kind, request, language),
      })
      return { ...(await answer({ tree: query, diagnostics }, request, context)), ...reported }
    },
  }
}
