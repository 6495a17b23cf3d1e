import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { aProduct, aSession } from '../../testing/an-account.ts'
import { signedHeaders } from '../../testing/signed-headers.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

const DAY = 24 * 3_600_000
const RECORDS = Array.from({ length: 110 }, (_, index) => aPatent({ publicationNumber: `US${9_000_000 + index}B2`, office: 'US' }))
const number = (index: number) => `US${9_000_000 + index}B2`

describe('detail.08: how many patents are opened a day', async () => {
  let clock = Date.parse('2026-01-01T03:00:00Z')
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, records: RECORDS, now: () => clock })
  const open = (index: number, headers: Record<string, string>) =>
    test.post('/api/search/ts/searchDetail', { publication_number: number(index) }, headers)
  const ask = (index: number, headers: Record<string, string>) => test.post('/api/search/view/count/valid', { id: number(index) }, headers)
  const aGuest = async (end: string) => {
    const { data: token } = await test.get<string>(`/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-${end.padStart(12, '0')}`)
    return { token }
  }
  const openAll = async (count: number, headers: Record<string, string>, from = 0) => {
    for (let index = from; index < from + count; index += 1) expect((await open(index, headers)).code).toBe(200)
  }

  it('G84: a guest opens 10, the same one any number of times, and 10 more the next day', async () => {
    const guest = await aGuest('1')
    await openAll(9, guest)
    expect((await ask(9, guest)).data).toEqual({ limit: 10, used: 9 })
    await openAll(1, guest, 9)
    expect((await open(3, guest)).code).toBe(200)
    const rejected = { code: 403, message: '未登录用户每天最多查看 10 件专利，请登录后继续', data: { error: 'VIEWS_NEED_LOGIN' } }
    expect(await ask(10, guest)).toMatchObject(rejected)
    expect(await open(10, guest)).toMatchObject(rejected)
    const claims = { id: number(10) }
    expect(await test.post('/api/search/claim/claimTree', claims, signedHeaders(guest.token, claims, clock))).toMatchObject(rejected)
    clock += DAY
    expect((await open(10, await aGuest('1'))).code).toBe(200)
  })

  it('a guest who is another one each time comes no further than 100 of one address', async () => {
    clock += DAY
    for (let one = 0; one < 10; one += 1) await openAll(10, await aGuest(String(100 + one)), one * 10)
    expect(await open(105, await aGuest('200'))).toMatchObject({ code: 403, data: { error: 'VIEWS_NEED_LOGIN' } })
  })

  it('of two at once at the limit only one is admitted', async () => {
    clock += DAY
    const guest = await aGuest('300')
    const codes = (await Promise.all(Array.from({ length: 14 }, (_, index) => open(index, guest)))).map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(10)
  })

  it('roles.04, roles.05: a free user opens 50, a member searchCount', async () => {
    clock += DAY
    const { user, headers } = await aSession(test)
    await openAll(50, headers)
    expect(await open(50, headers)).toMatchObject({ code: 403, data: { error: 'FREE_VIEW_LIMIT' } })
    await aProduct(test, { userId: user.id }, { searchCount: 52 })
    await openAll(2, headers, 50)
    expect(await open(52, headers)).toMatchObject({ code: 403, message: '您的会员权益每天最多可查看 52 件专利' })
  })

  it('a product that ended counts no more', async () => {
    clock += DAY
    const { user, headers } = await aSession(test)
    await aProduct(test, { userId: user.id }, { searchCount: 1000, endTime: new Date(clock - 1) })
    expect((await ask(0, headers)).data).toEqual({ limit: 50, used: 0 })
  })
})
