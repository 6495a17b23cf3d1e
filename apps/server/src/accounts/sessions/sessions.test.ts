import { maskPhone } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { anAccount, anEnterprise, aProduct, aSession, logIn } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { accountCache } from '../account-cache.ts'
import { sessionStore } from './session-store.ts'

const ME = '/api/user/user/findUserInformation'
const VIP = '/api/user/user/getUserVip'
const DISPLACE = '/api/user/user/displacement'
const KICK = '/api/user/user/displacementEnterpriseUser'
const FORCE_KICK = '/api/user/user/forceKick'
const LOGOUT = '/api/user/user/logout'
const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('sessions', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { post } = test
  const codeOf = async (token: string, url = ME) => (await post(url, {}, { token })).code
  /** Uses a session often enough for it not to time out, and moves the clock to a time. */
  const useUntil = async (end: number, token: string) => {
    while (clock < end) {
      clock = Math.min(end, clock + 8 * HOUR)
      expect(await codeOf(token), new Date(clock).toISOString()).toBe(200)
    }
  }
  const pendingOf = async (telephone: string) => (await logIn(test, telephone)).data

  it('requires a login', async () => {
    for (const url of [ME, VIP, DISPLACE, KICK, LOGOUT]) expect(await codeOf('', url), url).toBe(401)
    expect(await codeOf(`s${'x'.repeat(43)}`)).toBe(401)
    const { data: guest } = await test.get<string>('/api/user/user/getYoukeToken?userId=6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11')
    expect(await codeOf(guest)).toBe(401)
  })

  it('B.roles.25, B.session-codes.17: 997 with a pending token; after its displacement the first session gets 999', async () => {
    const { user, headers } = await aSession(test)
    const second = await logIn(test, user.telephone)
    expect(second).toMatchObject({
      code: 997,
      message: '由于您的账号已在其他地方登录, 如果您选择继续操作，其他使用者会被强制登出。',
      data: { token: expect.any(String), loginBean: { loginCount: 1 }, userProduct: [] },
    })
    const { token } = second.data
    expect(await codeOf(token)).toBe(401)
    expect(await codeOf(headers.token)).toBe(200)
    expect((await post(DISPLACE, {}, { token })).code).toBe(200)
    expect(await codeOf(token)).toBe(200)
    expect(await post(ME, {}, headers)).toMatchObject({ code: 999, message: '由于您的账号在其它电脑或浏览器登录，您被强制登出。' })
    expect((await post(DISPLACE, {}, { token })).code).toBe(200)
  })

  it('a session that is used all the time ends after 30 days (995), and stands in the way of no login then', async () => {
    const { user, headers } = await aSession(test)
    await useUntil(clock + 30 * DAY - 1, headers.token)
    expect((await pendingOf(user.telephone)).token).not.toBe(headers.token)
    expect(await codeOf(headers.token)).toBe(200)
    clock += 1
    expect((await logIn(test, user.telephone)).code).toBe(200)
    expect(await codeOf(headers.token)).toBe(995)
  })

  it('the next call of a session that is 30 days old gets the reason', async () => {
    const { headers } = await aSession(test)
    await useUntil(clock + 30 * DAY - HOUR, headers.token)
    clock += HOUR
    expect(await codeOf(headers.token)).toBe(995)
    expect(await codeOf(headers.token)).toBe(995)
  })

  it('a pending token dies after 5 minutes, and by a logout', async () => {
    const { user } = await aSession(test)
    const { token } = await pendingOf(user.telephone)
    clock += 5 * 60_000
    expect(await codeOf(token, DISPLACE)).toBe(401)
    const fresh = await pendingOf(user.telephone)
    expect(await codeOf(fresh.token, LOGOUT)).toBe(200)
    expect(await codeOf(fresh.token, DISPLACE)).toBe(401)
  })

  it('settings.02, G116: a user who set another exit time has it from then on, for displacing too', async () => {
    const { user, headers } = await aSession(test)
    expect((await post('/api/user/searchSet/save', { exitTime: 24 }, headers)).code).toBe(200)
    clock += 11 * HOUR
    expect(await codeOf(headers.token)).toBe(200)
    expect((await post('/api/user/searchSet/save', { exitTime: 1, defaultPage: '/semantic' }, headers)).code).toBe(200)
    clock += 0.9 * HOUR
    expect(await codeOf(headers.token)).toBe(200)
    clock += HOUR
    const again = await logIn(test, user.telephone)
    expect([again.code, await codeOf(headers.token)]).toEqual([200, 995])
    expect(again.data.defaultPage).toBe('/semantic')
  })

  it('995 after 10 hours without a call; calls keep it alive', async () => {
    const { user, headers } = await aSession(test)
    for (let step = 0; step < 3; step += 1) {
      clock += 9 * HOUR
      expect(await codeOf(headers.token)).toBe(200)
    }
    clock += 10 * HOUR
    expect(await post(ME, {}, headers)).toMatchObject({ code: 995, message: '账号已超时自动退出，请重新登录.' })
    expect((await logIn(test, user.telephone)).code).toBe(200)
  })

  it('a session whose time was over does not stand in the way', async () => {
    const { user, headers } = await aSession(test)
    clock += 10 * HOUR
    expect((await logIn(test, user.telephone)).code).toBe(200)
    expect(await codeOf(headers.token)).toBe(995)
  })

  it('many logins at once make one session', async () => {
    const user = await anAccount(test)
    const codes = (await Promise.all([1, 2, 3, 4].map(() => logIn(test, user.telephone)))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([200, 997, 997, 997])
  })

  it('on an open server an ended session searches as a visitor, but a call that requires a login returns the reason', async () => {
    const { user, headers } = await aSession(test)
    await post(DISPLACE, {}, { token: (await pendingOf(user.telephone)).token })
    expect((await post('/api/search/validate/v', { queryStr: 'a' }, headers)).code).toBe(200)
    expect(await codeOf(headers.token, VIP)).toBe(999)
  })

  it('410 when the last product has ended', async () => {
    const { user, headers } = await aSession(test)
    expect(await post(VIP, {}, headers)).toMatchObject({ code: 200, data: { userProduct: [] } })
    await aProduct(test, { userId: user.id }, { endTime: new Date(clock + HOUR) })
    expect((await post<{ userProduct: [] }>(VIP, {}, headers)).data.userProduct).toHaveLength(1)
    clock += HOUR
    expect(await post(VIP, {}, headers)).toMatchObject({ code: 410, message: '权益已过期' })
  })

  it('another process of the server knows the session, and a restart loses none', async () => {
    const { user, headers } = await aSession(test)
    expect(await sessionStore(test.database, () => clock, accountCache()).find(headers.token)).toMatchObject({
      kind: 'active',
      userId: user.id,
    })
  })

  it('purges ended sessions', async () => {
    const { headers } = await aSession(test)
    await post(LOGOUT, {}, headers)
    clock += 8 * 24 * HOUR
    expect(await test.accounts.sessions.purgeExpired()).toBeGreaterThan(0)
    expect(await codeOf(headers.token)).toBe(401)
  })
})

describe('group login', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const { post } = test

  async function fullGroup() {
    const [first, second, third] = await anEnterprise(test, { members: 3, seats: 2 })
    const one = (await logIn(test, first!.telephone)).data
    clock += HOUR
    const two = (await logIn(test, second!.telephone)).data
    clock += 2 * HOUR
    return { first: first!, second: second!, third: third!, one, two }
  }
  const me = async (token: string) => (await post(ME, {}, { token })).code

  it('login.21, roles.06, group-login.05, group-login.08: 993 names who is online, the longest first; kicking one frees the seat', async () => {
    const { first, second, third, one, two } = await fullGroup()
    const answer = await logIn(test, third.telephone)
    expect(answer).toMatchObject({ code: 993, data: { userProduct: [{ productName: '年卡' }] } })
    const { token, loginBean } = answer.data
    expect(loginBean.onLineUser).toEqual([
      { userId: first.id, avatar: null, telephone: maskPhone(first.telephone), onlineTime: 3 * HOUR },
      { userId: second.id, avatar: null, telephone: maskPhone(second.telephone), onlineTime: 2 * HOUR },
    ])
    expect(await me(token)).toBe(401)
    expect((await post(KICK, {}, { token, phone: first.telephone })).code).toBe(200)
    expect([await me(token), await me(one.token), await me(two.token)]).toEqual([200, 998, 200])
  })

  it('B.group-login.09: forceKick does the same with the values in its body', async () => {
    const { second, third, two } = await fullGroup()
    const { data } = await logIn(test, third.telephone)
    // The 993 answer masks phones, so its members are identified by their ids.
    expect((await post(FORCE_KICK, { token: data.token, phone: data.loginBean.onLineUser[1]!.userId })).code).toBe(200)
    expect(data.loginBean.onLineUser[1]!.userId).toBe(second.id)
    expect([await me(data.token), await me(two.token)]).toEqual([200, 998])
  })

  it('nobody outside the group, and nobody who is offline, can be kicked', async () => {
    const { first, third } = await fullGroup()
    const stranger = await aSession(test)
    const { data } = await logIn(test, third.telephone)
    const kick = (phone: string, token = data.token) => post(KICK, {}, { token, phone })
    expect(await kick(stranger.user.telephone)).toMatchObject({ code: 400, message: '该成员已不在线，请重新选择' })
    expect((await kick('')).code).toBe(400)
    expect(await me(stranger.headers.token)).toBe(200)
    expect((await kick(first.telephone, stranger.headers.token)).code).toBe(403)
    expect((await post(FORCE_KICK, { token: 'x', phone: first.telephone })).code).toBe(401)
    expect((await post(FORCE_KICK, { token: data.token, phone: 'x' })).code).toBe(400)
  })

  it('of two who want the last seat one gets it', async () => {
    const [, second, third] = await anEnterprise(test, { members: 3, seats: 1 })
    const codes = (await Promise.all([second!, third!].map(({ telephone }) => logIn(test, telephone)))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([200, 993])
  })

  it('a member who already has a seat gets 997, not 993, and keeps the seat when displacing a session', async () => {
    const { first, one } = await fullGroup()
    const again = await logIn(test, first.telephone)
    expect(again.code).toBe(997)
    expect((await post(DISPLACE, {}, { token: again.data.token })).code).toBe(200)
    expect([await me(again.data.token), await me(one.token)]).toEqual([200, 999])
  })
})
