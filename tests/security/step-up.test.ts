import { CALLS, type AnyCall } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { anAccount, aDevice, md5, PASSWORD } from '../../apps/server/src/testing/an-account.ts'
import { anSmsCode } from '../../apps/server/src/testing/an-sms-code.ts'
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts'
import { aBrowser, USER, type TestBrowser } from './a-browser.ts'

const MINUTE = 60_000
const PROVE = `${USER}/proveIdentity`

const calls = Object.entries(CALLS).flatMap(([domain, table]) =>
  Object.entries(table as Record<string, AnyCall>).map(([name, call]) => [`${domain}.${name}`, call] as const),
)

/** Requests with and without the need for a proof, for calls that need one only for some requests. */
const CONDITIONAL: Readonly<Record<string, { readonly needs: object; readonly free: object }>> = {
  'accounts.changePassword': {
    needs: { password: md5('Better4You') },
    free: { oldPassword: md5('wrong'), password: md5('Better4You') },
  },
  'accounts.changePhone': {
    needs: { telephone: '13700000001', code: '000000' },
    free: { telephone: '13700000001', code: '000000', oldCode: '000000' },
  },
  'accounts.requestCancellation': { needs: { stopReasonType: '其他' }, free: { stopReasonType: '其他', code: '000000' } },
  'accounts.changeProfile': { needs: { email: 'other@example.org' }, free: { organization: '格致' } },
  'openApi.changeWebhook': {
    needs: { id: '00000000-0000-4000-8000-000000000000', url: 'https://hooks.example/' },
    free: { id: '00000000-0000-4000-8000-000000000000', status: 0 },
  },
  'accounts.completeProfile': { needs: { email: 'other@example.org' }, free: { occupation: '工程师' } },
}

describe('sensitive calls need a recent login or proof of identity (G210)', async () => {
  let clock = Date.parse('2026-01-01T00:00:00Z')
  const test = await buildTestApp({ now: () => clock })
  const somebody = async (facts: Parameters<typeof anAccount>[1] = {}) => {
    const user = await anAccount(test, facts)
    const { token } = await test.accounts.completeLogin(user.id, { device: aDevice() })
    return { user, headers: { token } }
  }
  const errorOf = async ({ method, path }: AnyCall, payload: object | string, headers: object) => {
    const response = await test.app.inject({
      method,
      url: path,
      headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      ...(method === 'POST' && { payload }),
    })
    return response.json<{ data: { error?: string } | null }>().data?.error ?? null
  }

  it('these do', () => {
    const always = calls.filter(([, { recentProof }]) => recentProof === true).map(([name]) => name)
    for (const name of ['bindPhone', 'bindWeChat', 'unbindWeChat', 'reviewCancellation']) expect(always).toContain(`accounts.${name}`)
    // A key outlives the session, a webhook too: whoever stole a token must not be able to stay.
    for (const name of ['createApiKey', 'createWebhook', 'rotateWebhookSecret']) expect(always).toContain(`openApi.${name}`)
    const ofOperators = ['addAccount', 'lockAccount', 'setAccountRole', 'saveArticle', 'publishArticle', 'saveSiteSettings']
    for (const name of ofOperators) expect(always).toContain(`operations.${name}`)
    const conditional = calls.filter(([, { recentProof }]) => typeof recentProof === 'object').map(([name]) => name)
    expect(conditional.toSorted()).toEqual(Object.keys(CONDITIONAL).toSorted())
  })

  it.each(calls.filter(([, { recentProof }]) => recentProof === true))('%s', async (_name, call) => {
    const { headers } = await somebody({ role: call.who === 'operator' ? 'operator' : 'user' })
    expect(await errorOf(call, '[]', headers)).not.toBe('PROOF_NEEDED')
    clock += 10 * MINUTE
    expect(await errorOf(call, '[]', headers)).toBe('PROOF_NEEDED')
    expect((await test.post(PROVE, { password: md5(PASSWORD) }, headers)).code).toBe(200)
    expect(await errorOf(call, '[]', headers)).not.toBe('PROOF_NEEDED')
    clock += 10 * MINUTE
    expect(await errorOf(call, '[]', headers)).toBe('PROOF_NEEDED')
  })

  it.each(Object.entries(CONDITIONAL))('%s, for some requests', async (name, { needs, free }) => {
    const call = new Map<string, AnyCall>(calls).get(name)!
    const { headers } = await somebody()
    clock += 10 * MINUTE
    expect(await errorOf(call, needs, headers)).toBe('PROOF_NEEDED')
    expect(await errorOf(call, free, headers)).not.toBe('PROOF_NEEDED')
  })

  it('a code sent to the phone is a proof, one for something else or of somebody else is not', async () => {
    const { user, headers } = await somebody()
    const other = await somebody()
    const methods = await test.post(`${USER}/listProofMethods`, {}, headers)
    expect(methods.data).toEqual({ password: true, sms: true, totp: false, telephone: `139****${user.telephone.slice(-4)}` })
    clock += 10 * MINUTE
    const unbind = () => test.post(`${USER}/unbindWeiXin`, {}, headers)
    const prove = async (code: string) => (await test.post(PROVE, { code }, headers)).message
    expect(await prove(await anSmsCode(test, other.user.telephone, other.headers))).toBe('验证码错误!')
    const login = await anSmsCode(test, user.telephone)
    expect(await prove(login)).toBe('验证码错误!')
    expect((await unbind()).code).toBe(403)
    clock += MINUTE
    expect(await prove(await anSmsCode(test, user.telephone, headers))).toBe('success')
    expect((await unbind()).code).toBe(200)
  })

  it('a stolen session locks the password only where its owner is not', async () => {
    const user = await anAccount(test)
    const owner = aBrowser(test)
    const { data } = await owner.enter(user.telephone)
    const [headers, thief] = [{ token: data.token }, aBrowser(test)]
    const prove = async (browser: TestBrowser, password: string) => (await browser.post(PROVE, { password: md5(password) }, headers)).code
    for (let tries = 0; tries < 5; tries += 1) expect(await prove(thief, 'wrong')).toBe(400)
    expect(await prove(thief, PASSWORD)).toBe(996)
    expect(await prove(owner, PASSWORD)).toBe(200)
  })

  it('a wrong password proves nothing, and the fifth is the last', async () => {
    const { headers } = await somebody()
    clock += 10 * MINUTE
    for (let tries = 0; tries < 5; tries += 1)
      expect(await test.post(PROVE, { password: md5('wrong') }, headers)).toMatchObject({ code: 400, message: '密码错误，请重试' })
    expect((await test.post(PROVE, { password: md5(PASSWORD) }, headers)).code).toBe(996)
    expect((await test.post(`${USER}/unbindWeiXin`, {}, headers)).message).toBe('请先验证身份')
  })

  it('without a password any old one is no proof', async () => {
    const { headers } = await somebody({ passwordHash: null })
    clock += 10 * MINUTE
    const request = { oldPassword: md5('anything'), password: md5('Better4You') }
    expect((await test.post(`${USER}/updatePassWord`, request, headers)).message).toBe('原密码错误！')
  })

  it('without a phone a code for the old one is no proof', async () => {
    const { headers } = await somebody({ telephone: null })
    clock += 10 * MINUTE
    const request = { telephone: '13700000002', code: '000000', oldCode: '000000' }
    expect((await test.post(`${USER}/updateTelephone`, request, headers)).message).toBe('验证码错误!')
  })
})
