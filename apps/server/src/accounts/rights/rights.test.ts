import { describe, expect, it } from 'vitest'
import { CAPABILITIES, getCapability, ERRORS, forbiddenErrorOf, type CapabilityName, type Grant, type LimitedRole } from '@gezhi/contract'
import { aPatent } from '../../testing/a-patent.ts'
import { aProduct, aSession } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { ALL_RIGHTS, allows, GUEST_RIGHTS, requireRight, rightsOfRole } from '../../http/rights.ts'
import { grantsOfProduct, grantsTogether } from '../products/product-grants.ts'
import { rightsOfAccount } from './rights-of-caller.ts'

const NAMES = Object.keys(CAPABILITIES) as CapabilityName[]
const ROLES: readonly LimitedRole[] = ['guest', 'free', 'member']
const MATRIX = NAMES.flatMap((name) => ROLES.map((role) => ({ name, role, grant: CAPABILITIES[name].grants[role] as Grant })))

describe('the table of capabilities', () => {
  it.each(MATRIX)('$name for a $role: $grant', ({ name, role, grant }) => {
    const rights = rightsOfRole(role)
    const last = grant === 'unlimited' ? 1e9 : grant
    expect(() => requireRight(rights, name, last)).not.toThrow()
    expect(allows(rights, name)).toBe(grant !== 0)
    if (grant === 'unlimited') return
    const rejected = forbiddenErrorOf(name, role, grant)
    expect(ERRORS[rejected].code).toBe(rejected === 'UNAUTHENTICATED' ? 401 : 403)
    expect(() => requireRight(rights, name, grant + 1)).toThrow(rejected)
  })

  it.each(NAMES)('%s is not limited for operators', (name) => {
    expect(() => requireRight(ALL_RIGHTS, name, 1e9)).not.toThrow()
  })

  it.each(NAMES)('%s grants each role at least what the one before it has', (name) => {
    const amounts = ROLES.map((role) => CAPABILITIES[name].grants[role] as Grant).map((grant) => (grant === 'unlimited' ? Infinity : grant))
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
  })

  it('G212 equals the decision: free / member', () => {
    const rows = NAMES.filter((name) => getCapability(name).source === 'G212')
    expect(Object.fromEntries(rows.map((name) => [name, [CAPABILITIES[name].grants.free, CAPABILITIES[name].grants.member]]))).toEqual({
      createMonitors: [3, 50],
      createProjects: [3, 100],
      storeWorkspaceRecords: [1000, 50_000],
      valuePatents: [3, 100],
      analyzeNovelty: [3, 100],
      drawGraphs: [3, 100],
    })
  })

  it('B.roles.20, B.roles.21: the limit button requires a login, then a product', () => {
    expect(() => requireRight(GUEST_RIGHTS, 'searchAllCountries')).toThrow('UNAUTHENTICATED')
    expect(() => requireRight(rightsOfRole('free'), 'searchAllCountries')).toThrow('PRODUCT_NEEDED')
    expect(() => requireRight(rightsOfRole('member'), 'searchAllCountries')).not.toThrow()
  })
})

describe('B.roles.04, B.roles.05: rights come from role and products', () => {
  const product = (searchCount: number | null, grants: object | null = null) => grantsOfProduct({ searchCount, grants })
  const member = (...products: ReturnType<typeof product>[]) => rightsOfRole('member', grantsTogether(products)).grants

  it('of several products the highest value counts, and the default of members if one has none', () => {
    expect(member(product(null), product(2000))).toMatchObject({ listResults: 2000, viewPatents: 2000 })
    expect(member(product(null), product(100)).listResults).toBe(500)
    expect(member(product(100)).listResults).toBe(100)
  })

  it('a product brings rows of its own; what it does not know or is no grant brings nothing', () => {
    const grants = { valuePatents: 1000, createMonitors: 'unlimited', drawGraphs: -1, createProjects: '5', fly: 3 }
    expect(member(product(2000, grants))).toMatchObject({
      valuePatents: 1000,
      createMonitors: 'unlimited',
      drawGraphs: 100,
      createProjects: 100,
    })
    expect(member(product(2000, grants))).not.toHaveProperty('fly')
    expect(member(product(2000, { listResults: 10 })).listResults).toBe(10)
    expect(member(product(null, { valuePatents: 10 }), product(null)).valuePatents).toBe(100)
  })

  it('an account without a product is a free user, and an operator has everything', () => {
    expect(rightsOfAccount({ role: 'user' }, { living: [], grants: {} })).toEqual(rightsOfRole('free'))
    expect(rightsOfAccount({ role: 'operator' }, { living: [], grants: {} })).toEqual(ALL_RIGHTS)
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

  it('a list reports how many of its hits may be viewed, if not all', async () => {
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
    expect(await page(headers, 2000)).toMatchObject({ code: 403, message: '您的会员权益最多可查看前2,000条结果' })
  })
})
