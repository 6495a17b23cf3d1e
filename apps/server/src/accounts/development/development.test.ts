import { gateways } from '@gezhi/gateways'
import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { readSettings } from '../../read-settings.ts'

describe('calls for developers', async () => {
  const { post, get } = await buildTestApp()

  it('show what would have been sent, newest first, and the answer of a captcha', async () => {
    for (const telephone of ['13200000001', '13200000002']) await post('/api/user/user/sendCode', { telephone })
    const all = (await get<{ total: number; list: { to: string }[] }>('/api/dev/outbox')).data
    expect(all.list.map(({ to }) => to)).toEqual(['13200000002', '13200000001'])
    const one = await get('/api/dev/outbox?to=13200000001')
    expect(one.data).toMatchObject({ total: 1, list: [{ kind: 'sms', to: '13200000001', code: expect.stringMatching(/^\d{6}$/) }] })
    const { data } = await post<{ verifyId: string }>('/api/user/user/getLoginCode', {})
    expect((await get(`/api/dev/captcha?verifyId=${data.verifyId}`)).data).toEqual({ answer: expect.stringMatching(/^[A-Z0-9]{4}$/) })
    expect((await get('/api/dev/captcha?verifyId=x')).code).toBe(400)
  })

  it('play the carrier', async () => {
    const telephone = '13200000003'
    expect((await post('/api/dev/phoneAuth', { telephone })).code).toBe(200)
    expect((await post('/api/user/user/checkTelephoneAuth', { telephone })).data).toBe(true)
    const begun = await post('/api/user/user/beginTelephoneAuth', { url: 'http://localhost/login' })
    expect(begun.data).toMatchObject({ accessToken: expect.any(String) })
    expect((await post('/api/user/user/confirmTelephoneAuth', { token: 'forged' })).message).toBe('手机实名认证未通过，请重试')
  })
})

describe('without a sandbox', async () => {
  const off = { GEZHI_SMS: 'off', GEZHI_MAIL: 'off', GEZHI_WECHAT: 'off', GEZHI_PHONE_AUTH: 'off' }
  const { get } = await buildTestApp({ gateways: gateways(readSettings(off), 'production') })

  it('there are no calls for developers', async () => {
    expect((await get('/api/dev/outbox')).code).toBe(404)
    expect((await get('/api/user/user/getLoginWays')).data).toMatchObject({ sms: false, sandbox: false })
  })

  it('production refuses a sandbox', () => {
    expect(() => readSettings({ GEZHI_MODE: 'production', GEZHI_SMS: 'sandbox' })).toThrow(/GEZHI_SMS/)
    expect(() =>
      readSettings({
        GEZHI_MODE: 'production',
        GEZHI_MAIL: 'smtp',
        GEZHI_MAIL_URL: 'smtp://h:25?tls=optional',
        GEZHI_MAIL_FROM: 'a@example.org',
      }),
    ).toThrow(/GEZHI_PUBLIC_URL/)
  })
})
