import { expect, test } from '../component-test.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'
import { aSignedInAccount, browserOf } from '../../e2e/accounts/test-accounts.ts'

// Messages: those that come while a page is open, and the page that lists them.

/** Sends messages as any domain does; the first is the oldest. */
async function send(userId: string, ...contents: string[]): Promise<void> {
  for (const [number, content] of contents.entries()) {
    await inDatabase(
      `INSERT INTO messages (user_id, title, content, created_at) VALUES ($1, '监控结果', $2, now() - make_interval(mins => $3))`,
      [userId, content, contents.length - number],
    )
  }
}

test('session.21, session.23, session.24, session.25, session.26: new messages are polled every 60 s; the first shows for 50 s', async ({
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
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/findMsg')) requests.push(request.url())
  })
  const notification = page.getByRole('alert').filter({ hasText: '最新消息通知' })
  await page.clock.runFor(50_000)
  expect(requests).toEqual([])
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
  await expect.poll(() => requests.length).toBe(3)
  await expect(notification).toBeHidden()
  await context.close()
})

test('session.22: /, /forgoPass and /Register request no messages', async ({ browser, baseURL }) => {
  const account = await aSignedInAccount()
  await send(account.userId, '消息')
  const context = await browserOf(browser, baseURL, account)
  const page = await context.newPage()
  await page.clock.install()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''))
  for (const path of ['/', '/forgoPass', '/Register']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const polled = page.waitForResponse(/getUserVip/)
    await page.clock.runFor(61_000)
    await polled
  }
  expect(requests).not.toContain('findMsg')
  await context.close()
})

test('G05, roles.12: messages require a login; a visitor is sent to the login and returns', async ({ page }) => {
  await page.goto('/notification?page=2')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('loginRedirectPath'))).toBe('/notification?page=2')
})

test('messages.01, messages.02: the page of messages lists, deletes and empties them', async ({ browser, baseURL }) => {
  const account = await aSignedInAccount()
  await send(account.userId, ...Array.from({ length: 21 }, (_, i) => `第${i + 1}条`))
  const context = await browserOf(browser, baseURL, account)
  const page = await context.newPage()
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
  for (const path of ['/notification', '/user/notification']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: '消息通知' })).toBeVisible()
    await expect(page).toHaveTitle('消息通知 - 格致')
    await expect(rows).toHaveCount(20)
    await expect(rows.first()).toContainText('第21条')
  }
  await expect(page.getByText('共 21 条')).toBeVisible()
  await page.getByRole('button', { name: '第 2 页' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText('第1条')
  await expect(page).toHaveURL(/\?page=2$/)
  await page.goBack()
  await expect(rows).toHaveCount(20)
  await rows.nth(0).getByRole('checkbox').check()
  await rows.nth(2).getByRole('checkbox').check()
  await page.getByRole('button', { name: '删除所选' }).click()
  await expect(page.getByText('共 19 条')).toBeVisible()
  await expect(rows.nth(1)).toContainText('第18条')
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(rows.nth(2)).toContainText('第19条')
  await rows.nth(0).getByRole('checkbox').check()
  await rows.nth(2).getByRole('checkbox').check()
  await page.getByRole('button', { name: '删除所选' }).click()
  await expect(page.getByText('共 19 条')).toBeVisible()
  await page.getByRole('button', { name: '清空消息' }).click()
  await page.getByRole('button', { name: '取消' }).click()
  await expect(rows.first()).toContainText('第20条')
  await page.getByRole('button', { name: '清空消息' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('暂无消息')).toBeVisible()
  expect(await inDatabase('SELECT 1 FROM messages WHERE user_id = $1', [account.userId])).toEqual([])
  await context.close()
})

test('the bell in the header counts unread messages and leads to them', async ({ browser, baseURL }) => {
  const account = await aSignedInAccount()
  await send(account.userId, '甲', '乙')
  const context = await browserOf(browser, baseURL, account)
  const page = await context.newPage()
  await page.goto('/404')
  await page.getByRole('link', { name: '消息通知（2 条未读）' }).click()
  await expect(page).toHaveURL(/\/user\/notification$/)
  await expect(page.getByRole('banner').getByRole('link', { name: '消息通知', exact: true })).toBeVisible()
  await context.close()
})
