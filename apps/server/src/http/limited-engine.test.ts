import type { SearchAnswer } from '@gezhi/contract'
import { PATENT_KIND } from '@gezhi/records'
import type { SemanticSearch, RequestOptions, SearchEngine } from '@gezhi/search'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { withMethods } from '../testing/with-methods.ts'
import { inSearchScope, limitedEngine } from './limited-engine.ts'
import type { ObservedSearch } from './slow-searches.ts'

const NEVER = new AbortController().signal
/** Options an engine received with each call. */
type Received = Record<string, RequestOptions | undefined>

/** An engine that only records its options: no search is run. */
function recordingEngine(received: Received): SearchEngine {
  const noting = (names: readonly string[], at: number) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        (...args: unknown[]) => {
          received[name] = args[at] as RequestOptions
          return Promise.resolve()
        },
      ]),
    )
  const semantic = noting(['rank', 'neighbours'], 0) as unknown as SemanticSearch
  return {
    kind: PATENT_KIND,
    ...noting(['page', 'count', 'facets', 'table', 'suggest', 'similar', 'relatedEach', 'status'], 0),
    ...noting(['get'], 1),
    ...noting(['relatedCounts'], 2),
    ...noting(['related'], 3),
    semantic,
  } as unknown as SearchEngine
}

describe('an engine with limits', () => {
  it('passes caller and deadline to every search', async () => {
    const received: Received = {}
    const engine = limitedEngine(recordingEngine(received), { seconds: 10, atOnce: 5 })
    await inSearchScope({ caller: 'a', signal: NEVER }, async () => {
      for (const name of ['page', 'count', 'facets', 'table', 'suggest', 'similar', 'relatedEach'] as const) await engine[name]({} as never)
      await engine.get(['x'])
      await engine.related('cites', 'x', 1)
      await engine.relatedCounts('cites', ['x'])
      await engine.semantic!.rank({} as never)
      await engine.semantic!.neighbours({} as never)
      await engine.status()
    })
    const { status, ...searches } = received
    expect(status).toBeUndefined()
    expect(Object.keys(searches)).toHaveLength(12)
    for (const [name, options] of Object.entries(searches))
      expect([name, options]).toEqual([name, { caller: 'a', signal: expect.any(AbortSignal) as AbortSignal }])
  })

  it('does not affect requests outside of a call', async () => {
    const received: Received = {}
    await limitedEngine(recordingEngine(received), { seconds: 10, atOnce: 5 }).get(['x'])
    expect(received).toEqual({ get: undefined })
  })

  it('rejects more concurrent searches of one caller than allowed, and accepts others', async () => {
    const waiting: (() => void)[] = []
    const get = () => new Promise<[]>((resolve) => waiting.push(() => resolve([])))
    const engine = limitedEngine({ ...recordingEngine({}), get }, { seconds: 10, atOnce: 2 })
    const ask = (caller: string) => inSearchScope({ caller, signal: NEVER }, () => engine.get(['x']))
    const first = [ask('a'), ask('a')]
    await expect(ask('a')).rejects.toMatchObject({ reason: 'busy' })
    const other = ask('b')
    for (const done of waiting.splice(0)) done()
    await Promise.all([...first, other])
    const again = ask('a')
    waiting[0]!()
    expect(await again).toEqual([])
  })
})

describe('what is observed of searches', () => {
  it('is kind, method and duration of those of callers, but not of aborted ones', async () => {
    const observed: ObservedSearch[] = []
    const limits = { seconds: 10, atOnce: 5, onSearch: (search: ObservedSearch) => observed.push(search) }
    const engine = limitedEngine(recordingEngine({}), limits)
    const request = { query: null, filters: [] }
    const [aborted, caller] = [AbortSignal.abort(), 'a']
    await inSearchScope({ caller, signal: NEVER }, () => engine.count(request))
    await inSearchScope({ caller, signal: NEVER }, () => engine.semantic!.rank({ text: 'secret' } as never))
    await inSearchScope({ caller, signal: aborted }, () => engine.count(request))
    await engine.count(request)
    const common = { kind: PATENT_KIND.name, milliseconds: expect.any(Number) as number, timedOut: false }
    expect(observed).toEqual([
      { ...common, method: 'count', request },
      { ...common, method: 'rank', request: { text: 'secret' } },
    ])
  })
})

describe('a search that does not end', async () => {
  const calls: RequestOptions[] = []
  const { post } = await buildTestApp({
    records: [aPatent({ title: 'graphene' })],
    settings: { GEZHI_SEARCH_SECONDS: 1 },
    wrapEngine: (engine) =>
      withMethods(engine, {
        page: ({ signal, caller }) =>
          new Promise((_, reject) => {
            calls.push({ ...(caller !== undefined && { caller }) })
            signal!.addEventListener('abort', () => reject(signal!.reason as Error))
          }),
      }),
  })
  const search = (headers: Record<string, string>) =>
    post<SearchAnswer>('/api/search/ts/search', { filter: { queryStr: 'graphene' } }, headers)

  it('is stopped at the deadline, which the response reports in both languages', async () => {
    expect(await search({ 'accept-language': 'en' })).toMatchObject({
      code: 500,
      message: expect.stringContaining('longer than 1 seconds') as string,
      data: { error: 'SEARCH_TIMEOUT', seconds: 1 },
    })
    expect((await search({ 'accept-language': 'zh' })).message).toContain('超过 1 秒')
    expect(calls.map(({ caller }) => caller)).toEqual(['address 127.0.0.1', 'address 127.0.0.1'])
  })
})
