import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { aProduct, aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { READER_WINDOW } from './institution-store.ts'

const SEARCH = '/api/search/ts/search'
const ops = (name: string) => `/api/user/ops/institution/${name}`
const INSIDE = '203.0.113.9'
const SETTINGS = {
  GEZHI_ACCESS: 'membership',
  GEZHI_MODE: 'production',
  GEZHI_OPERATOR_TOTP: 'optional',
  GEZHI_PUBLIC_URL: 'https://gezhi.example',
} as const
const facts = {
  nameZh: '示例大学',
  nameEn: 'Example University',
  ranges: ['203.0.113.0/24', '2001:db8:1::/48'],
  searchCount: 2000,
  seats: 2,
  validUntil: null as string | null,
}

async function anInstallation() {
  let clock = Date.parse('2026-03-01T15:00:00Z')
  const records = Array.from({ length: 3 }, (_, index) => aPatent({ title: '石墨烯', office: index === 0 ? 'US' : 'CN' }))
  const test = await buildTestApp({ settings: { ...SETTINGS, GEZHI_TRUST_PROXY: ['127.0.0.1'] }, records, now: () => clock })
  const operator = await aSession(test, { role: 'operator' })
  /** A call from an address, by way of the trusted proxy. */
  const from = async <Data = Record<string, unknown>>(address: string, url: string, headers: Record<string, string>, body: object = {}) => {
    const response = await test.app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { ...headers, 'x-forwarded-for': address },
      remoteAddress: '127.0.0.1',
    })
    return response.json<{ code: number; data: Data }>()
  }
  const aGuest = async () => ({ token: (await test.get<string>(`/api/user/user/getYoukeToken?userId=${randomUUID()}`)).data })
  return {
    test,
    from,
    aGuest,
    advance: (ms: number) => void (clock += ms),
    save: (changes: object = {}) => test.post(ops('save'), { ...facts, ...changes }, operator.headers),
    list: async () =>
      (
        await test.post<{ list: { id: string; readers: number; isValid: boolean; validUntil: string | null }[] }>(
          ops('list'),
          {},
          operator.headers,
        )
      ).data.list,
    days: async (id: string) => (await test.post<{ list: object[] }>(ops('days'), { id }, operator.headers)).data.list,
    remove: (id: string) => test.post(ops('remove'), { id }, operator.headers),
    /** What the institution gives: all countries (3 hits) instead of one (2). */
    hits: async (address: string, headers: Record<string, string>) =>
      (await from<{ total: number }>(address, SEARCH, headers, { filter: { queryStr: '石墨烯' } })).data.total,
    access: async (address: string, headers: Record<string, string>) =>
      (await from(address, '/api/user/user/getInstitutionAccess', headers)).data,
  }
}

describe('an institution', async () => {
  const { test, from, aGuest, save, list, days, remove, hits, access, advance } = await anInstallation()
  await save()

  it('gives guests and free users the rights of members at its addresses, and only there', async () => {
    const guest = await aGuest()
    const { headers } = await aSession(test)
    expect(await hits('198.51.100.1', guest)).toBe(2)
    expect(await access('198.51.100.1', guest)).toBeNull()
    expect(await hits(INSIDE, guest)).toBe(3)
    expect(await access(INSIDE, guest)).toEqual({ zh: '示例大学', en: 'Example University', state: 'reading', seats: 2 })
    expect(await hits('::ffff:203.0.113.10', headers)).toBe(3)
    expect(await hits('2001:db8:1:2::3', headers)).toBe(3)
    expect(await hits('198.51.100.1', headers)).toBe(2)
    // Pages of results go as far as the operator says.
    expect((await from(INSIDE, SEARCH, headers, { filter: { queryStr: '石墨烯' }, from: 1980 })).code).toBe(200)
    expect((await from(INSIDE, SEARCH, headers, { filter: { queryStr: '石墨烯' }, from: 2000 })).code).toBe(403)
  })

  it('turns away further readers while all places are taken, and takes them when one has left', async () => {
    const late = await aGuest()
    expect(await access(INSIDE, late)).toMatchObject({ state: 'full' })
    expect(await hits(INSIDE, late)).toBe(2)
    const { user, headers } = await aSession(test)
    await aProduct(test, { userId: user.id })
    // A member has their own rights and takes no seat.
    expect(await access(INSIDE, headers)).toBeNull()
    expect(await hits(INSIDE, headers)).toBe(3)
    const { id, readers } = (await list())[0]!
    expect(readers).toBe(2)
    expect(await days(id)).toEqual([{ day: '20260301', visits: 2, turnedAway: 1 }])
    advance(READER_WINDOW + 1)
    expect(await hits(INSIDE, late)).toBe(3)
    await test.accounts.purgeExpired()
    expect((await list())[0]!.readers).toBe(1)
  })

  it('is believed from a trusted proxy only', async () => {
    const guest = await aGuest()
    const response = await test.app.inject({
      method: 'POST',
      url: SEARCH,
      payload: { filter: { queryStr: '石墨烯' } },
      headers: { ...guest, 'x-forwarded-for': INSIDE, 'x-real-ip': INSIDE, forwarded: `for=${INSIDE}` },
      remoteAddress: '198.51.100.7',
    })
    expect(response.json<{ data: { total: number } }>().data.total).toBe(2)
    // What the client itself wrote stands before the address the proxy added.
    expect(await hits(`${INSIDE}, 198.51.100.7`, guest)).toBe(2)
  })

  it('ends on its last day, and with its removal', async () => {
    const { id } = (await list())[0]!
    const guest = await aGuest()
    await save({ id, validUntil: '2026-03-01' })
    expect((await list())[0]).toMatchObject({ validUntil: '2026-03-01', isValid: true })
    expect(await hits(INSIDE, guest)).toBe(3)
    advance(3_600_000)
    expect((await list())[0]).toMatchObject({ isValid: false })
    expect(await hits(INSIDE, guest)).toBe(2)
    expect(await access(INSIDE, guest)).toBeNull()
    await save({ id })
    expect(await hits(INSIDE, guest)).toBe(3)
    expect((await remove(id)).code).toBe(200)
    expect(await hits(INSIDE, guest)).toBe(2)
    expect((await remove(id)).data).toMatchObject({ error: 'INSTITUTION_NOT_FOUND' })
  })
})

describe('the limit of readers', async () => {
  const { test, aGuest, save, list, hits } = await anInstallation()
  await save({ seats: 3 })

  it('holds when many come at once', async () => {
    const guests = await Promise.all(Array.from({ length: 12 }, aGuest))
    const found = await Promise.all(guests.flatMap((guest) => [hits(INSIDE, guest), hits(INSIDE, guest)]))
    expect(found.filter((total) => total === 3)).toHaveLength(6)
    expect((await list())[0]!.readers).toBe(3)
  })

  it('gives tasks in the background what their user had a moment ago', async () => {
    const { user } = await aSession(test)
    const caller = {
      kind: 'user',
      userId: user.id,
      sessionId: randomUUID(),
      role: 'user',
      pending: false,
      provenAt: 0,
      totp: false,
    } as const
    expect((await test.accounts.rightsOf(caller)).role).toBe('free')
    await save({ id: (await list())[0]!.id, seats: 4 })
    expect((await test.accounts.rightsOf(caller, INSIDE)).role).toBe('member')
    expect((await test.accounts.rightsOf(caller)).role).toBe('member')
    expect((await test.accounts.rightsOf(caller, '198.51.100.1')).role).toBe('free')
  })
})

describe('an operator', async () => {
  const { save, list } = await anInstallation()

  it('gets ranges normalised, invalid, too large and taken ones rejected', async () => {
    expect((await save({ ranges: ['203.0.113.77/24', ' 203.0.113.0/24 '] })).code).toBe(200)
    expect(await list()).toMatchObject([{ ranges: ['203.0.113.0/24'] }])
    expect(await save({ ranges: ['0.0.0.0/0'] })).toMatchObject({
      code: 400,
      data: { error: 'INSTITUTION_RANGE_INVALID', range: '0.0.0.0/0' },
    })
    const taken = await save({ nameZh: '另一大学', ranges: ['198.51.100.0/24', '203.0.113.128/25'] })
    expect(taken).toMatchObject({ code: 400, message: '网段 203.0.113.128/25 与“示例大学”的网段重叠' })
    expect(await save({ id: randomUUID() })).toMatchObject({ data: { error: 'INSTITUTION_RANGE_TAKEN' } })
    expect(await save({ id: randomUUID(), ranges: ['198.51.100.0/24'] })).toMatchObject({ data: { error: 'INSTITUTION_NOT_FOUND' } })
    for (const validUntil of ['2026-02-30', '0000-01-01'])
      expect(await save({ ranges: ['198.51.100.0/24'], validUntil })).toMatchObject({ data: { error: 'INVALID_INPUT' } })
    const { id } = (await list())[0]!
    expect((await save({ id, ranges: ['203.0.113.0/25'] })).code).toBe(200)
    expect(
      await Promise.all([save({ nameZh: '甲', ranges: ['10.0.0.0/8'] }), save({ nameZh: '乙', ranges: ['10.1.0.0/16'] })]),
    ).toHaveLength(2)
    expect((await list()).length).toBe(2)
  })
})
