import type { CALLS, Facet, Language, ParsedRequestOf, SearchAnswer } from '@gezhi/contract'
import type { PatentField } from '@gezhi/records'
import type { Count, Facet as EngineFacet, Page, SearchEngine, Selection } from '@gezhi/search'
import { patentRow } from '../patents/patent-row.ts'
import { readSearchQuery } from './read-search-query.ts'
import { sayDiagnostic } from './say-diagnostic.ts'
import { groupField, sortName } from './search-fields.ts'
import { toFilters } from './filter-items.ts'

type SearchRequest = ParsedRequestOf<(typeof CALLS)['search']['searchPatents']>

interface Group {
  /** As asked for. */
  readonly name: string
  readonly count: number
  readonly field: PatentField & { facet: string }
}

/** One search: page, count and groups at the same time. Throws QUERY_SYNTAX with the diagnostics, UNKNOWN_FIELD, INVALID_INPUT. */
export async function searchPatents(
  engine: SearchEngine,
  request: SearchRequest,
  language: Language,
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const { tree, diagnostics } = readSearchQuery(request.filter, language)
  const selection: Selection = { query: tree, filters: toFilters(request.filterItems, language), signal }
  const groups = request.groupList.map(({ field, count }, index) => ({
    name: field,
    count,
    field: groupField(field, `groupList[${index}].field`),
  }))
  const started = performance.now()
  const [page, count, facets] = await Promise.all([
    askPage(engine, selection, request),
    engine.count({ ...selection, ...collapseOf(request) }),
    askFacets(engine, selection, groups),
  ])
  return {
    ...countOf(count),
    list: page.hits.map((hit) => ({ ...patentRow(hit, language), ...(hit.groupSize !== undefined && { group_size: hit.groupSize }) })),
    groupList: groups.map((group, index) => facetOf(group, facets[index], language)),
    took: Math.round((performance.now() - started) * 10) / 10,
    ...(page.rankedNewest !== undefined && { rankedNewest: page.rankedNewest }),
    diagnostics: diagnostics.map((diagnostic) => sayDiagnostic(diagnostic, language)),
  }
}

function askPage(engine: SearchEngine, selection: Selection, request: SearchRequest): Promise<Page> {
  const sort = request.sortList.map(({ sortField, sortOrder }, index) => ({
    by: sortName(sortField, `sortList[${index}].sortField`),
    order: sortOrder === 'ASC' ? ('asc' as const) : ('desc' as const),
  }))
  if (request.size === 0) return Promise.resolve({ hits: [] })
  return engine.page({ ...selection, sort, from: request.from, size: request.size, ...collapseOf(request) })
}

function collapseOf({ collapse }: SearchRequest) {
  return collapse === undefined ? {} : { collapse }
}

function askFacets(engine: SearchEngine, selection: Selection, groups: readonly Group[]): Promise<EngineFacet[]> {
  if (!groups.length) return Promise.resolve([])
  return engine.facets({ ...selection, facets: groups.map(({ field, count }) => ({ field: field.facet, count })) })
}

function countOf({ total, relation }: Count): Pick<SearchAnswer, 'total' | 'totalRelation'> {
  return { total, totalRelation: relation }
}

/** Values with what they are called in the request's language. */
function facetOf({ name, field }: Group, facet: EngineFacet | undefined, language: Language): Facet {
  const list = facet?.list ?? []
  return {
    field: name,
    list: list.map(({ value, count }) => ({ value, name: field.labels?.[value]?.[language] ?? value, count })),
    timedOut: facet?.timedOut ?? true,
  }
}
