import { strict as assert } from 'node:assert'
import type { SemanticSearch } from '../semantic/semantic-search.ts'
import type { SearchEngine } from '../search-engine.ts'
import type { EngineUnderTest, NewEngine } from './engine-case.ts'

/** The same engine with every response checked against the contract of the port; a violation is an AssertionError. */
export function assertingEngine<R extends object>(engine: SearchEngine<R>): SearchEngine<R> {
  return Object.assign(Object.create(engine) as SearchEngine<R>, bound(engine), {
    semantic: engine.semantic && assertingSemantic(engine.semantic),
    async page(request: Parameters<SearchEngine['page']>[0]) {
      const page = await engine.page(request)
      assert(page.hits.length <= request.size, 'a page holds no more than was asked for')
      const ids = page.hits.map((hit) => hit.docId)
      assert.equal(new Set(ids).size, ids.length, 'no hit stands twice on a page')
      const scores = page.hits.flatMap((hit) => hit.score ?? [])
      const descending = request.sort?.[0]?.by === 'relevance' && request.sort[0].order === 'desc'
      if (descending)
        assert.deepEqual(
          scores,
          scores.toSorted((a, b) => b - a),
          'scores never rise down the list',
        )
      for (const hit of page.hits) assert((hit.groupSize ?? 1) >= 1, 'a group has a member')
      if (request.after !== undefined) {
        const ascending = [request.after, ...ids].every(
          (id, place, all) => place === 0 || Buffer.compare(Buffer.from(all[place - 1]!), Buffer.from(id)) < 0,
        )
        assert(ascending, 'hits after an id ascend by id')
        return page
      }
      const count = await engine.count({ ...request, exact: true })
      assert(count.total >= (page.hits.length === 0 ? 0 : request.from + page.hits.length), 'a count covers the page')
      assert.equal(page.hits.length, Math.max(0, Math.min(request.size, count.total - request.from)), 'only the last page is short')
      return page
    },
    async count(request: Parameters<SearchEngine['count']>[0]) {
      const count = await engine.count(request)
      assert(Number.isSafeInteger(count.total) && count.total >= 0, 'a count is a whole number')
      if (request.exact === true) {
        assert.equal(count.relation, 'eq', 'an exact count is exact')
        return count
      }
      const { total } = await engine.count({ ...request, exact: true })
      if (count.relation === 'eq') assert.equal(count.total, total, 'a count said to be exact is')
      else assert(count.total <= total, 'a lower bound is none above the number itself')
      return count
    },
    async facets(request: Parameters<SearchEngine['facets']>[0]) {
      const facets = await engine.facets(request)
      const { facets: _facets, timeLimit: _timeLimit, ...selection } = request
      const { total } = await engine.count({ ...selection, exact: true })
      assert.deepEqual(
        facets.map((facet) => facet.field),
        request.facets.map((facet) => facet.field),
        'every facet is answered',
      )
      for (const [i, { list }] of facets.entries()) {
        const requested = request.facets[i]!
        assert(
          list.every((entry) => entry.count >= 0 && entry.count <= total),
          'no value has more hits than there are',
        )
        assert.equal(new Set(list.map((entry) => entry.value)).size, list.length, 'no value stands twice')
        if (!('count' in requested)) continue
        assert(list.length <= requested.count, 'a facet lists no more than was asked for')
        const counts = list.map((entry) => entry.count)
        assert(!counts.includes(0), 'a value that is listed has a hit')
        assert.deepEqual(
          counts,
          counts.toSorted((a, b) => b - a),
          'most frequent first',
        )
      }
      return facets
    },
  } satisfies Partial<SearchEngine<R>>)
}

function assertingSemantic<R extends object>(semantic: SemanticSearch<R>): SemanticSearch<R> {
  return {
    async rank(request) {
      const page = await semantic.rank(request)
      const { from, size, collapse } = request
      const ids = page.hits.map((hit) => hit.docId)
      assert.equal(new Set(ids).size, ids.length, 'no hit stands twice on a page')
      assert.equal(
        page.hits.length,
        Math.max(0, Math.min(size, page.total - from)),
        'a total covers the page, and only the last page is short',
      )
      for (const { groupSize } of page.hits)
        assert(collapse === undefined ? groupSize === undefined : groupSize! >= 1, 'a group has a member')
      return page
    },
    neighbours: (request) => semantic.neighbours(request),
    build: (options) => semantic.build(options),
    status: () => semantic.status(),
  }
}

/** Methods of a class instance keep their own `this`. */
function bound<R extends object>(engine: SearchEngine<R>): Partial<SearchEngine<R>> {
  const calls = [
    'get',
    'table',
    'suggest',
    'similar',
    'related',
    'relatedEach',
    'relatedCounts',
    'write',
    'buildShadow',
    'rebuild',
    'swapIn',
    'sourceProgress',
    'allProgress',
    'contents',
    'status',
    'close',
  ] as const
  return Object.fromEntries(calls.map((call) => [call, (engine[call] as (...args: unknown[]) => unknown).bind(engine)]))
}

/** The same engines, each wrapped in `assertingEngine`. */
export function asserting<R extends object>(newEngine: NewEngine<R>): NewEngine<R> {
  const wrap = (inner: EngineUnderTest<R>): EngineUnderTest<R> => ({
    engine: assertingEngine(inner.engine),
    reopen: async () => wrap(await inner.reopen()),
    dispose: () => inner.dispose(),
  })
  return async () => wrap(await newEngine())
}
