import type { LoginAnswer } from '@gezhi/contract'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../settings/read-settings.ts'
import { anAccount, aSession, md5 } from '../../testing/an-account.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { startIdentityProvider } from '../../testing/identity-provider/start-identity-provider.ts'
import { users } from '../users/users-table.ts'
import { singleSignOnIdentities } from './single-sign-on-table.ts'
import { LOGIN_LIFETIME } from './single-sign-on-store.ts'

const ORIGIN = 'http://gezhi.localhost'
const at = (name: string) => `/api/user/user/${name}`

interface Newcomer {
  token: string
  name: string | null
  email: string | null
  emailTaken: boolean
}

describe('single sign-on', async () => {
  const provider = await startIdentityProvider(`${ORIGIN}/singleSignOn`, {
    zhang: { name: '张三', email: 'zhang@example.edu.cn', email_verified: true },
    wang: { name: '王五', email: 'wang@example.edu.cn', email_verified: true },
    outsider: { name: '外人', email: 'outsider@example.com', email_verified: true },
  })
  afterAll(() => provider.stop())
  let clock = Date.now()
  const settings = readSettings({
    GEZHI_ACCESS: 'membership',
    GEZHI_PUBLIC_URL: ORIGIN,
    GEZHI_OIDC_ISSUER: provider.issuer,
    GEZHI_OIDC_CLIENT_ID: provider.clientId,
    GEZHI_OIDC_CLIENT_SECRET: provider.clientSecret,
    GEZHI_OIDC_NAME: '示例大学',
    GEZHI_OIDC_EMAIL_DOMAINS: 'example.edu.cn',
  })
  const test = await buildTestApp({ settings, now: () => clock })
  const { post, get, app } = test

  /** Begins in a new browser; returns its cookie. */
  const begin = async () => {
    const response = await app.inject({ method: 'POST', url: at('beginSingleSignOn'), payload: {} })
    const cookie = [response.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('singleSignOn='))!
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Max-Age=600$/)
    return { url: response.json<{ data: { url: string } }>().data.url, cookie: cookie.split(';')[0]! }
  }
  const complete = <Data = LoginAnswer>(back: Record<string, string>, cookie: string) =>
    post<Data>(at('completeSingleSignOn'), back, { cookie })
  const walk = async (login: string) => {
    const { url, cookie } = await begin()
    return { back: Object.fromEntries((await provider.logIn(url, login)).searchParams), cookie }
  }
  const signIn = async <Data = LoginAnswer>(login: string) => {
    const { back, cookie } = await walk(login)
    return complete<Data>(back, cookie)
  }

  it('is offered with its names', async () => {
    expect((await get(at('getLoginWays'))).data).toMatchObject({ singleSignOn: { zh: '示例大学', en: '示例大学' } })
    const without = await buildTestApp()
    expect((await without.get(at('getLoginWays'))).data).toMatchObject({ singleSignOn: null })
    expect((await without.post(at('beginSingleSignOn'), {})).data).toMatchObject({ error: 'FEATURE_OFF' })
  })

  it('creates an account without a phone at the first login; the next logs in at once, and logging out ends it', async () => {
    const { data: newcomer } = await signIn<Newcomer>('zhang')
    expect(newcomer).toEqual({ token: expect.any(String), name: '张三', email: 'zhang@example.edu.cn', emailTaken: false })
    const { data: created } = await post<LoginAnswer>(at('createSingleSignOnAccount'), { token: newcomer.token })
    expect(created.loginBean).toMatchObject({ nick: '张三', telephone: '', password: 'false', loginCount: 0 })
    const session = { token: created.token }
    expect((await post(at('checkSingleSignOn'), {}, session)).data).toBe(true)
    // A proof is for one account.
    expect((await post(at('createSingleSignOnAccount'), { token: newcomer.token })).data).toMatchObject({ error: 'SINGLE_SIGN_ON_EXPIRED' })
    expect((await signIn('zhang')).code).toBe(997)
    await post(at('logout'), {}, session)
    expect((await post(at('checkSingleSignOn'), {}, session)).code).not.toBe(200)
    const again = await signIn('zhang')
    expect(again).toMatchObject({ code: 200, data: { nick: '张三', loginBean: { loginCount: 1 } } })
    // Nothing else could log in to it.
    expect((await post(at('unbindSingleSignOn'), {}, { token: again.data.token })).data).toMatchObject({ error: 'TELEPHONE_NEEDED' })
  })

  it('never takes over the account of an e-mail address: its owner logs in to it and links it', async () => {
    const facts = { email: 'wang@example.edu.cn', emailVerifiedAt: new Date() }
    const owner = await anAccount(test, facts)
    const { data: first } = await signIn<Newcomer>('wang')
    expect(first).toMatchObject({ emailTaken: true })
    // A new account gets neither the address nor anything else of the owner's.
    const { data: other } = await post<LoginAnswer>(at('createSingleSignOnAccount'), { token: first.token })
    expect(await test.accounts.users.byLogin('wang@example.edu.cn')).toMatchObject({ id: owner.id })
    expect((await post(at('unbindSingleSignOn'), {}, { token: other.token })).data).toMatchObject({ error: 'TELEPHONE_NEEDED' })
    await test.database.delete(singleSignOnIdentities).where(eq(singleSignOnIdentities.subject, 'wang'))

    const { data: second } = await signIn<Newcomer>('wang')
    expect((await post(at('bindSingleSignOn'), { token: second.token })).data).toMatchObject({ error: 'UNAUTHENTICATED' })
    const own = await test.accounts.completeLogin(owner.id, {
      device: { hash: Buffer.alloc(32), isNew: true, networkHash: Buffer.alloc(32) },
    })
    expect((await post(at('bindSingleSignOn'), { token: second.token }, { token: own.token })).data).toBe(true)
    await post(at('logout'), {}, { token: own.token })
    expect((await signIn('wang')).data).toMatchObject({ nick: owner.nick })
  })

  it('links one account to one person, after a recent login only', async () => {
    const { user, headers } = await aSession(test)
    const { data: taken } = await signIn<Newcomer>('person-1')
    await post(at('createSingleSignOnAccount'), { token: taken.token })
    const { data: free } = await signIn<Newcomer>('person-2')
    expect((await post(at('bindSingleSignOn'), { token: free.token }, headers)).data).toBe(true)
    const { data: further } = await signIn<Newcomer>('person-3')
    expect((await post(at('bindSingleSignOn'), { token: further.token }, headers)).data).toMatchObject({ error: 'SINGLE_SIGN_ON_HELD' })
    expect((await post(at('unbindSingleSignOn'), {}, headers)).data).toBe(true)
    expect(await test.accounts.singleSignOn.store.isBound(user.id)).toBe(false)
    // The failed link has not used the proof up.
    expect((await post(at('bindSingleSignOn'), { token: further.token }, headers)).data).toBe(true)
    clock += 11 * 60_000
    expect((await post(at('unbindSingleSignOn'), {}, headers)).data).toMatchObject({ error: 'PROOF_NEEDED' })
  })

  it('keeps the verified address as the last login of an unlinked account without a phone', async () => {
    const { data: newcomer } = await signIn<Newcomer>('leaver')
    const { data: created } = await post<LoginAnswer>(at('createSingleSignOnAccount'), { token: newcomer.token })
    const session = { token: created.token }
    const changeEmail = (email: string) => post(at('updateUserInfo'), { email }, session)
    await post(at('updatePassWord'), { oldPassword: '', password: md5('a password of their own') }, session)
    expect((await post(at('unbindSingleSignOn'), {}, session)).data).toBe(true)
    expect((await changeEmail('other@example.edu.cn')).data).toMatchObject({ error: 'TELEPHONE_NEEDED' })
    expect((await changeEmail('leaver@example.edu.cn')).data).toBe(true)
    const { data: again } = await signIn<Newcomer>('leaver')
    expect((await post(at('bindSingleSignOn'), { token: again.token }, session)).data).toBe(true)
    expect((await changeEmail('other@example.edu.cn')).data).toBe(true)
  })

  it('creates one account of two attempts at once with proofs of one person', async () => {
    const proofs = [await signIn<Newcomer>('twice'), await signIn<Newcomer>('twice')]
    const answers = await Promise.all(proofs.map(({ data }) => post(at('createSingleSignOnAccount'), { token: data.token })))
    expect(answers.map(({ data }) => data['error'] ?? 'in').toSorted()).toEqual(['SINGLE_SIGN_ON_BOUND', 'in'])
  })

  it('rejects a replayed response, another browser, a foreign state, another issuer and an expired login', async () => {
    const failed = { code: 400, data: { error: 'SINGLE_SIGN_ON_FAILED' } }
    const used = await walk('zhang')
    expect((await complete(used.back, used.cookie)).code).toBe(997)
    expect(await complete(used.back, used.cookie)).toMatchObject(failed)
    // A link with somebody else's code and state, followed in a browser with and without a login of its own.
    const theirs = await walk('zhang')
    const mine = await begin()
    expect(await complete(theirs.back, mine.cookie)).toMatchObject(failed)
    expect(await complete(theirs.back, '')).toMatchObject(failed)
    // Their code with a state of this browser.
    const state = new URL(mine.url).searchParams.get('state')!
    expect(await complete({ ...theirs.back, state }, mine.cookie)).toMatchObject(failed)
    const issuer = await walk('zhang')
    expect(await complete({ ...issuer.back, iss: 'https://other.example' }, issuer.cookie)).toMatchObject(failed)
    const late = await walk('zhang')
    clock += LOGIN_LIFETIME + 1
    expect(await complete(late.back, late.cookie)).toMatchObject(failed)
    await test.accounts.purgeExpired()
    const { rows } = await test.database.execute('SELECT 1 FROM single_sign_on_logins UNION ALL SELECT 1 FROM single_sign_on_proofs')
    expect(rows).toEqual([])
  })

  it('rejects those the operator does not admit, and reports a provider that is away', async () => {
    expect((await signIn('outsider')).data).toMatchObject({ error: 'SINGLE_SIGN_ON_DENIED' })
    const { back, cookie } = await walk('zhang')
    provider.failWith(503)
    expect(await complete(back, cookie)).toMatchObject({ code: 500, message: '统一身份认证暂时无法访问，请稍后重试，或使用其他方式登录' })
    provider.failWith(null)
  })

  it('does not open a locked account', async () => {
    const { data } = await signIn<Newcomer>('person-4')
    const { data: session } = await post<LoginAnswer>(at('createSingleSignOnAccount'), { token: data.token })
    await post(at('logout'), {}, { token: session.token })
    await test.database.update(users).set({ blockedAt: new Date() }).where(eq(users.email, 'person-4@example.edu.cn'))
    expect((await signIn('person-4')).code).toBe(996)
  })
})
