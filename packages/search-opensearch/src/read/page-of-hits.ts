import {
  SearchError,
  selectionCondition,
  type Hit,
  type Page,
  type PageRequest,
  type Snippet,
  type SnippetsRequest,
  type Sort,
} from '@gezhi/search'
import type { QueryNode } from '@gezhi/query'
import type { Clause } from '../query-dsl/clause.ts'
import { hasSemanticPart } from '../query-dsl/semantic-ranks.ts'
import { compoundsIn } from '../query-dsl/compounds-in.ts'
import type { IndexLayout } from '../storage/index-layout.ts'
import { DEEPEST } from '../storage/index-settings.ts'
import { recordOf, titleKey, type DocumentSource } from '../storage/stored-document.ts'
import { countOfHits } from './count-of-hits.ts'
import { groupPath } from './group-path.ts'
import type { Searching } from '../query-dsl/searched-index.ts'
import { search, sourceFields, toStored, type SearchHit } from './searching.ts'
import { toSnippets } from './snippets/snippets-of-record.ts'

/** One page of hits in order. Rejects with `SearchError`. */
export async function pageOfHits(searching: Searching, request: PageRequest): Promise<Page<object>> {
  const { layout } = searching
  const { from, after, size, collapse, short = false, query, snippets, sort: requestedSort = [] } = request
  const sort = requestedSort.length === 0 && hasSemanticPart(selectionCondition({ query }, layout.kind.fields)) ? BEST_FIRST : requestedSort
  if (from + size > DEEPEST) return pageTooDeep(searching, request)
  const scored = sort.some(({ by }) => by === 'relevance')
  const answer = await search(
    searching,
    request,
    {
      from,
      size,
      sort: after === undefined ? sortClauses(layout, sort) : [{ docId: 'asc' }],
      ...(after !== undefined && after !== '' && { search_after: [after] }),
      _source: sourceFields(short && !quotesBody(layout, snippets)),
      track_total_hits: false,
      ...(collapse !== undefined && {
        collapse: { field: groupPath(layout, collapse), inner_hits: { name: 'group', size: 0, _source: false } },
      }),
    },
    { scored, extra: titled(query) },
  )
  const quotes = await quoted(searching, request)
  return {
    hits: answer.hits.hits.map((hit) => ({
      ...toHit(hit, scored, short),
      ...(quotes !== null && { snippets: quotes(recordOf(hit._source)) }),
    })),
  }
}

/** A page that begins after the last hit is empty; before it, the cluster would have to sort more than it can. */
async function pageTooDeep(searching: Searching, { from, query, filters, collapse, signal }: PageRequest): Promise<Page<object>> {
  const selection = { query, ...(filters !== undefined && { filters }), ...(signal !== undefined && { signal }) }
  const { total } = await countOfHits(searching, { ...selection, exact: true, ...(collapse !== undefined && { collapse }) })
  if (total <= from) return { hits: [] }
  throw new SearchError('unsupported', `Only the first ${DEEPEST} hits can be paged through`)
}

async function quoted(
  { cluster, index, layout }: Searching,
  { query, snippets, signal }: PageRequest,
): Promise<((record: object) => readonly Snippet[]) | null> {
  if (query === null || snippets === undefined) return null
  const { kind } = layout
  return toSnippets(kind, query, await compoundsIn(cluster, index, selectionCondition({ query }, kind.fields), signal), snippets)
}

function toHit({ _source, _score, inner_hits: inner }: SearchHit, scored: boolean, short: boolean): Hit<object> {
  return {
    ...toStored(short ? withoutBody(_source) : _source),
    ...(scored && _score !== null && { score: _score }),
    ...(inner !== undefined && { groupSize: inner.group.hits.total.value }),
  }
}

function withoutBody({ docId, hash, front }: DocumentSource): DocumentSource {
  return { docId, hash, front }
}

/** Quoted columns must be loaded, including the body of a long record. */
function quotesBody({ kind }: IndexLayout, snippets: SnippetsRequest | undefined): boolean {
  return kind.textColumns.some(({ name, inBody }) => inBody === true && snippets?.columns.includes(name) === true)
}

/** Queries with a semantic part are ranked by it. */
const BEST_FIRST: readonly Sort[] = [{ by: 'relevance', order: 'desc' }]

function sortClauses(layout: IndexLayout, sort: readonly Sort[]): readonly Clause[] {
  return [...sort.map((one) => sortClause(layout, one)), ...layout.newestFirst]
}

function sortClause({ kind, fieldsByName }: IndexLayout, { by, order }: Sort): Clause {
  if (by === 'relevance') return { _score: order }
  const field = fieldsByName.get(kind.fields.bySort(by)?.name ?? '')
  if (field?.sorts !== true) throw new SearchError('invalid-request', `Hits cannot be sorted by ${by}`)
  return { [`first.${field.name}`]: { order, missing: '_last' } }
}

/** Above any possible score of words. */
const TITLE_BOOST = 10_000

/** A record whose title equals the query comes before all others. */
function titled(query: QueryNode | null): Clause[] {
  const key = query === null ? null : titleKey(typedText(query) ?? '')
  return key === null ? [] : [{ constant_score: { filter: { term: { exactTitle: key } }, boost: TITLE_BOOST } }]
}

/** The text of a query that consists of words only, like a title typed into the search box; null for any other. Pure. */
function typedText(query: QueryNode): string | null {
  const operands = query.kind === 'and' ? query.operands : [query]
  const texts = operands.map((operand) => (operand.kind === 'word' || operand.kind === 'phrase' ? operand.text : null))
  return texts.includes(null) ? null : texts.join(' ')
}
