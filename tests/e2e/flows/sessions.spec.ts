import { expect, test, type Page } from '@playwright/test'
import { anAccount } from '../accounts/account-api.ts'
import { accountButton, logInByPassword } from '../accounts/login-steps.ts'
import { HAS_DATABASE, inDatabase } from '../accounts/server-database.ts'
import { aSignedInAccount, browserOf, sessionEnd, stored } from '../accounts/test-accounts.ts'

// The lifetime of a session in the browser. Two hours pass on the browser's clock, which Playwright controls.

// Skipped against an external server, of which only the browser's view is known.
test.skip(!HAS_DATABASE, 'needs the database of the server under test')

const TWO_HOURS = 7_200_000

/** Paths of the calls a page makes from now on, without their prefix. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname.split('/').at(-1) ?? '')
  })
  return calls
}

const count = (calls: readonly string[], name: string) => calls.filter((one) => one === name).length

test('B.session.17: expired entitlements are announced by a dialog, once per session', async ({ browser, baseURL }) => {
  const account = await aSignedInAccount()
  await inDatabase(
    `INSERT INTO user_products (user_id, product_name, start_time, end_time) VALUES ($1, '周卡', now() - interval '8 days', now() - interval '1 day')`,
    [account.userId],
  )
  const context = await browserOf(browser, baseURL, account)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(12_000)
  const dialog = page.getByRole('dialog', { name: '权益已过期' })
  await expect(dialog).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBe(296)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const polled = page.waitForResponse(/getUserVip/)
  await page.clock.runFor(12_000)
  expect(((await (await polled).json()) as { code: number }).code).toBe(410)
  await page.reload()
  const again = page.waitForResponse(/getUserVip/)
  await page.clock.runFor(12_000)
  await (await again).finished()
  await expect(dialog).toBeHidden()
  expect(await stored(page, 'userProduct')).toEqual(['[]'])
  await context.close()
})

test('B.session.13: a movement within the two hours is a beginning anew, in every tab', async ({ browser, baseURL }) => {
  const context = await browserOf(browser, baseURL, await aSignedInAccount())
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/')
  const question = page.getByText('您长时间未操作，系统将自动退出登录')
  for (const act of [
    () => page.mouse.move(200, 200),
    () => page.keyboard.press('Shift'),
    () => page.mouse.click(5, 400),
    () => page.mouse.wheel(0, 50),
  ]) {
    await page.clock.fastForward(TWO_HOURS - 10_000)
    await act()
    await page.waitForTimeout(50)
  }
  await expect(question).toBeHidden()
  await page.clock.fastForward(TWO_HOURS)
  await expect(question).toBeVisible()
  await context.close()
})

test('B.session.27 B.session.28 G06: closing the last tab logs out; a reload and another open tab do not', async ({ browser, baseURL }) => {
  const account = await aSignedInAccount()
  const context = await browserOf(browser, baseURL, account)
  const [one, other] = [await context.newPage(), await context.newPage()]
  for (const page of [one, other]) {
    await page.goto('/')
    await expect(page.getByRole('button', { name: `账号：${account.nick}` })).toBeVisible()
  }
  await one.close({ runBeforeUnload: true })
  await one.waitForEvent('close').catch(() => null)
  await other.reload()
  await expect(other.getByRole('button', { name: `账号：${account.nick}` })).toBeVisible()
  expect(await sessionEnd(account)).toBeUndefined()
  // A closing tab has five milliseconds between its two events; a busy machine may take longer.
  await other.evaluate((now) => (Date.now = () => now), Date.now())
  await other.close({ runBeforeUnload: true })
  await expect.poll(() => sessionEnd(account)).toBeNull()
  const later = await context.newPage()
  await later.goto('/')
  await expect(later.getByRole('link', { name: '登录' })).toBeVisible()
  expect(await stored(later, 'user')).toEqual([null])
  await context.close()
})

test('a logout in one tab is one in all', async ({ browser, baseURL }) => {
  const account = await aSignedInAccount()
  const context = await browserOf(browser, baseURL, account)
  const [one, other] = [await context.newPage(), await context.newPage()]
  await one.goto('/404')
  await other.goto('/user/notification')
  await one.getByRole('button', { name: `账号：${account.nick}` }).click()
  await one.getByRole('button', { name: '退出登录' }).click()
  // With 995 if a call of this tab was under way.
  await expect(other).toHaveURL(/\/login(?:\?id=995)?$/)
  await context.close()
})

test('sites that no setting lists share no login', async ({ context, request, baseURL }) => {
  const account = await anAccount(request)
  const page = await context.newPage()
  const calls = callsOf(page)
  await page.goto(`http://a.gezhi.localhost:${new URL(baseURL ?? '').port}/login`)
  await logInByPassword(page, account.telephone, account.password)
  await expect(accountButton(page, account.nick)).toBeVisible()
  // The browser is recognised at its next login, and as the one that shows a QR code; no session is shared by either.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['device', 'qrLogin'])
  expect(count(calls, 'shareLogin')).toBe(0)
})

test('B.navigation.09: code that cannot be fetched: the page opens anew where it was going', async ({ page }) => {
  let failures = 0
  await page.route(/\/assets\/register-page-[^/]*\.js$/, (route) => (failures++ === 0 ? route.fulfill({ status: 404 }) : route.continue()))
  await page.goto('/login')
  await page.getByRole('link', { name: '注册账号' }).click()
  await expect(page.getByRole('heading', { name: '注册' })).toBeVisible()
  await expect(page).toHaveURL(/\/Register$/)
  expect(failures).toBeGreaterThan(1)
})
