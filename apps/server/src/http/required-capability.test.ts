import { call, type AnyCall } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { CallError } from './call-error.ts'
import { mountCalls } from './mount-calls.ts'

const declare = (path: string, requires: AnyCall['requires'], who: 'guest' | 'login' = 'login') =>
  call({
    id: null,
    method: 'POST',
    path,
    who,
    request: z.object({ fails: z.boolean().optional() }),
    answer: z.literal(true),
    ...(requires && { requires }),
    summary: { zh: '', en: '' },
  })

const TABLE = {
  value: declare('/api/user/toy/value', 'analyzeNovelty'),
  countries: declare('/api/user/toy/countries', 'searchAllCountries', 'guest'),
  forgetful: declare('/api/user/toy/forgetful', 'viewPatents'),
}
const VALUE = TABLE.value.path

describe('what a call requires is held to where it is mounted', async () => {
  let clock = Date.parse('2026-01-01T15:55:00Z')
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, now: () => clock })
  mount(test)
  const use = async (count: number, headers: Record<string, string>) => {
    for (let done = 0; done < count; done += 1) expect((await test.post(VALUE, {}, headers)).code).toBe(200)
  }

  it('G212: a free user has 3 a day, then gets an error in their language, and has 3 more the next day', async () => {
    const { headers } = await aSession(test)
    await use(3, headers)
    const rejected = { code: 403, message: '免费用户每天最多可进行 3 次查新分析，开通会员可享更多额度' }
    expect(await test.post(VALUE, {}, headers)).toMatchObject(rejected)
    expect(await test.post(VALUE, {}, { ...headers, 'accept-language': 'en' })).toMatchObject({
      code: 403,
      message: 'Free users are limited to 3 novelty analyses per day; members have more',
      data: { error: 'FREE_LIMIT', capability: 'analyzeNovelty', limit: 3, allowance: '3 novelty analyses per day' },
    })
    clock = Date.parse('2026-01-01T16:00:00Z')
    await use(3, headers)
    expect(await test.post(VALUE, {}, headers)).toMatchObject(rejected)
  })

  it('a member has 100, or what the product grants', async () => {
    const { user, headers } = await aSession(test)
    await aProduct(test, { userId: user.id }, { grants: { analyzeNovelty: 5 } })
    await use(5, headers)
    expect(await test.post(VALUE, {}, headers)).toMatchObject({ code: 403, message: '您的会员权益每天最多可进行 5 次查新分析' })
    await aProduct(test, { userId: user.id })
    await use(95, headers)
    expect(await test.post(VALUE, {}, headers)).toMatchObject({ code: 403, message: '您的会员权益每天最多可进行 100 次查新分析' })
  })

  it('failed and invalid calls do not count', async () => {
    const { headers } = await aSession(test)
    for (let failed = 0; failed < 4; failed += 1) {
      expect((await test.post(VALUE, { fails: true }, headers)).code).toBe(404)
      expect((await test.post(VALUE, { fails: 'yes' }, headers)).code).toBe(400)
    }
    await use(3, headers)
    expect((await test.post(VALUE, {}, headers)).code).toBe(403)
  })

  it('a caller without the capability is rejected before the body is read', async () => {
    const rejection = async (headers: Record<string, string>) => {
      const options = { method: 'POST' as const, url: TABLE.countries.path, payload: '{ not JSON' }
      const answer = await test.app.inject({ ...options, headers: { 'content-type': 'application/json', ...headers } })
      return answer.json<{ code: number }>().code
    }
    const { data: token } = await test.get<string>('/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11')
    const { user, headers } = await aSession(test)
    expect([await rejection({ token }), await rejection(headers)]).toEqual([401, 403])
    await aProduct(test, { userId: user.id })
    expect(await rejection(headers)).toBe(400)
  })

  it('a handler that answers without counting its item is found by tests', async () => {
    const { headers } = await aSession(test)
    expect((await test.post(TABLE.forgetful.path, {}, headers)).code).toBe(500)
  })

  it('an open installation and operators have no limit', async () => {
    const { headers } = await aSession(test, { role: 'operator' })
    await use(5, headers)
    const open = await buildTestApp()
    mount(open)
    const session = await aSession(open)
    for (let done = 0; done < 5; done += 1) expect((await open.post(VALUE, {}, session.headers)).code).toBe(200)
  })
})

describe('listEntitlements', async () => {
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' } })
  mount(test)
  interface Row {
    readonly name: string
    readonly [fact: string]: unknown
  }
  const rowOf = async (name: string, headers: Record<string, string>) => {
    const { data } = await test.post<{ role: string; list: Row[] }>('/api/user/user/listEntitlements', {}, headers)
    return { role: data.role, ...data.list.find((row) => row.name === name) }
  }

  it('returns each caller’s limits, usage, and the response beyond them', async () => {
    const { data: token } = await test.get<string>('/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11')
    expect(await rowOf('analyzeNovelty', { token })).toMatchObject({ role: 'guest', limit: 0, used: 0, refusal: '请先登录' })
    const { user, headers } = await aSession(test)
    await test.post(VALUE, {}, headers)
    expect(await rowOf('analyzeNovelty', headers)).toEqual({
      role: 'free',
      name: 'analyzeNovelty',
      label: '查新分析',
      counts: 'usesPerDay',
      roles: {
        guest: { limit: 0, text: '' },
        free: { limit: 3, text: '每天最多可进行 3 次查新分析' },
        member: { limit: 100, text: '每天最多可进行 100 次查新分析' },
      },
      limit: 3,
      used: 1,
      refusal: '免费用户每天最多可进行 3 次查新分析，开通会员可享更多额度',
    })
    expect(await rowOf('searchAllCountries', headers)).toMatchObject({ limit: 0, used: null, refusal: '此功能需开通会员' })
    await aProduct(test, { userId: user.id })
    expect(await rowOf('searchAllCountries', headers)).toMatchObject({ role: 'member', limit: null, refusal: null })
    expect(await rowOf('listResults', headers)).toMatchObject({
      limit: 10_000,
      refusal: '您的会员权益最多可查看前10,000条结果',
      roles: { free: { limit: 500 }, member: { limit: 10_000 } },
    })
  })
})

function mount({ app, accounts }: Awaited<ReturnType<typeof buildTestApp>>): void {
  const { admit, rightsOf, limitSearchRate, usage, now } = accounts
  const answer = async ({ fails }: { fails?: boolean | undefined }) => {
    if (fails === true) throw new CallError('PATENT_NOT_FOUND', { number: 'CN1A' })
    return true as const
  }
  const handlers = { value: answer, countries: answer, forgetful: answer }
  mountCalls(app, TABLE, handlers, { admit, rightsOf, limitSearchRate, takeUse: usage.take, checkAnswers: true, now })
}
