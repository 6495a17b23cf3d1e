import { describe, expect, it } from 'vitest'
import { aDevice, anAccount, aSession, logIn, md5, PASSWORD } from '../../apps/server/src/testing/an-account.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { aBrowser, USER } from './a-browser.ts'

// Sequences of calls, each begun at a later step. The conditions of single calls are tested with them.
describe('a later step without the one before does nothing', async () => {
  const test = await buildTestApp()
  const { post } = test
  const code = async (name: string, request: object, headers: Record<string, string> = {}) =>
    (await post(`${USER}/${name}`, request, headers)).code

  it('registration, login and reset without a code that was sent', async () => {
    const phone = '13400000001'
    const form = { telephone: phone, yzmCodes: '000000', nick: 'skipper', email: 'skipper@example.org', password: md5(PASSWORD) }
    expect(await code('regist', form)).toBe(400)
    expect(await code('telephoneLogin', { phoneOrEmail: phone, code: '000000' })).toBe(400)
    expect(await test.accounts.users.byPhone(phone)).toBeNull()
    const { telephone } = await anAccount(test)
    expect(await code('retrievePassWord', { telephone, code: '000000', password: md5('Changed12') })).toBe(400)
    expect((await logIn(test, telephone)).code).toBe(200)
  })

  it('a code that was checked only, not used by the step it is for, stays good; a used one does not', async () => {
    const browser = aBrowser(test)
    const phone = '13400000002'
    const sent = await browser.smsCode(phone, 'login')
    for (let looks = 0; looks < 3; looks += 1)
      expect((await browser.post(`${USER}/checkTelephoneCode`, { telephone: phone, code: sent })).code).toBe(200)
    const enter = async () => (await browser.post(`${USER}/telephoneLogin`, { phoneOrEmail: phone, code: sent })).code
    expect([await enter(), await enter()]).toEqual([200, 400])
  })

  it('the second factor without the first, and a displacement without a login that waits for it', async () => {
    expect(await code('totpLogin', { token: 'x'.repeat(43), code: '000000' })).not.toBe(200)
    const { headers } = await aSession(test)
    expect(await code('displacementEnterpriseUser', {}, { ...headers, phone: '13400000003' })).toBe(403)
    const { user } = await aSession(test)
    const waiting = await logIn(test, user.telephone)
    expect(waiting.code).toBe(997)
    expect(await code('findUserInformation', {}, { token: waiting.data.token })).toBe(401)
    expect(await code('displacement', {}, { token: waiting.data.token })).toBe(200)
    expect(await code('displacement', {}, { token: waiting.data.token })).not.toBe(997)
  })

  it('the confirmation of TOTP without its beginning', async () => {
    const { headers } = await aSession(test, { role: 'operator' })
    expect((await post('/api/user/totp/confirm', { code: '000000' }, headers)).code).toBe(400)
    expect((await post('/api/user/totp/state', {}, headers)).data).toMatchObject({ enrolled: false })
  })

  it('a WeChat login without a scan, and a binding without the proof of one', async () => {
    expect((await test.get(`${USER}/getUserLoginInfoByUuid?uuid=${crypto.randomUUID()}`)).code).not.toBe(200)
    const binding = { platform: 'WeiXin', openId: 'o', access_token: 'x'.repeat(43), telephone: '13400000004', phoneCode: '000000' }
    expect(await code('thirdPartyBindingPhone', binding)).toBe(400)
    expect(await test.accounts.users.byPhone('13400000004')).toBeNull()
  })

  it('the change of a phone with the code of one phone only', async () => {
    const { user } = await aSession(test)
    const { token } = await test.accounts
      .completeLogin(user.id, { device: aDevice() })
      .catch((error: { values: { token: string } }) => error.values)
    await code('displacement', {}, { token })
    const browser = aBrowser(test)
    const telephone = '13400000005'
    const toNew = await browser.smsCode(telephone, 'newPhone')
    const change = { telephone, code: toNew, oldCode: '000000' }
    expect((await browser.post(`${USER}/updateTelephone`, change, { token })).code).toBe(400)
    expect((await test.accounts.users.get(user.id)).telephone).toBe(user.telephone)
  })

  it('the closing of an account without a request', async () => {
    const operator = await aSession(test, { role: 'operator' })
    const { user } = await aSession(test)
    const review = await post('/api/user/cancellation/review', { id: crypto.randomUUID(), decision: 'approve' }, operator.headers)
    expect(review.code).toBe(404)
    expect((await test.accounts.users.get(user.id)).blockedAt).toBeNull()
  })

  it('the download of a copy that is not finished', async () => {
    const { user, headers } = await aSession(test)
    await test.accounts.dataCopies.request(user.id, 'zh')
    const [copy] = await test.accounts.dataCopies.list(user.id)
    const response = await test.app.inject({ url: `/api/user/dataCopy/download?id=${copy!.id}`, headers })
    expect(response.statusCode).toBe(404)
  })
})
