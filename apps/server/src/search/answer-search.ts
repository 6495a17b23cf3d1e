import type { CALLS, Facet, Language, ParsedRequestOf, SearchAnswer } from '@gezhi/contract'
import type { Diagnostic, QueryNode } from '@gezhi/query'
import type { PatentRecord, PatentField } from '@gezhi/records'
import type { Facet as EngineFacet, Filter, Page, SearchEngine, Selection } from '@gezhi/search'
import type { Rights } from '../http/rights.ts'
import type { SearchParts } from './search-parts.ts'
import { answerTotal } from './answer-total.ts'
import { countryRule, hiddenByCountryRule } from '../accounts/rights/country-rule.ts'
import { databaseFilters } from './database-calls/chosen-databases.ts'
import { resultRow } from './result-row.ts'
import { sayDiagnostic } from './say-diagnostic.ts'
import { groupField, sortName } from './search-fields.ts'
import { toFilters } from './filter-items.ts'

/** What every way of searching is asked beside what it looks for. */
export type ListRequest = Omit<ParsedRequestOf<(typeof CALLS)['search']['searchPatents']>, 'filter'>

interface Group {
  /** As asked for. */
  readonly name: string
  readonly count: number
  readonly field: PatentField & { facet: string }
}

/** Who searches: their language and rights, and what ends the work when they leave. */
export interface Searcher {
  readonly language: Language
  readonly rights: Rights
  readonly signal: AbortSignal
}

/** What a way of searching looks for: a query, filters beside it, and what there is to say about the query. */
export interface Wanted {
  /** Null where the filters say it all. */
  readonly tree: QueryNode | null
  readonly filters?: readonly Filter[]
  readonly diagnostics: readonly Diagnostic[]
}

export type AnswerPorts = Pick<SearchParts, 'engine' | 'drawingSource'>

/** What every way of searching answers: page, count and groups at the same time. Throws UNKNOWN_FIELD, INVALID_INPUT. */
export async function answerSearch(
  { engine, drawingSource }: AnswerPorts,
  { tree, filters: wanted = [], diagnostics }: Wanted,
  request: ListRequest,
  { language, rights, signal }: Searcher,
): Promise<SearchAnswer> {
  const filters = [...wanted, ...databaseFilters(request), ...toFilters(request.filterItems, language)]
  const selection: Selection = { query: tree, filters: [...filters, ...countryRule(rights)], signal }
  const groups = request.groupList.map(({ field, count }, index) => ({
    name: field,
    count,
    field: groupField(field, `groupList[${index}].field`),
  }))
  const started = performance.now()
  const [page, count, facets, hidden] = await Promise.all([
    askPage(engine, selection, request),
    engine.count({ ...selection, ...collapseOf(request) }),
    askFacets(engine, selection, groups),
    request.size === 0 ? null : hiddenByCountryRule(engine, { ...selection, filters, ...collapseOf(request) }, rights),
  ])
  const rows = page.hits.map((hit) => resultRow(hit, language, { most: request.drawings, source: drawingSource }))
  return {
    ...answerTotal(count, request.from, page.hits.length),
    list: await Promise.all(rows),
    groupList: groups.map((group, index) => facetOf(group, facets[index], language)),
    took: Math.round((performance.now() - started) * 10) / 10,
    ...(hidden !== null && { hidden }),
    ...(page.rankedNewest !== undefined && { rankedNewest: page.rankedNewest }),
    diagnostics: diagnostics.map((diagnostic) => sayDiagnostic(diagnostic, language)),
  }
}

function askPage(engine: SearchEngine<PatentRecord>, selection: Selection, request: ListRequest): Promise<Page<PatentRecord>> {
  const sort = request.sortList.map(({ sortField, sortOrder }, index) => ({
    by: sortName(sortField, `sortList[${index}].sortField`),
    order: sortOrder === 'ASC' ? ('asc' as const) : ('desc' as const),
  }))
  if (request.size === 0) return Promise.resolve({ hits: [] })
  return engine.page({
    ...selection,
    sort,
    from: request.from,
    size: request.size,
    short: true,
    ...collapseOf(request),
    ...snippetsOf(engine, request),
  })
}

/** Parts of a patent that passages are taken from, the most telling first. The title stands in the row anyway. */
const SNIPPET_COLUMNS: readonly string[] = [
  'abstract',
  'independentClaims',
  'dependentClaims',
  'descriptionEmbodiments',
  'descriptionSummary',
  'descriptionField',
  'descriptionBackground',
  'description',
]
/** UTF-16 units. */
const SNIPPET_LENGTH = 140

/** An engine that cannot quote answers rows without passages: a list is worth having all the same. */
function snippetsOf(engine: SearchEngine<PatentRecord>, { snippets }: Pick<ListRequest, 'snippets'>) {
  if (snippets === 0 || !engine.supports.snippets) return {}
  return { snippets: { columns: SNIPPET_COLUMNS, most: snippets, length: SNIPPET_LENGTH } }
}

function collapseOf({ collapse }: Pick<ListRequest, 'collapse'>) {
  return collapse === undefined ? {} : { collapse }
}

function askFacets(engine: SearchEngine<PatentRecord>, selection: Selection, groups: readonly Group[]): Promise<EngineFacet[]> {
  if (!groups.length) return Promise.resolve([])
  return engine.facets({ ...selection, facets: groups.map(({ field, count }) => ({ field: field.facet, count })) })
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
