import type { Facet, Language, ListAnswer, ListRow, ParsedListRequest } from '@gezhi/contract'
import { isOwnFieldName, type Diagnostic, type QueryNode } from '@gezhi/query'
import { NO_VALUE, type Field } from '@gezhi/records'
import type { CountRequest, Facet as EngineFacet, FacetsRequest, Filter, Hit, Page, SearchEngine } from '@gezhi/search'
import { requirePaging } from '../accounts/rights/requirements.ts'
import type { Serving } from '../platform/domain.ts'
import type { CallContext } from '../http/call-context.ts'
import type { Readiness } from '../http/readiness.ts'
import { requireReady } from '../http/require-ready.ts'
import type { Rights } from '../http/rights.ts'
import { processMetrics } from '../metrics/metrics.ts'
import { answerTotal } from './answer-total.ts'
import { collapseOf } from './collapse-of.ts'
import { ownField, type OwnFields } from './own-fields.ts'
import { toFilters } from './filter-items.ts'
import { type RecordSearch, visibleTo } from './record-search.ts'
import { queryOptions } from './query-options.ts'
import { readSearchQuery, type SearchedQuery } from './read-search-query.ts'
import { describeDiagnostic } from './describe-diagnostic.ts'
import { groupField, sortName } from './search-fields.ts'
import { answerTables, requestedTables } from './answer-tables.ts'
import { undatedRecords } from './undated-records.ts'
import { valueName } from './value-name.ts'
import { withViewable } from './with-viewable.ts'

interface Group {
  /** As requested. */
  readonly name: string
  readonly count: number
  readonly field: Field & { facet: string }
}

/** The caller of a search: language, rights, and the signal that aborts it. */
export interface Searcher {
  readonly language: Language
  readonly rights: Rights
  readonly signal: AbortSignal
}

/** What a list needs to know of the call, or of the tool, that requests it. */
export type ListContext = Pick<CallContext, 'language' | 'rights' | 'signal'>

/** Criteria of a search mode: a query, additional filters, and diagnostics of the query. */
export interface SearchCriteria {
  /** Null if filters are the only criteria. */
  readonly tree: QueryNode | null
  readonly filters?: readonly Filter[]
  readonly diagnostics: readonly Diagnostic[]
  /** Fields that users defined, whose values are counted if the request names them. */
  readonly own?: OwnFields | undefined
}

/** Returns the requested list as visible to the caller, within their limits, with a count of hidden hits. */
export type AnswerList<Row extends ListRow = ListRow, Request extends ParsedListRequest = ParsedListRequest> = (
  criteria: SearchCriteria,
  request: Request,
  context: ListContext,
) => Promise<ListAnswer<Row>>

/** Serves lists of a kind. Throws UNKNOWN_FIELD, INVALID_INPUT, SEARCH_STARTING, and errors of paging limits. */
export function listAnswerer<R extends object, Row extends ListRow, Request extends ParsedListRequest>(
  search: RecordSearch<R, Row, Request>,
  readiness: Readiness,
): AnswerList<Row, Request> {
  return async (criteria, request, context) => {
    requireReady(readiness)
    const rights = await context.rights()
    requirePaging(rights, request)
    return withViewable(await answerList(search, criteria, request, { ...context, rights }), rights, request)
  }
}

/** Serves the call that searches a kind by a query. Throws errors of lists, and QUERY_SYNTAX, MEANING_NEEDS_LOGIN. */
export function searchAnswerer<R extends object, Row extends ListRow, Request extends ParsedListRequest>(
  search: RecordSearch<R, Row, Request>,
  { schemes, readiness }: Pick<Serving, 'schemes' | 'readiness'>,
): (request: Request & { readonly filter: SearchedQuery }, context: ListContext) => Promise<ListAnswer<Row>> {
  const answer = listAnswerer(search, readiness)
  return async (request, context) => {
    const options = queryOptions({ engine: search.engine, schemes }, await context.rights())
    return answer(readSearchQuery(request.filter, context.language, options), request, context)
  }
}

/** The response of every search mode: page, count and groups, requested concurrently. */
async function answerList<R extends object, Row extends ListRow, Request extends ParsedListRequest>(
  search: RecordSearch<R, Row, Request>,
  { tree, filters: criteria = [], diagnostics, own }: SearchCriteria,
  request: Request,
  { language, rights, signal }: Searcher,
): Promise<ListAnswer<Row>> {
  const { engine, visibility } = search
  const { fields } = engine.kind
  const collapse = collapseOf(engine.kind, request, language)
  const filters = [...criteria, ...(search.requestFilters?.(request) ?? []), ...toFilters(fields, request.filterItems, language)]
  const selection: CountRequest = { query: tree, filters: [...filters, ...visibleTo(search, rights)], signal, ...collapse }
  const groups = request.groupList.map(({ field, count }, index) => ({
    name: field,
    count,
    field: isOwnFieldName(field)
      ? { ...ownField(own, field, `groupList[${index}].field`), facet: field }
      : groupField(fields, field, `groupList[${index}].field`),
  }))
  const tables = requestedTables(fields, request)
  const timeLimit = (request.countSeconds ?? COUNT_SECONDS) * 1000
  const started = performance.now()
  const [page, count, facets, tableList, hidden, undated] = await Promise.all([
    requestPage(search, selection, request),
    engine.count(selection),
    requestFacets(engine, selection, groups, { timeLimit, own }),
    answerTables(search, selection, tables, { timeLimit, language }),
    request.size === 0 || visibility === undefined ? null : visibility.hidden(engine, { ...selection, filters }, rights),
    request.size === 0 ? undefined : undatedRecords(engine, selection, language),
  ])
  if (request.from === 0 && request.size > 0) processMetrics.add('gezhi_searches_total', [engine.kind.name, bandOf(count.total)])
  const rows = page.hits.map((hit) => listRow(search, hit, language, request))
  return {
    ...answerTotal(count, request.from, page.hits.length),
    list: await Promise.all(rows),
    groupList: groups.map((group, index) => facetOf(search, group, facets[index], language)),
    ...(tables.length > 0 && { tableList }),
    took: Math.round((performance.now() - started) * 10) / 10,
    ...(hidden !== null && { hidden }),
    ...(undated !== undefined && { undated }),
    ...(page.rankedNewest !== undefined && { rankedNewest: page.rankedNewest }),
    diagnostics: diagnostics.map((diagnostic) => describeDiagnostic(diagnostic, language)),
  }
}

/** Of how many hits a search is counted; searches without hits, and those with too many to read, are worth knowing. */
function bandOf(total: number): string {
  if (total === 0) return '0'
  if (total <= 100) return '1-100'
  return total <= 10_000 ? '101-10000' : 'more'
}

/** A hit as a row of a list, with the size of its group and its passages if requested. */
export async function listRow<R extends object, Row extends ListRow, Request extends ParsedListRequest>(
  search: Pick<RecordSearch<R, Row, Request>, 'toRow'>,
  hit: Hit<R>,
  language: Language,
  request: Request,
): Promise<Row> {
  const { groupSize, snippets } = hit
  return {
    ...(await search.toRow(hit, language, request)),
    ...(groupSize !== undefined && { group_size: groupSize }),
    ...(snippets && { snippets: snippets.map((snippet) => ({ ...snippet, marks: [...snippet.marks] })) }),
  }
}

function requestPage<R extends object>(
  { engine, snippetColumns }: Pick<RecordSearch<R>, 'engine' | 'snippetColumns'>,
  selection: CountRequest,
  request: ParsedListRequest,
): Promise<Page<R>> {
  const sort = request.sortList.map(({ sortField, sortOrder }, index) => ({
    by: sortName(engine.kind.fields, sortField, `sortList[${index}].sortField`),
    order: sortOrder === 'ASC' ? ('asc' as const) : ('desc' as const),
  }))
  if (request.size === 0) return Promise.resolve({ hits: [] })
  return engine.page({
    ...selection,
    sort,
    from: request.from,
    size: request.size,
    short: true,
    ...snippetsOf(engine, snippetColumns, request),
  })
}

/** Groups and tables of an interactive list are cut off after this. */
const COUNT_SECONDS = 2

/** UTF-16 units. */
const SNIPPET_LENGTH = 140

/** An engine without snippets returns rows without passages: a list is useful without them. */
function snippetsOf({ supports }: Pick<SearchEngine, 'supports'>, columns: readonly string[], { snippets }: ParsedListRequest) {
  if (snippets === 0 || !supports.snippets) return {}
  return { snippets: { columns, maxSnippets: snippets, length: SNIPPET_LENGTH } }
}

/** Facets in the order of the groups; those of own fields are counted by their sets of records. */
async function requestFacets(
  engine: SearchEngine,
  selection: CountRequest,
  groups: readonly Group[],
  { timeLimit, own }: { readonly timeLimit: number; readonly own: OwnFields | undefined },
): Promise<EngineFacet[]> {
  const isOwn = ({ name }: Group) => isOwnFieldName(name)
  const [found, others] = await Promise.all([
    countFields(
      engine,
      selection,
      groups.filter((group) => !isOwn(group)),
      timeLimit,
    ),
    countOwn(engine, { ...selection, timeLimit }, groups.filter(isOwn), own),
  ])
  return groups.flatMap((group) => (isOwn(group) ? others.shift() : found.shift()) ?? [])
}

/** Hits of each value of own fields, the most frequent first. */
async function countOwn(
  engine: SearchEngine,
  selection: Omit<FacetsRequest, 'facets'>,
  groups: readonly Group[],
  own: OwnFields | undefined,
): Promise<EngineFacet[]> {
  if (groups.length === 0) return []
  const values = await Promise.all(groups.map(({ field }) => own!.values(field.name)))
  const sets = groups.map(({ name }, index) => ({ field: name, sets: values[index]!.map(({ records }) => records) }))
  const facets = await engine.facets({ ...selection, facets: sets })
  return facets.map(({ list, ...facet }, index) => {
    const valueOf = new Map(values[index]!.map(({ value, records }) => [records.name, value]))
    const counted = list.flatMap(({ value, count }) => (count === 0 ? [] : [{ value: valueOf.get(value)!, count }]))
    return { ...facet, list: counted.toSorted((a, b) => b.count - a.count).slice(0, groups[index]!.count) }
  })
}

async function countFields(
  engine: SearchEngine,
  selection: CountRequest,
  groups: readonly Group[],
  timeLimit: number,
): Promise<EngineFacet[]> {
  if (!groups.length) return []
  const [facets, undated] = await Promise.all([
    engine.facets({ ...selection, timeLimit, facets: groups.map(({ field, count }) => ({ field: field.facet, count })) }),
    Promise.all(groups.map(({ field }) => countUndated(engine, selection, field))),
  ])
  return facets.map((facet, index) => ({ ...facet, list: [...facet.list, ...(undated[index] ?? [])] }))
}

/** Hits without a date, as a value of the facet, where there are any. */
async function countUndated(engine: SearchEngine, selection: CountRequest, field: Field): Promise<EngineFacet['list']> {
  if (field.fallback === undefined) return []
  const filters = [...(selection.filters ?? []), { field: field.name, values: [NO_VALUE], include: true }]
  const { total } = await engine.count({ ...selection, filters })
  return total === 0 ? [] : [{ value: NO_VALUE, count: total }]
}

/** Values with their labels in the request's language. */
function facetOf<R extends object>(
  search: Pick<RecordSearch<R>, 'valueTitle'>,
  { name, field }: Group,
  facet: EngineFacet | undefined,
  language: Language,
): Facet {
  const list = facet?.list ?? []
  return {
    field: name,
    list: list.map(({ value, count }) => ({ value, name: valueName(search, field, value, language), count })),
    timedOut: facet?.timedOut ?? true,
  }
}
