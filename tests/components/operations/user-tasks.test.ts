import { expect, type Browser, type Page } from '../component-test.ts'
import { test as base } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'
import { aSignedInAccount, browserOf, post } from '../../e2e/accounts/test-accounts.ts'

// Tasks of users at /ops/jobs.

const test = base.extend<{ readonly ops: Page }>({
  ops: async ({ browser, baseURL }, provide) => {
    const context = await anOperator(browser, baseURL)
    await provide(await context.newPage())
    await context.close()
  },
})

async function anOperator(browser: Browser, baseURL: string | undefined) {
  const account = await aSignedInAccount()
  await inDatabase(`UPDATE users SET role = 'operator' WHERE id = $1`, [account.userId])
  return browserOf(browser, baseURL, account)
}

test('a failed task of a user is retried and disappears; its cause is shown', async ({ ops, account }) => {
  await inDatabase(
    `INSERT INTO data_copies (user_id, state, language, attempts, requested_at, finished_at)
      VALUES ($1, 'failed', 'zh', 3, now() - interval '2 days', now() - interval '2 days')`,
    [account.userId],
  )
  await ops.goto('/ops/jobs')
  await ops.getByRole('link', { name: '用户任务' }).click()
  await expect(ops).toHaveURL(/view=users/)
  await ops.getByLabel('任务类型').selectOption('data-copies')
  await expect(ops).toHaveURL(/kind=data-copies/)
  await ops.getByLabel('状态', { exact: true }).selectOption('failed')
  await expect(ops).toHaveURL(/state=failed/)
  const row = ops.getByRole('row', { name: /个人信息副本/ })
  for (const text of ['失败', '内部错误，详情见日志', '共尝试 3 次']) await expect(row).toContainText(text)
  await row.getByRole('button', { name: '重试：个人信息副本' }).click()
  await expect(ops.getByText('已加入队列')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a running task is cancelled after a question, and its user gets a message', async ({ ops, own, account }) => {
  await inDatabase(
    `INSERT INTO novelties (user_id, state, title, content, features, language, requested_at, seen_at)
      VALUES ($1, 'running', '绝密', '绝密', '[]', 'zh', now(), now() + interval '1 hour')`,
    [account.userId],
  )
  await ops.goto('/ops/jobs?view=users&kind=novelties')
  const row = ops.getByRole('row', { name: /查新分析/ })
  await expect(row).toContainText('运行中')
  await expect(ops.getByRole('table')).not.toContainText('绝密')
  await row.getByRole('button', { name: '取消：查新分析' }).click()
  const dialog = ops.getByRole('dialog')
  await expect(dialog).toContainText('用户可重新提交')
  await dialog.getByRole('button', { name: '取消任务' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
  const messages = await post<{ list: { title: string }[] }>(own.request, '/api/sms/msg/list', {}, { token: account.token })
  expect(messages.data.list.map(({ title }) => title)).toContain('任务已被管理员取消')
})
