import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'

/** Tasks in every state, newest first; none is written by the server. */
const TASKS = `INSERT INTO export_tasks
  (user_id, state, record_kind, file_type, source, field_list, language, title, file_name, max_records, total, done, parts, size, reason, notice, requested_at, seen_at, finished_at)
  VALUES
  ($1, 'running', 'patent', 'xlsx', '{}', '[]', 'zh', '石墨烯', NULL, 5000, 200, 50, 0, 0, NULL, true, now(), now() + interval '1 hour', NULL),
  ($1, 'done', 'patent', 'csv', '{}', '[]', 'zh', '电池', '电池_20261124_v3.csv', 5000, 12, 12, 1, 2621440, NULL, true, now() - interval '1 day', NULL, now()),
  ($1, 'failed', 'patent', 'pdf', '{}', '[]', 'zh', '阀门', NULL, 1000, 12, 0, 0, 0, '{"failure":"storageFull"}', true, now() - interval '2 days', NULL, now())`

for (const path of ['/downloadcenter', '/user/download'])
  test(`B.export.05: ${path} shows progress, files and reasons, and deletes`, async ({ own, account }) => {
    await inDatabase(TASKS, [account.userId])
    await own.goto(path)
    const rows = own
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: own.getByRole('button', { name: /取消|删除/ }) })
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(0)).toContainText('50 / 200 条')
    await expect(rows.nth(0).getByRole('progressbar')).toBeVisible()
    await expect(rows.nth(1)).toContainText('电池_20261124_v3.csv')
    await expect(rows.nth(1)).toContainText('12 条，2.5 MB')
    await expect(rows.nth(1)).toContainText(/前可下载/)
    await expect(rows.nth(2)).toContainText('服务器存储空间已满')
    await rows.nth(0).getByRole('button', { name: '取消' }).click()
    await expect(rows).toHaveCount(2)
    await own.getByRole('checkbox', { name: '选择：阀门' }).check()
    await own.getByRole('button', { name: '删除所选' }).click()
    await expect(rows).toHaveCount(1)
    await own.getByRole('button', { name: '清空已结束的任务' }).click()
    await own.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    await expect(own.getByText('暂无导出任务')).toBeVisible()
  })

test('a failed download reports the reason, and the message at the end can be switched off', async ({ own, account }) => {
  await inDatabase(TASKS, [account.userId])
  await own.goto('/downloadcenter')
  await own.route('**/export/download?**', (route) =>
    route.fulfill({
      status: 404,
      json: { code: 404, message: '未找到导出任务，或文件已过期', data: { error: 'EXPORT_NOT_FOUND', requestId: 'r' } },
    }),
  )
  await own.getByRole('button', { name: '下载', exact: true }).click()
  await expect(own.getByRole('alert')).toHaveText('未找到导出任务，或文件已过期')
  const notice = own.getByRole('checkbox', { name: '任务完成后发送消息通知' })
  await expect(notice).toBeChecked()
  const switched = own.waitForResponse(/export\/switch/)
  await notice.uncheck()
  await switched
  await own.reload()
  await expect(notice).not.toBeChecked()
})
