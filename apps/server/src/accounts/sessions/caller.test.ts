import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'

const SEARCH = '/api/search/ts/search'
const TOKEN = '/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11'
const QUERY = { filter: { queryStr: '石墨烯' } }

describe('with GEZHI_ACCESS=open', async () => {
  const { post, get } = await buildTestApp()

  it('a call without a token, and with a dead one, may search', async () => {
    expect((await post(SEARCH, QUERY)).code).toBe(200)
    expect((await post(SEARCH, QUERY, { token: 'dead' })).code).toBe(200)
  })

  it('a guest gets a token all the same', async () => {
    expect((await get(TOKEN)).data).toMatch(/^[\w-]{43}$/)
  })
})

describe('with GEZHI_ACCESS=membership', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const { post, get } = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, now: () => clock })

  it('B.roles.02: a visitor without a token is rejected with a login required', async () => {
    expect(await post(SEARCH, QUERY)).toMatchObject({ code: 401, message: '请先登录', data: { error: 'UNAUTHENTICATED' } })
    expect((await post(SEARCH, QUERY, { token: 'x'.repeat(43) })).code).toBe(401)
  })

  it('B.roles.09, B.roles.10: a guest with a token searches until it is 24 hours old', async () => {
    const { data: token } = await get<string>(TOKEN)
    expect((await post(SEARCH, QUERY, { token })).code).toBe(200)
    clock += 24 * 3_600_000
    expect((await post(SEARCH, QUERY, { token })).code).toBe(401)
  })

  it('identifies the caller before it validates the input', async () => {
    expect((await post(SEARCH, { nonsense: true })).code).toBe(401)
  })

  it('wants a UUID for a guest token', async () => {
    expect(await get('/api/user/user/getYoukeToken?userId=me')).toMatchObject({ code: 400, data: { field: 'userId' } })
    expect(await get('/api/user/user/getYoukeToken')).toMatchObject({ code: 400, data: { field: 'userId' } })
  })
})
