import { expect, test } from '../component-test.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'
import { aSignedInAccount, browserOf } from '../../e2e/accounts/test-accounts.ts'

// Messages: those that come while a page is open, and the page that lists them.

// Of a server from elsewhere nothing is known but what browsers see.
/** Sends messages as any domain does; the first is the oldest. */
async function send(userId: string, ...contents: string[]): Promise<void> {
  for (const [number, content] of contents.entries()) {
    await inDatabase(
      `INSERT INTO messages (user_id, title, content, created_at) VALUES ($1, '监控结果', $2, now() - make_interval(mins => $3))`,
      [userId, content, contents.length - number],
    )
  }
}

test('session.21, session.23, session.24, session.25, session.26: new messages are asked for every 60 s; the first shows for 50 s', async ({
  browser,
  baseURL,
}) => {
  const account = await aSignedInAccount()
  await send(account.userId, '甲公司公开了3件新专利', '乙公司公开了1件新专利')
  const context = await browserOf(browser, baseURL, account)
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/404')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/findMsg')) asked.push(request.url())
  })
  const notification = page.getByRole('alert').filter({ hasText: '最新消息通知' })
  await page.clock.runFor(50_000)
  expect(asked).toEqual([])
  await page.clock.runFor(10_000)
  await expect(notification).toContainText('甲公司公开了3件新专利')
  await page.clock.runFor(40_000)
  await expect(notification).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(notification).toBeHidden()
  await page.clock.runFor(10_000)
  await expect(notification).toContainText('乙公司公开了1件新专利')
  await page.getByRole('button', { name: '关闭' }).click()
  await expect(notification).toBeHidden()
  await page.clock.runFor(60_000)
  await expect.poll(() => asked.length).toBe(3)
  await expect(notification).toBeHidden()
  await context.close()
})

test('session.22: on /, /forgoPass and /Register nobody asks for messages', async ({ browser, baseURL }) => {
  const account = await aSignedInAccount()
  await send(account.userId, '消息')
  const context = await browserOf(browser, baseURL, account)
  const page = await context.newPage()
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
  for (const path of ['/', '/forgoPass', '/Register']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const polled = page.waitForResponse(/getUserVip/)
    await page.clock.runFor(61_000)
    await polled
  }
  expect(asked).not.toContain('findMsg')
  await context.close()
})

test('G05, roles.12: messages are for whoever is signed in; a visitor is sent to the login and comes back', async ({ page }) => {
  await page.goto('/notification?page=2')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('loginRedirectPath'))).toBe('/notification?page=2')
})
