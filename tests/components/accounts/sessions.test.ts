import { expect, test, type Page } from '../component-test.ts'
import { aSignedInAccount, browserOf, sessionEnd, stored } from '../../e2e/accounts/test-accounts.ts'

// How a session lives and ends in the browser. Two hours pass on the browser's own clock, which Playwright moves.

// Of a server from elsewhere nothing is known but what browsers see.
const TWO_HOURS = 7_200_000

/** Addresses of the calls a page makes from now on, without their prefix. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname.split('/').at(-1) ?? '')
  })
  return calls
}

const count = (calls: readonly string[], name: string) => calls.filter((one) => one === name).length

test('B.navigation.05 B.navigation.07: a visitor gets a guest token 100 ms after a navigation, under the key token', async ({ page }) => {
  await page.clock.install()
  const calls = callsOf(page)
  await page.goto('/404')
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  await page.clock.runFor(200)
  await expect.poll(() => count(calls, 'getYoukeToken')).toBe(1)
  await expect.poll(async () => (await stored(page, 'token', 'youkeId')).every(Boolean)).toBe(true)
  await page.evaluate(() => ['token', 'youkeTokenUntil'].forEach((key) => localStorage.removeItem(key)))
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '全球专利检索' })).toBeVisible()
  await page.clock.runFor(99)
  expect(count(calls, 'getYoukeToken')).toBe(1)
  await page.clock.runFor(1)
  await expect.poll(() => count(calls, 'getYoukeToken')).toBe(2)
})

test('B.navigation.11: the user is looked up when a page opens, but not on login, registration and public pages', async ({
  browser,
  baseURL,
}) => {
  const context = await browserOf(browser, baseURL, await aSignedInAccount())
  const page = await context.newPage()
  const calls = callsOf(page)
  for (const path of ['/', '/login', '/Register', '/404']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(count(calls, 'findUserInformation')).toBe(0)
  await page.goto('/user/notification')
  await expect.poll(() => count(calls, 'findUserInformation')).toBe(1)
  await context.close()
})

test('B.session.16: the products are polled every 12 s while a user is stored', async ({ browser, baseURL, page: visitor }) => {
  const context = await browserOf(browser, baseURL, await aSignedInAccount())
  const page = await context.newPage()
  for (const one of [page, visitor]) await one.clock.install()
  const [calls, theirs] = [callsOf(page), callsOf(visitor)]
  for (const one of [page, visitor]) {
    await one.goto('/')
    await expect(one.getByRole('heading', { level: 1 })).toBeVisible()
    await one.clock.pauseAt(Date.now() + 1000)
  }
  const before = count(calls, 'getUserVip')
  for (const number of [1, 2, 3]) {
    const answered = page.waitForResponse(/getUserVip/)
    await page.clock.runFor(12_000)
    await (await answered).finished()
    expect(count(calls, 'getUserVip')).toBe(before + number)
  }
  await visitor.clock.runFor(60_000)
  expect(count(theirs, 'getUserVip')).toBe(0)
  await context.close()
})

test('B.session.12 B.session.14 B.session.15: after two hours: staying resets them, leaving logs out and leads to the login', async ({
  browser,
  baseURL,
}) => {
  const account = await aSignedInAccount()
  const context = await browserOf(browser, baseURL, account)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/user/notification')
  await expect(page.getByRole('heading', { name: '消息通知' })).toBeVisible()
  const question = page.getByText('您长时间未操作，系统将自动退出登录')
  await page.clock.fastForward(TWO_HOURS - 60_000)
  await expect(question).toBeHidden()
  await page.clock.fastForward(60_000)
  await expect(question).toBeVisible()
  await expect(page.getByRole('dialog', { name: '提示' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('已取消自动退出，继续使用')).toBeVisible()
  await expect(question).toBeHidden()
  expect(await sessionEnd(account)).toBeUndefined()
  await page.clock.fastForward(TWO_HOURS)
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await stored(page, 'user', 'userProduct')).toEqual([null, null])
  expect(await sessionEnd(account)).toBeNull()
  await context.close()
})

test('B.session.01 B.session.02 B.session.03 B.session.05: logout clears both storages but for three things, and opens / anew', async ({
  browser,
  baseURL,
}) => {
  const account = await aSignedInAccount()
  const context = await browserOf(browser, baseURL, account)
  const page = await context.newPage()
  await page.goto('/user/notification')
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true })
    for (const [key, value] of [
      ['aiPreference', '1'],
      ['loginRedirectPath', '/resultList'],
      ['other', 'x'],
    ] as const)
      localStorage.setItem(key, value)
    sessionStorage.setItem('other', 'x')
  })
  await page.getByRole('button', { name: `账号：${account.nick}` }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('link', { name: '登录' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  expect(await stored(page, 'user', 'userProduct', 'other')).toEqual([null, null, null])
  expect(await stored(page, 'aiPreference', 'hasLoggedInBefore', 'loginRedirectPath')).toEqual(['1', 'true', '/resultList'])
  expect(await page.evaluate(() => sessionStorage.getItem('other'))).toBeNull()
  expect(await sessionEnd(account)).toBeNull()
  await context.close()
})

test('B.api.04: a server that does not answer leaves a page that can be used', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/resultList/tableList?q=%E7%94%B5%E6%B1%A0')
  await expect(page.getByText('检索未完成')).toBeVisible()
  await expect(page.getByRole('link', { name: '格致首页' })).toBeVisible()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: '重试' }).last().click()
  await expect(page.locator('[data-row]').first()).toBeVisible()
})
