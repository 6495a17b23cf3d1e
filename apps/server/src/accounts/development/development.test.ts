import { gateways } from '@gezhi/gateways'
import { describe, expect, it } from 'vitest'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { newToken } from '../tokens.ts'

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

describe('pages for developers', async () => {
  const { app, post, get } = await buildTestApp()
  const AT = { host: 'gezhi.localhost:8080' }
  const page = (url: string) => app.inject({ url, headers: AT })
  const send = (url: string, fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return app.inject({ method: 'POST', url, headers: AT, payload: form })
  }
  const TESTER = { openId: 'tester-1', nick: '甲' }

  it('show the outbox, with nothing in it read as HTML', async () => {
    expect((await page('/dev/outbox')).body).toContain('还没有发出任何内容')
    await post('/api/user/user/sendCode', { telephone: '13200000004' })
    const { body, headers } = await page('/dev/outbox')
    expect(body).toContain('13200000004')
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })

  it('stand for WeChat behind a QR: confirmed there, the page that polls is answered', async () => {
    const browser = { cookie: `qrLogin=${newToken()}` }
    const { data: uuid } = await get<string>('/api/user/user/getLoginId', browser)
    const { data } = await get<{ content: string }>(`/api/user/user/getLoginQr?uuid=${uuid}`, AT)
    const { pathname, search } = new URL(data.content)
    expect((await page(pathname + search)).body).toContain('模拟微信扫码')
    expect((await send(pathname + search, TESTER)).body).toContain('已确认')
    expect((await get(`/api/user/user/getUserLoginInfoByUuid?uuid=${uuid}`, browser)).data).toMatchObject({
      openId: 'tester-1',
      nick: '甲',
    })
  })

  it('stand for WeChat behind a redirect: lead back with code and state, to us only', async () => {
    const { data: url } = await post<string>('/api/user/user/thirdPartyLoginUrl', { platform: 'WeiXin' }, AT)
    const { pathname, search, searchParams } = new URL(url)
    const { statusCode, headers } = await send(pathname + search, TESTER)
    const back = new URL(String(headers.location))
    expect([statusCode, back.origin, back.pathname]).toEqual([303, 'http://gezhi.localhost:8080', '/'])
    expect(back.searchParams.get('state')).toBe(searchParams.get('state'))
    const elsewhere = `/dev/wechat?${new URLSearchParams({ redirectUri: 'https://evil.example/', state: searchParams.get('state')! })}`
    expect((await send(elsewhere, TESTER)).json()).toMatchObject({ code: 400 })
    expect((await send(pathname + search, { ...TESTER, openId: '<b>' })).json()).toMatchObject({ code: 400 })
    expect((await send(pathname + search, { ...TESTER, nick: 'a\0b' })).json()).toMatchObject({ code: 400, data: { field: 'nick' } })
  })

  it('stand for the carrier', async () => {
    expect((await send('/dev/phoneAuth', { telephone: '13200000005' })).body).toContain('已认证')
    expect((await post('/api/user/user/checkTelephoneAuth', { telephone: '13200000005' })).data).toBe(true)
    expect((await send('/dev/phoneAuth', { telephone: '123' })).json()).toMatchObject({ code: 400 })
  })
})

describe('without a sandbox', async () => {
  const off = { GEZHI_SMS: 'off', GEZHI_MAIL: 'off', GEZHI_WECHAT: 'off', GEZHI_PHONE_AUTH: 'off' }
  const { app, get } = await buildTestApp({ gateways: gateways(readSettings(off), 'production') })

  it('there are no calls for developers', async () => {
    expect((await get('/api/dev/outbox')).code).toBe(404)
    expect((await app.inject({ url: '/dev/outbox' })).body).not.toContain('发件箱')
    expect((await app.inject({ method: 'POST', url: '/dev/phoneAuth', payload: new FormData() })).statusCode).toBe(404)
    expect((await get('/api/user/user/getLoginWays')).data).toMatchObject({ sms: false, sandbox: false })
  })

  it('production rejects a sandbox', () => {
    expect(() => readSettings({ GEZHI_MODE: 'production', GEZHI_PUBLIC_URL: 'https://h', GEZHI_SMS: 'sandbox' })).toThrow(/GEZHI_SMS/)
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
