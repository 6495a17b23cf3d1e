import { createServer, type AddressInfo } from 'node:net'
import { expect, request, test as base, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { anAccount } from '../accounts/account-api.ts'
import { accountButton, readLocalStorage, logInByPassword } from '../accounts/login-steps.ts'
import { SERVER_START_MS, startTestServer, type TestServer } from '../server/start-test-server.ts'

// Two sites of one domain, which browsers resolve to this machine, on a server that lists both.

let server: TestServer
let api: APIRequestContext
let a: string
let b: string

/** A browser whose API requests (such as captcha answers) go to the same server as its pages. */
const newBrowser = (browser: Browser) => browser.newContext({ baseURL: server.url })

const test = base.extend({
  context: async ({ browser }, provide) => {
    const context = await newBrowser(browser)
    await provide(context)
    await context.close()
  },
})

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(SERVER_START_MS)
  const port = await freePort()
  a = `http://a.gezhi.localhost:${port}`
  b = `http://b.gezhi.localhost:${port}`
  server = await startTestServer({ demo: 0, settings: { PORT: String(port), GEZHI_SHARED_LOGIN_SITES: `${a},${b}` } })
  api = await request.newContext({ baseURL: server.url })
})
test.afterAll(async () => {
  await api.dispose()
  await server.stop()
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** The event in the cookie that all sites of the domain see. */
async function sharedLogin(page: Page): Promise<{ eventKey: string; origin: string; code: string | null; expires: number }> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sharedLogin')
  expect(cookie?.domain).toBe('.gezhi.localhost')
  return { ...JSON.parse(decodeURIComponent(cookie!.value)), expires: cookie!.expires }
}

/** Puts an event of site a into that cookie, as any site of the domain could. */
async function plant(context: BrowserContext, eventKey: string, code: string | null): Promise<void> {
  const event = { eventKey, origin: new URL(a).host, mode: 'development', code, tenantId: 0 }
  await context.addCookies([
    { name: 'sharedLogin', value: encodeURIComponent(JSON.stringify(event)), domain: '.gezhi.localhost', path: '/' },
  ])
}

/** Shares the session of a page again; returns the code. */
async function shared(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', token: localStorage.getItem('token')! }
    const answer = await fetch('/api/user/user/shareLogin', { method: 'POST', headers, body: '{}' })
    return ((await answer.json()) as { data: { code: string } }).data.code
  })
}

const loginLink = (page: Page) => page.getByRole('link', { name: '登录', exact: true })

// Two pages that detect each other by polling the cookie.

test('session.06, session.08, session.09, session.10: who logs in at one site is signed in at the other, and who logs out there is out at both', async ({
  context,
}) => {
  const account = await anAccount(api)
  const other = await context.newPage()
  await other.goto(`${b}/404`)
  await expect(loginLink(other)).toBeVisible()

  const page = await context.newPage()
  await page.goto(`${a}/login`)
  await logInByPassword(page, account.telephone, account.password)
  await expect(accountButton(page, account.nick)).toBeVisible()
  const login = await sharedLogin(page)
  expect(login).toMatchObject({ eventKey: 'LOGIN', origin: new URL(a).host, code: expect.stringMatching(/^[\w-]{43}$/) })
  expect(login.expires - Date.now() / 1000).toBeGreaterThan(240)
  expect(login.expires - Date.now() / 1000).toBeLessThanOrEqual(300)
  await expect(accountButton(other, account.nick)).toBeVisible()
  await expect(async () => expect(await readLocalStorage(other, 'token')).toEqual(await readLocalStorage(page, 'token'))).toPass()
  const [token] = await readLocalStorage(page, 'token')
  for (const { value } of await context.cookies()) expect(decodeURIComponent(value)).not.toContain(token)
  // Calls for members also succeed at the second site.
  await other.goto(`${b}/user/profile`)
  await expect(other.getByText(account.nick, { exact: true }).first()).toBeVisible()

  await accountButton(other, account.nick).click()
  await other.getByRole('button', { name: '退出登录' }).click()
  await expect(loginLink(other)).toBeVisible()
  await expect.poll(async () => (await sharedLogin(other)).eventKey).toBe('LOGOUT_CLEAN')
  await expect(loginLink(page)).toBeVisible()
  expect(await readLocalStorage(page, 'user')).toEqual([null])
})

test('a login elsewhere takes the session of both sites, and neither leads the other back into it', async ({ browser, context }) => {
  const account = await anAccount(api)
  const page = await context.newPage()
  await page.goto(`${a}/login`)
  await logInByPassword(page, account.telephone, account.password)
  await expect(accountButton(page, account.nick)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${b}/404`)
  await expect(accountButton(other, account.nick)).toBeVisible()

  const elsewhere = await (await newBrowser(browser)).newPage()
  await elsewhere.goto(`${server.url}/login`)
  await logInByPassword(elsewhere, account.telephone, account.password)
  await elsewhere.getByRole('button', { name: '确定', exact: true }).click()
  await expect(accountButton(elsewhere, account.nick)).toBeVisible()
  for (const one of [page, other]) {
    // It may be on its way there by itself, which ends the reload.
    await one.reload().catch(() => {})
    await expect(one).toHaveURL(/\/login\?id=999$/)
    expect(await readLocalStorage(one, 'user')).toEqual([null])
  }
  await page.goto(`${a}/404`)
  await page.waitForTimeout(3000)
  expect(await readLocalStorage(page, 'user')).toEqual([null])
  await elsewhere.context().close()
})

test('session.07: UPDATE_TOKEN puts the session of the other site in place', async ({ context }) => {
  const account = await anAccount(api)
  const page = await context.newPage()
  await page.goto(`${a}/login`)
  await logInByPassword(page, account.telephone, account.password)
  await expect(accountButton(page, account.nick)).toBeVisible()
  await plant(context, 'UPDATE_TOKEN', await shared(page))
  const other = await context.newPage()
  await other.goto(`${b}/404`)
  await expect(accountButton(other, account.nick)).toBeVisible()
  // The page is opened again while it is being inspected.
  await expect(async () => expect(await readLocalStorage(other, 'token')).toEqual(await readLocalStorage(page, 'token'))).toPass()
})

test('a planted cookie logs nobody in to the session of the attacker', async ({ browser, context }) => {
  const attacker = await anAccount(api)
  const elsewhere = await (await newBrowser(browser)).newPage()
  await elsewhere.goto(`${a}/login`)
  await logInByPassword(elsewhere, attacker.telephone, attacker.password)
  await expect(accountButton(elsewhere, attacker.nick)).toBeVisible()
  const page = await context.newPage()
  await page.goto(`${b}/404`)
  await expect(loginLink(page)).toBeVisible()
  for (const eventKey of ['LOGIN', 'UPDATE_TOKEN']) {
    const rejected = page.waitForResponse('**/takeSharedLogin')
    await plant(context, eventKey, await shared(elsewhere))
    expect(await (await rejected).json()).toMatchObject({ code: 404, data: { error: 'SHARED_LOGIN_OVER' } })
  }
  await page.reload()
  await expect(loginLink(page)).toBeVisible()
  expect(await readLocalStorage(page, 'user')).toEqual([null])
  await elsewhere.context().close()
})
