import { afterAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../settings/read-settings.ts'
import { startIdentityProvider } from '../../testing/identity-provider/start-identity-provider.ts'
import type { ProviderResponse } from './identity-provider.ts'
import { openIdProvider } from './openid-provider.ts'

const BACK = 'http://gezhi.test/singleSignOn'
const responseOf = (url: URL) => Object.fromEntries(url.searchParams) as unknown as ProviderResponse

describe('an OpenID provider', async () => {
  const real = await startIdentityProvider(BACK, {
    zhang: { name: ' 张三 ', email: 'Zhang@Example.edu.cn', email_verified: true, affiliation: ['staff', 'member'] },
    ouyang: { name: '娜 欧阳', family_name: '欧阳', given_name: '娜' },
    smith: { name: 'Ann Smith', family_name: 'Smith', given_name: 'Ann' },
    li: { name: '李四', email: 'li@example.edu.cn', email_verified: false, affiliation: 'student' },
    odd: { name: '\u202Enimda\u0000\uD800', email: 'odd\u0000@example.edu.cn', email_verified: true },
    long: { name: 'x'.repeat(1_200_000) },
  })
  afterAll(() => real.stop())
  const open = (settings: Record<string, string> = {}) =>
    openIdProvider(
      readSettings({
        GEZHI_OIDC_ISSUER: real.issuer,
        GEZHI_OIDC_CLIENT_ID: real.clientId,
        GEZHI_OIDC_CLIENT_SECRET: real.clientSecret,
        GEZHI_OIDC_NAME: '示例大学',
        ...settings,
      }),
      Date.now,
    )!
  const walk = async (login: string, provider = open()) => {
    const begun = await provider.begin(BACK, 'zh')
    return { provider, login: begun.login, back: responseOf(await real.logIn(begun.url, login)) }
  }
  const issueOf = (result: Promise<unknown>) =>
    result.then(
      () => 'none',
      (error: { issue: string }) => error.issue,
    )

  it('states who logged in: issuer, sub, name, and the e-mail address if it is verified', async () => {
    const { provider, login, back } = await walk('zhang')
    expect(back.iss).toBe(real.issuer)
    expect(await provider.complete(BACK, back, login)).toEqual({
      issuer: real.issuer,
      subject: 'zhang',
      name: '张三',
      email: 'zhang@example.edu.cn',
    })
    const unverified = await walk('li', provider)
    expect(await provider.complete(BACK, unverified.back, unverified.login)).toMatchObject({ subject: 'li', email: null })
  })

  it.each([
    ['ouyang', '欧阳娜'],
    ['smith', 'Ann Smith'],
  ])('writes the name of %s as it is written: %s', async (who, name) => {
    const { provider, login, back } = await walk(who)
    expect(await provider.complete(BACK, back, login)).toMatchObject({ name })
  })

  it('requests a code with PKCE, state, nonce and the language', async () => {
    const { url, login } = await open().begin(BACK, 'en')
    const parameters = Object.fromEntries(new URL(url).searchParams)
    expect(parameters).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      state: login.state,
      nonce: login.nonce,
      redirect_uri: BACK,
      ui_locales: 'en',
    })
    expect(url).not.toContain(login.codeVerifier)
    expect(url).not.toContain(real.clientSecret)
  })

  it('a code works once, only with its verifier, state, nonce and issuer', async () => {
    const one = await walk('zhang')
    const { provider } = one
    const attempt = (changes: object, response: object = {}) =>
      issueOf(provider.complete(BACK, { ...one.back, ...response }, { ...one.login, ...changes }))
    expect(await attempt({}, { iss: 'https://other.example' })).toBe('rejected')
    expect(await attempt({}, { iss: undefined })).toBe('rejected')
    expect(await attempt({ state: 'other' })).toBe('rejected')
    expect(await attempt({})).toBe('none')
    expect(await attempt({})).toBe('rejected')
    const nonce = await walk('zhang', provider)
    expect(await issueOf(provider.complete(BACK, nonce.back, { ...nonce.login, nonce: 'other' }))).toBe('rejected')
    const verifier = await walk('zhang', provider)
    const codeVerifier = (await provider.begin(BACK, 'zh')).login.codeVerifier
    expect(await issueOf(provider.complete(BACK, verifier.back, { ...verifier.login, codeVerifier }))).toBe('rejected')
    const wrong = open({ GEZHI_OIDC_CLIENT_SECRET: 'wrong' })
    const secret = await walk('zhang', wrong)
    expect(await issueOf(wrong.complete(BACK, secret.back, secret.login))).toBe('rejected')
  })

  it('names the error of the provider, and the issuer of its metadata, for the log', async () => {
    const messageOf = (result: Promise<unknown>) => result.then(String, (error: Error) => error.message)
    const wrong = open({ GEZHI_OIDC_CLIENT_SECRET: 'wrong' })
    const { login, back } = await walk('zhang', wrong)
    expect(await messageOf(wrong.complete(BACK, back, login))).toMatch(/rejected \(invalid_client/)
    const other = open({ GEZHI_OIDC_ISSUER: real.issuer.replace('127.0.0.1', 'localhost') })
    expect(await messageOf(other.begin(BACK, 'zh'))).toBe(`single sign-on: unreachable (the issuer of the provider is ${real.issuer})`)
  })

  it('takes nothing that cannot be stored, shown or told apart, and reads no answer without end', async () => {
    const odd = await walk('odd')
    expect(await odd.provider.complete(BACK, odd.back, odd.login)).toMatchObject({ name: 'nimda', email: null })
    for (const [login, issue] of [
      ['s'.repeat(256), 'rejected'],
      ['s'.repeat(255), 'none'],
      ['long', 'unreachable'],
    ] as const) {
      const { provider, login: begun, back } = await walk(login)
      expect(await issueOf(provider.complete(BACK, back, begun)), login.slice(0, 9)).toBe(issue)
    }
  })

  it('admits by domain and by claim', async () => {
    const admitted = async (login: string, settings: Record<string, string>) => {
      const { provider, login: begun, back } = await walk(login, open(settings))
      return issueOf(provider.complete(BACK, back, begun))
    }
    const domain = { GEZHI_OIDC_EMAIL_DOMAINS: 'example.edu.cn' }
    expect(await admitted('zhang', domain)).toBe('none')
    expect(await admitted('zhang', { GEZHI_OIDC_EMAIL_DOMAINS: 'edu.cn' })).toBe('not-admitted')
    expect(await admitted('li', domain)).toBe('not-admitted')
    expect(await admitted('zhang', { GEZHI_OIDC_CLAIM: 'affiliation=staff|faculty' })).toBe('none')
    expect(await admitted('li', { GEZHI_OIDC_CLAIM: 'affiliation=staff|faculty' })).toBe('not-admitted')
    expect(await admitted('li', { GEZHI_OIDC_CLAIM: 'affiliation=student' })).toBe('none')
  })

  it('reports that the provider fails or is away, and works again when it is back', async () => {
    const provider = open()
    real.failWith(503)
    expect(await issueOf(provider.begin(BACK, 'zh'))).toBe('unreachable')
    real.failWith(null)
    const { login, back } = await walk('zhang', provider)
    real.failWith(503)
    expect(await issueOf(provider.complete(BACK, back, login))).toBe('unreachable')
    real.failWith(null)
    const nobody = open({ GEZHI_OIDC_ISSUER: 'http://127.0.0.1:9' })
    expect(await issueOf(nobody.begin(BACK, 'zh'))).toBe('unreachable')
  })
})

it('is absent without an issuer', () => {
  expect(openIdProvider(readSettings({}), Date.now)).toBeNull()
})
