import { CALLS, DEVELOPMENT_CALLS } from '@gezhi/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { userSubject } from '../accounts/rights/capability-uses-table.ts'
import { searchHistory } from '../library/search-history-table.ts'
import { DOMAINS } from './domains.ts'
import { commandUsage } from './open-domains.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

describe('the domains of the server', () => {
  it('offer every call of the contract once', () => {
    const offered = DOMAINS.flatMap(({ calls }) => Object.values(calls).map(({ path }) => path))
    const declared = [...Object.values(CALLS), ...Object.values(DEVELOPMENT_CALLS)].flatMap((calls) => Object.values(calls))
    expect(offered.toSorted()).toEqual(declared.map(({ path }) => path).toSorted())
  })

  it('describe their commands', () => {
    const lines = commandUsage().join('\n')
    for (const words of ['user add', 'article list', 'dictionary set', 'setting set', 'synonym add']) expect(lines).toContain(`  ${words}`)
  })
})

describe('who calls', async () => {
  const test = await buildTestApp()
  const url = '/api/user/ops/account/list'
  const post = async (payload: string, headers: Record<string, string> = {}) =>
    (await test.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })).json<{
      code: number
    }>()

  it('is settled before the body is read: nobody learns what is wrong with theirs who may not call', async () => {
    const { headers } = await aSession(test)
    const operator = await aSession(test, { role: 'operator' })
    expect((await post('{ not JSON')).code).toBe(401)
    expect((await post('{ not JSON', headers)).code).toBe(403)
    expect((await post('{ not JSON', operator.headers)).code).toBe(400)
  })
})

describe('an account that is closed', async () => {
  const test = await buildTestApp()

  it('loses what every domain stores of it, and nobody else does', async () => {
    const [user, other] = [await aSession(test), await aSession(test)]
    const search = { searchStrategy: '石墨烯', number: 1, displayName: '石墨烯', datRange: '', searchCondition: '{}' }
    for (const { headers } of [user, other]) expect((await test.post('/api/user/searchHistory/add', search, headers)).code).toBe(200)
    const stored = (id: string) => test.database.$count(searchHistory, eq(searchHistory.userId, id))
    expect([await stored(user.user.id), await stored(other.user.id)]).toEqual([1, 1])
    const used = async ({ user: { id } }: typeof user) =>
      (await test.accounts.meter.read({ subject: userSubject(id), capability: 'viewPatents' })).used
    for (const { user: one } of [user, other])
      await test.accounts.meter.take({ subject: userSubject(one.id), capability: 'viewPatents' }, 5)
    expect([await used(user), await used(other)]).toEqual([1, 1])
    await test.accounts.cancellations.request(user.user.id, '不再使用')
    await test.accounts.cancellations.decide({ userId: user.user.id }, 'approve', null)
    expect([await stored(user.user.id), await stored(other.user.id)]).toEqual([0, 1])
    expect([await used(user), await used(other)]).toEqual([0, 1])
  })
})
