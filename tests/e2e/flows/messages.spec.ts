import { expect, test } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'
import { HAS_DATABASE, inDatabase } from '../accounts/server-database.ts'
import { aSignedInAccount, browserOf } from '../accounts/test-accounts.ts'

// Messages: those that come while a page is open, and the page that lists them.

// Of a server from elsewhere nothing is known but what browsers see.
test.skip(!HAS_DATABASE, 'needs the database of the server under test')

/** Sends messages as any domain does; the first is the oldest. */
async function send(userId: string, ...contents: string[]): Promise<void> {
  for (const [number, content] of contents.entries()) {
    await inDatabase(
      `INSERT INTO messages (user_id, title, content, created_at) VALUES ($1, '监控结果', $2, now() - make_interval(mins => $3))`,
      [userId, content, contents.length - number],
    )
  }
}

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
  expect(await seriousViolations(page)).toEqual([])
  await page.getByRole('button', { name: '清空消息' }).click()
  await page.getByRole('button', { name: '取消' }).click()
  await expect(rows).toHaveCount(19)
  await page.getByRole('button', { name: '清空消息' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('暂无消息')).toBeVisible()
  expect(await inDatabase('SELECT 1 FROM messages WHERE user_id = $1', [account.userId])).toEqual([])
  await context.close()
})
