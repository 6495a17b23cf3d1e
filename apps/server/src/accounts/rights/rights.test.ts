import { describe, expect, it } from 'vitest'
import { aPatent } from '../../testing/a-patent.ts'
import { aProduct, aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { requireOperator, requireProduct, seesAllCountries } from './requirements.ts'
import { ALL_RIGHTS, GUEST_RIGHTS, rightsOf } from '../../http/rights.ts'

const product = (searchCount: number | null) => ({ productName: '年卡', searchCount, icon: null, startTime: '', endTime: '' })
const FREE = rightsOf({ role: 'user' }, [])
const MEMBER = rightsOf({ role: 'user' }, [product(null), product(2000)])

describe('rights', () => {
  it('B.roles.04, B.roles.05: come from role and products', () => {
    expect(FREE).toEqual({ role: 'free', pagingLimit: 500 })
    expect(MEMBER).toEqual({ role: 'member', pagingLimit: 2000 })
    expect(rightsOf({ role: 'user' }, [product(null)]).pagingLimit).toBe(500)
    expect(rightsOf({ role: 'operator' }, [])).toEqual(ALL_RIGHTS)
  })

  it('B.roles.20, B.roles.21: the limit-button rule asks for a login, then for a product', () => {
    expect(() => requireProduct(GUEST_RIGHTS)).toThrow('UNAUTHENTICATED')
    expect(() => requireProduct(FREE)).toThrow('PRODUCT_NEEDED')
    expect(() => requireProduct(MEMBER)).not.toThrow()
    expect(() => requireOperator(MEMBER)).toThrow('FORBIDDEN')
  })

  it('G07: all countries are for those with a product', () => {
    expect([GUEST_RIGHTS, FREE, MEMBER, ALL_RIGHTS].map(seesAllCountries)).toEqual([false, false, true, true])
  })
})

describe('B.paging.11: the server keeps to the limits of result lists', async () => {
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, records: [aPatent({ title: '石墨烯' })] })
  const page = async (headers: Record<string, string>, from: number, size = 20) =>
    test.post('/api/search/ts/search', { filter: { queryStr: '石墨烯' }, from, size }, headers)

  it('roles.22: what allows guests runs without a login as far as its limit: a guest has the first page', async () => {
    const { data: token } = await test.get<string>('/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11')
    expect((await page({ token }, 0)).code).toBe(200)
    expect(await page({ token }, 20)).toMatchObject({ code: 403, message: '请登录后查看更多检索结果' })
  })

  it('a list says how many of its hits may be looked at, where that is not all of them', async () => {
    const twenty = Array.from({ length: 21 }, () => aPatent({ title: '光刻机' }))
    const many = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, records: twenty })
    const found = (headers: Record<string, string>, size: number) =>
      many.post<{ viewable?: number }>('/api/search/ts/search', { filter: { queryStr: '光刻机' }, size }, headers)
    const { data: token } = await many.get<string>('/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11')
    expect((await found({ token }, 20)).data.viewable).toBe(20)
    expect((await found({ token }, 50)).data).not.toHaveProperty('viewable')
    expect((await found({ token }, 0)).data).not.toHaveProperty('viewable')
    expect((await found((await aSession(many)).headers, 20)).data).not.toHaveProperty('viewable')
  })

  it('G26: a free user has 500 results, the 500th among them', async () => {
    const { headers } = await aSession(test)
    expect((await page(headers, 480)).code).toBe(200)
    expect((await page(headers, 400, 100)).code).toBe(200)
    expect(await page(headers, 481)).toMatchObject({ code: 403, message: '免费用户最多查看前500条结果，开通会员可查看更多' })
  })

  it('a member has searchCount', async () => {
    const { user, headers } = await aSession(test)
    await aProduct(test, { userId: user.id }, { searchCount: 2000 })
    expect((await page(headers, 1980)).code).toBe(200)
    expect(await page(headers, 2000)).toMatchObject({ code: 403, message: '您的会员权益最多可查看前2000条结果' })
  })
})
