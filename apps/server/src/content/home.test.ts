import { afterAll, beforeEach, describe, expect, test as it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aTrademark, trademarkEngine } from '../testing/a-trademark.ts'
import { aSession, logIn } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { indexCounters } from './index-counters.ts'

const COUNTERS = '/api/search/sysadmin/help/indexDataCount'
const GUIDE = '/api/user/guide/add'
const COUNT = '/api/user/count/add'

const records = [
  aPatent({ publicationNumber: 'CN100000001A', applicants: [{ name: '格致科技有限公司' }, { name: '李雷' }] }),
  aPatent({ publicationNumber: 'CN100000002A', applicants: [{ name: '格致科技有限公司' }, { name: '某某大学' }] }),
  aPatent({ publicationNumber: 'US20300000001A1', office: 'US', applicants: [{ name: 'Foo Inc.' }] }),
]

describe('the home page', async () => {
  const readiness: { phase: 'starting' | 'ready' } = { phase: 'ready' }
  const marks = await trademarkEngine([aTrademark(), aTrademark({ applicationNumber: '72000002' })])
  afterAll(() => marks.drop())
  const test = await buildTestApp({ records, engines: [marks.engine], readiness, now: () => Date.parse('2026-03-01T16:30:00Z') })
  const { post } = test

  it('home.16: the six counters count records of their kinds; applicants of patents are no companies', async () => {
    expect(await post(COUNTERS, {})).toMatchObject({
      code: 200,
      data: { tycCompanyCount: 0, countryCount: 2, searchPatentSoCount: 1, tycTrademarkInfo: 2, patentCount: 3, trademark: 2 },
    })
  })

  it('counters of an index that does not exist yet are not returned', async () => {
    readiness.phase = 'starting'
    expect(await post(COUNTERS, {})).toMatchObject({ code: 500, data: { error: 'SEARCH_STARTING' } })
    readiness.phase = 'ready'
  })

  it('home.21: a guide that was seen does not return', async () => {
    const { user, headers } = await aSession(test)
    const me = async () => (await post('/api/user/user/findUserInformation', {}, headers)).data
    expect(await me()).toMatchObject({ guideStatus: 0 })
    expect(await post(GUIDE, { type: 'home' })).toMatchObject({ code: 401 })
    expect(await post(GUIDE, { type: 'other' }, headers)).toMatchObject({ code: 400 })
    expect(await me()).toMatchObject({ guideStatus: 0 })
    expect(await post(GUIDE, { type: 'home' }, headers)).toMatchObject({ code: 200, data: true })
    expect(await me()).toMatchObject({ guideStatus: 1 })
    await post('/api/user/user/logout', {}, headers)
    expect((await logIn(test, user.telephone)).data.loginBean).toMatchObject({ guideStatus: 1 })
  })

  it('home.13: a click on a card is recorded with its title, for its user and day', async () => {
    const { user, headers } = await aSession(test)
    const other = await aSession(test)
    for (const title of ['语义检索', '语义检索', '批量检索']) expect(await post(COUNT, { title }, headers)).toMatchObject({ code: 200 })
    await post(COUNT, { title: '语义检索' }, other.headers)
    expect(await post(COUNT, { title: '别的' }, headers)).toMatchObject({ code: 400 })
    expect(await post(COUNT, { title: '语义检索' })).toMatchObject({ code: 401 })
    const { rows } = await test.database.$client.query(
      'SELECT title, day::text, clicks FROM card_clicks WHERE user_id = $1 ORDER BY clicks DESC',
      [user.id],
    )
    expect(rows).toEqual([
      { title: '语义检索', day: '2026-03-02', clicks: 2 },
      { title: '批量检索', day: '2026-03-02', clicks: 1 },
    ])
  })
})

describe('counters of an index', () => {
  let clock = 0
  let documents = 1
  let calls = 0
  let timedOut = false
  beforeEach(() => {
    clock = 0
    documents = 1
    calls = 0
    timedOut = false
  })
  const facet = (field: string, values: readonly string[]) => ({
    field,
    list: timedOut ? [] : values.map((value) => ({ value, count: 1 })),
    timedOut,
  })
  const others = {
    trademarks: { status: async () => ({ documents: 7, version: 1 }) },
    companies: { status: async () => ({ documents: documents + 10, version: 1 }) },
  }
  const patents = {
    status: async () => ({ documents, version: documents }),
    facets: async () => {
      calls += 1
      return [facet('country', ['CN', 'US']), facet('source', ['demo'])]
    },
  }
  const engines = { ...others, patents }
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

  it('are counted once for callers at the same time; after a write publications at once, the rest once a minute', async () => {
    const counters = indexCounters(engines, () => clock)
    const both = await Promise.all([counters(), counters()])
    expect([both[0].patentCount, both[1].patentCount, calls]).toEqual([1, 1, 1])
    documents = 2
    clock += 5000
    expect([(await counters()).patentCount, calls]).toEqual([2, 1])
    clock += 4999
    documents = 3
    expect((await counters()).patentCount).toBe(2)
    clock += 60_000
    expect((await counters()).patentCount).toBe(3)
    await settled()
    expect(calls).toBe(2)
  })

  it('are not counted anew where the index did not change', async () => {
    const counters = indexCounters(engines, () => clock)
    await counters()
    clock = 600_000
    await counters()
    await settled()
    expect(calls).toBe(1)
  })

  it('keep what they were where counting takes too long', async () => {
    const counters = indexCounters(engines, () => clock)
    const before = await counters()
    documents = 5
    timedOut = true
    clock = 600_000
    await counters()
    await settled()
    expect(await counters()).toEqual({ ...before, patentCount: 5, tycCompanyCount: 15 })
  })
})
