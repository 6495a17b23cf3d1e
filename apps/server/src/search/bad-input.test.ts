import type { SearchAnswer } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { TEST_SEARCH_URL } from '../testing/test-engine.ts'

const SEARCH = '/api/search/ts/search'
const GROUPS = [{ field: 'country', count: 5 }]
/** Significant brackets of this nesting. */
const nested = (depth: number) => '(a OR b AND '.repeat(depth) + 'c' + ')'.repeat(depth)
const words = Array.from({ length: 600 }, (_, i) => `x${i.toString(36)}qq`)

describe('what nobody should send gets a clear answer, and others theirs', async () => {
  const { app, post } = await buildTestApp({ records: [aPatent({ title: `graphene ${words.join(' ')}` })] })
  const search = (queryStr: string) => post<SearchAnswer>(SEARCH, { filter: { queryStr }, groupList: GROUPS })

  it.each([
    ['66 brackets that matter', nested(66)],
    ['NEAR around a date', 'graphene NEAR/3 ad=2020'],
    ['10,001 characters', 'a'.repeat(10_001)],
    ['a bracket that never ends', '(graphene'],
    ['lone surrogates', 'graphene \ud83d \udc00'],
  ])('rejects %s', async (_, queryStr) => {
    const { code, message } = await search(queryStr)
    expect(code).toBe(400)
    expect(message.length).toBeGreaterThan(5)
  })

  // docs/engines.md: a cluster accepts a single pattern for any number of words.
  it('rejects a pattern that matches 600 words, or searches all of them', async () => {
    const { code, message, data } = await search('x*qq')
    if (TEST_SEARCH_URL === null) expect([code, message.length > 5]).toEqual([400, true])
    else expect([code, data.total]).toEqual([200, 1])
  })

  it.each([
    ['300 brackets around each other that add nothing', `${'('.repeat(300)}graphene${')'.repeat(300)}`, 1],
    ['64 brackets that matter', nested(64), 0],
    ['1,200 alternatives', Array.from({ length: 1200 }, (_, i) => `w${i}`).join(' OR '), 0],
    ['1,200 alternatives, one of them there', [...Array.from({ length: 1199 }, (_, i) => `w${i}`), 'graphene'].join(' OR '), 1],
    ['what FTS5 would take for its own language', '"graphene" AND "NEAR(" AND "*" AND "a:b"', 0],
  ])('answers %s', async (_, queryStr, min) => {
    const { code, data } = await search(queryStr)
    expect(code).toBe(200)
    expect(data.total).toBeGreaterThanOrEqual(min)
  })

  it('answers others meanwhile, and lives', async () => {
    const bad = [nested(66), nested(64), 'x*qq', Array.from({ length: 1200 }, (_, i) => `w${i}`).join(' OR ')]
    const all = Promise.all(Array.from({ length: 40 }, (_, i) => search(bad[i % bad.length]!)))
    expect((await search('graphene')).data.total).toBe(1)
    await all
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
  })
})

describe('an empty index', async () => {
  const { post } = await buildTestApp({ records: [] })
  it.each(['graphene', 'ad>=2020', 'graph*', '电池 NEAR/3 电极', 'ipc=H01M', '*phene'])('answers %s', async (queryStr) => {
    const { code, data } = await post<SearchAnswer>(SEARCH, { filter: { queryStr }, groupList: GROUPS })
    expect(code).toBe(200)
    expect([data.total, data.list, data.groupList[0]!.list]).toEqual([0, [], []])
  })
})
