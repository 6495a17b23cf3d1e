import { expect, it } from 'vitest'
import { aSession, anAccount, logIn } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'

const GUEST = '6a6f2c5e-7d0b-4c55-9d7e-1f7f6d0c3a11'

const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' } })

it('navigation.06: getYoukeToken takes the guest id as userId and answers a token, with which a guest may search', async () => {
  const { code, data: token } = await test.get<string>(`/api/user/user/getYoukeToken?userId=${GUEST}`)
  expect([code, typeof token]).toEqual([200, 'string'])
  expect(await test.accounts.guests.guestOf(token)).toBe(GUEST)
  const search = (headers: Record<string, string>) => test.post('/api/search/ts/search', { filter: { queryStr: 'a' }, size: 20 }, headers)
  expect((await search({ token })).code).toBe(200)
  expect((await search({})).code).toBe(401)
  for (const userId of ['', 'guest']) expect((await test.get(`/api/user/user/getYoukeToken?userId=${userId}`)).code).toBe(400)
})

it('roles.28: giveVipType 2 marks a migrated user, at login and whenever the user is looked up', async () => {
  const user = await anAccount(test, { giveVipType: 2 })
  const { data } = await logIn(test, user.telephone)
  expect(data.loginBean.giveVipType).toBe(2)
  const me = (headers: Record<string, string>) => test.post('/api/user/user/findUserInformation', {}, headers)
  expect((await me({ token: data.token })).data).toMatchObject({ giveVipType: 2 })
  expect((await me((await aSession(test)).headers)).data).toMatchObject({ giveVipType: 0 })
})
