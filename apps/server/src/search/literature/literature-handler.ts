import type { Literature } from '@gezhi/contract'
import { highlightTerms, highlightText, type QueryNode } from '@gezhi/query'
import { PATENT_FIELD_TABLE } from '@gezhi/records'
import type { PatentRecord } from '@gezhi/records'
import { requirePaging } from '../../accounts/rights/requirements.ts'
import type { Handlers } from '../../http/call-context.ts'
import { requireReady } from '../../http/require-ready.ts'
import type { SearchParts } from '../search-parts.ts'
import { countryRule } from '../../accounts/rights/country-rule.ts'
import { queryOptions } from '../../kinds/query-options.ts'
import { readSearchQuery } from '../../kinds/read-search-query.ts'
import { allOf } from '../../classification/join-queries.ts'
import { readCitation } from './read-citation.ts'

/** Number of the most relevant patents whose citations are examined. */
const MAX_EXAMINED = 1000
/** Maximum number of patents listed for each. */
const NAMED = 5

/** The call that searches the literature patents cite. */
export function literatureHandler({
  engine,
  readiness,
  schemes,
}: Pick<SearchParts, 'engine' | 'readiness' | 'schemes'>): Pick<Handlers['search'], 'searchLiterature'> {
  return {
    async searchLiterature({ queryStr, from, size }, context) {
      requireReady(readiness)
      const { language, signal } = context
      const rights = await context.rights()
      requirePaging(rights, { from, size })
      // Works are selected by their words; a semantic question has none that must occur.
      const { fields, abilities } = queryOptions({ engine, schemes }, rights)
      const options = { fields, abilities: { ...abilities, semantic: false as const } }
      const { tree } = readSearchQuery({ queryStr, mode: 'box' }, language, options)
      const { tree: cites } = readSearchQuery({ queryStr: 'npl-count>=1', mode: 'command' }, language, options)
      const { hits } = await engine.page({
        query: allOf([tree, cites]),
        filters: countryRule(rights),
        sort: [{ by: 'relevance', order: 'desc' }],
        from: 0,
        size: MAX_EXAMINED,
        short: true,
        signal,
      })
      const found = literatureOf(
        hits.map(({ record }) => record),
        tree,
      )
      return { total: found.length, totalRelation: hits.length < MAX_EXAMINED ? 'eq' : 'gte', list: found.slice(from, from + size) }
    },
  }
}

/** Non-patent citations of some patents, without duplicates: first those with most words of a query, then the most cited. Pure. */
export function literatureOf(patents: readonly PatentRecord[], tree: QueryNode): Literature[] {
  const terms = highlightTerms(tree, PATENT_FIELD_TABLE)
  const cited = new Map<string, { readonly text: string; readonly by: Set<string> }>()
  for (const { citations = [], publicationNumber } of patents) {
    for (const { text, publicationNumber: patent } of citations) {
      const key = text?.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') ?? ''
      if (patent !== undefined || text === undefined || key === '') continue
      const one = cited.get(key) ?? { text, by: new Set() }
      cited.set(key, one)
      if (publicationNumber !== undefined) one.by.add(publicationNumber)
    }
  }
  return [...cited.values()]
    .map(({ text, by }) => ({ text, by, words: new Set(highlightText(text, terms).map(({ clause }) => clause)).size }))
    .toSorted((one, other) => other.words - one.words || other.by.size - one.by.size)
    .map(({ text, by }) => ({ ...readCitation(text), abstract: '', text, citedBy: by.size, patentList: [...by].slice(0, NAMED) }))
}
