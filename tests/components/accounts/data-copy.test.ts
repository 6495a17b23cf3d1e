import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'

test('a copy of one’s data is requested, cancelled, and can be deleted when it is ready; a failed download reports the reason', async ({
  own,
  account,
}) => {
  await own.goto('/user/profile?tab=privacy')
  const request = own.getByRole('button', { name: '申请数据副本' })
  await request.click()
  await expect(own.getByText(/等待生成|正在生成|MB，/)).toBeVisible()
  await expect(request).toBeDisabled()
  await own.getByRole('button', { name: /取消|删除/ }).click()
  await expect(own.getByText(/等待生成|正在生成|MB，/)).toHaveCount(0)
  await expect(request).toBeEnabled()

  await inDatabase(
    `INSERT INTO data_copies (user_id, state, language, percent, parts, size, requested_at, finished_at) VALUES ($1, 'done', 'zh', 100, 1, 2621440, now(), now())`,
    [account.userId],
  )
  await own.reload()
  await expect(own.getByText(/^2\.5 MB，\S+ \S+ 前可下载$/)).toBeVisible()
  await request.click()
  await expect(own.getByRole('alert')).toHaveText('每天只能申请一份数据副本，请明天再试')
  await own.route('**/dataCopy/download?**', (route) =>
    route.fulfill({
      status: 404,
      json: { code: 404, message: '未找到数据副本，可能已过期', data: { error: 'DATA_COPY_NOT_FOUND', requestId: 'r' } },
    }),
  )
  await own.getByRole('button', { name: '下载' }).click()
  await expect(own.getByRole('alert')).toHaveText('未找到数据副本，可能已过期')
  await own.getByRole('button', { name: '删除' }).click()
  await expect(own.getByText(/MB，/)).toHaveCount(0)
})
