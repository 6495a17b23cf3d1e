import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { wirePassword } from '@gezhi/contract/wire-password'
import { inDatabase } from './server-database.ts'
import { storedFor, type SignedInAccount, type TestAccount } from './signed-in-account.ts'

export { aSignedInAccount, type TestAccount } from './signed-in-account.ts'

/** The password of every account made here. */
export const PASSWORD = 'Secret123'

interface Envelope<Data> {
  readonly code: number
  readonly data: Data
}

/** POSTs JSON to the server and returns the envelope. */
export async function post<Data>(
  request: APIRequestContext,
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<Envelope<Data>> {
  return (await (await request.post(path, { data, headers })).json()) as Envelope<Data>
}

/** Registers an account, which can be logged in to with `PASSWORD`. */
export async function aRegisteredAccount(request: APIRequestContext): Promise<TestAccount> {
  const telephone = `136${String(randomInt(1e8)).padStart(8, '0')}`
  await post(request, '/api/user/user/sendCode', { telephone })
  const outbox = (await (await request.get(`/api/dev/outbox?to=${telephone}`)).json()) as Envelope<{ list: { code: string }[] }>
  const nick = `s${telephone}`
  const answer = await post(request, '/api/user/user/regist', {
    nick,
    password: wirePassword(PASSWORD),
    telephone,
    email: `${nick}@example.com`,
    yzmCodes: outbox.data.list[0]?.code,
  })
  expect(answer.code).toBe(200)
  const [user] = await inDatabase<{ id: string }>('SELECT id FROM users WHERE telephone = $1', [telephone])
  return { userId: user!.id, nick, telephone }
}

/** A browser of its own in which the account is signed in. */
export async function browserOf(
  browser: Browser,
  baseURL: string | undefined,
  account: SignedInAccount,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  const saved = storedFor(account)
  return browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'zh-CN',
    storageState: {
      cookies: [],
      origins: [{ origin: new URL(baseURL ?? '').origin, localStorage: Object.entries(saved).map(([name, value]) => ({ name, value })) }],
    },
    ...options,
  })
}

/** Signs the account in in the browser of a page that is open; the next page shows it. */
export async function signIn(page: Page, account: SignedInAccount): Promise<void> {
  // A guest token that is on its way would take the place of the account's.
  await page.waitForLoadState('networkidle')
  await page.evaluate((saved) => {
    for (const [key, value] of Object.entries(saved)) localStorage.setItem(key, value)
  }, storedFor(account))
}

/** Fills the login by password, with the captcha as its server reads it, and sends it. */
export async function logIn(page: Page, account: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  const id = await page.locator('[data-verify-id]').getAttribute('data-verify-id')
  const { data } = (await (await page.request.get(`/api/dev/captcha?verifyId=${id}`)).json()) as Envelope<{ answer: string }>
  await page.getByLabel('图形验证码').fill(data.answer)
  await page.getByRole('checkbox', { name: /同意/ }).check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** What local storage holds under some keys. */
export async function stored(page: Page, ...keys: string[]): Promise<(string | null)[]> {
  return page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys)
}

/** The code the session of an account ended with; undefined while it lives. */
export async function sessionEnd({ userId }: TestAccount): Promise<number | null | undefined> {
  const rows = await inDatabase<{ state: string; end_code: number | null }>(
    'SELECT state, end_code FROM sessions WHERE user_id = $1 ORDER BY started_at LIMIT 1',
    [userId],
  )
  return rows[0]?.state === 'ended' ? rows[0].end_code : undefined
}
