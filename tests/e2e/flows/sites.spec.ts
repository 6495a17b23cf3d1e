import { expect, test, type Page } from '@playwright/test'
import { anAccount } from '../accounts/account-api.ts'
import { accountButton, kept, logInByPassword } from '../accounts/login-steps.ts'

/** Two sites of one domain, which every browser finds on this machine; both are the server under test. */
function sites(baseURL: string | undefined): [string, string] {
  const { port } = new URL(baseURL ?? '')
  return [`http://a.gezhi.localhost:${port}`, `http://b.gezhi.localhost:${port}`]
}

/** The event in the cookie both sites see. */
async function told(page: Page): Promise<{ eventKey: string; origin: string; token: string | null; expires: number }> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sharedLogin')
  expect(cookie?.domain).toBe('.gezhi.localhost')
  return { ...JSON.parse(decodeURIComponent(cookie!.value)), expires: cookie!.expires }
}

// Two pages that find each other within the polls of the cookie.
test.setTimeout(90_000)

test('session.06, session.08, session.09, session.10: who logs in at one site is signed in at the other, and who logs out there is out at both', async ({
  context,
  baseURL,
}) => {
  const [a, b] = sites(baseURL)
  const account = await anAccount(context.request)
  const other = await context.newPage()
  await other.goto(`${b}/404`)
  await expect(other.getByRole('link', { name: '登录', exact: true })).toBeVisible()

  const page = await context.newPage()
  await page.goto(`${a}/login`)
  await logInByPassword(page, account.telephone, account.password)
  await expect(accountButton(page, account.nick)).toBeVisible()
  const login = await told(page)
  expect(login).toMatchObject({ eventKey: 'LOGIN', origin: new URL(a).host })
  expect(login.expires - Date.now() / 1000).toBeGreaterThan(240)
  expect(login.expires - Date.now() / 1000).toBeLessThanOrEqual(300)
  await expect(accountButton(other, account.nick)).toBeVisible()
  expect(await kept(other, 'token')).toEqual(await kept(page, 'token'))
  // What is for members answers at the second site too.
  await other.goto(`${b}/user/profile`)
  await expect(other.getByText(account.nick, { exact: true }).first()).toBeVisible()

  await accountButton(other, account.nick).click()
  await other.getByRole('button', { name: '退出登录' }).click()
  await expect(other.getByRole('link', { name: '登录', exact: true })).toBeVisible()
  await expect.poll(async () => (await told(other)).eventKey).toBe('LOGOUT_CLEAN')
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible()
  expect(await kept(page, 'user')).toEqual([null])
})

test('a login elsewhere takes the session of both sites, and neither leads the other back into it', async ({
  browser,
  context,
  baseURL,
}) => {
  const [a, b] = sites(baseURL)
  const account = await anAccount(context.request)
  const page = await context.newPage()
  await page.goto(`${a}/login`)
  await logInByPassword(page, account.telephone, account.password)
  await expect(accountButton(page, account.nick)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${b}/404`)
  await expect(accountButton(other, account.nick)).toBeVisible()

  const elsewhere = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await elsewhere.goto(`${baseURL}/login`)
  await logInByPassword(elsewhere, account.telephone, account.password)
  await elsewhere.getByRole('button', { name: '确定', exact: true }).click()
  await expect(accountButton(elsewhere, account.nick)).toBeVisible()
  for (const one of [page, other]) {
    await one.reload()
    await expect(one).toHaveURL(/\/login\?id=999$/)
    expect(await kept(one, 'user')).toEqual([null])
  }
  await page.goto(`${a}/404`)
  await page.waitForTimeout(3000)
  expect(await kept(page, 'user')).toEqual([null])
  await elsewhere.context().close()
})
