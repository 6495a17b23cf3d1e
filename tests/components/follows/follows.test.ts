import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'

const LIST = '/resultList/tableList?q=石墨烯'

test('follows.02: records followed by key are listed on both pages, and unfollowing can be undone', async ({ own }) => {
  await own.goto(LIST)
  const rows = own.locator('[data-row]')
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check()
  const followed = own.waitForResponse(/follow\/batchFollow/)
  await own.keyboard.press('f')
  await followed
  await expect(own.getByText('已关注 2 项')).toBeVisible()
  for (const path of ['/starList', '/user/attention']) {
    await own.goto(path)
    await expect(own.getByRole('heading', { name: '我的关注' })).toBeVisible()
    await expect(own.getByRole('main').getByRole('checkbox', { name: /^选择/ })).toHaveCount(2)
  }
  await own
    .getByRole('button', { name: /^取消关注：/ })
    .first()
    .click()
  await expect(own.getByRole('checkbox', { name: /^选择/ })).toHaveCount(1)
  await own.getByRole('button', { name: '撤销' }).click()
  await expect(own.getByRole('checkbox', { name: /^选择/ })).toHaveCount(2)
  await own.getByRole('checkbox', { name: '全选本页' }).check()
  const deleted = own.waitForResponse(/follow\/batchDelete/)
  await own.getByRole('button', { name: '取消关注', exact: true }).first().click()
  await own.getByRole('link', { name: '首页' }).first().click()
  await deleted
  await own.goto('/starList')
  await expect(own.getByText('暂无关注')).toBeVisible()
})

test('what changed since the last look is named, filtered, and seen by opening the record or by a button', async ({ own, account }) => {
  await own.goto(LIST)
  const rows = own.locator('[data-row]')
  for (const at of [0, 1, 2]) await rows.nth(at).getByRole('checkbox').check()
  const followed = own.waitForResponse(/follow\/batchFollow/)
  await own.keyboard.press('f')
  await followed
  await inDatabase(
    `UPDATE follows SET compared_version = -1, snapshot = snapshot || '{"legal_status":"pending","applicants":["旧申请人"]}'::jsonb
     WHERE id IN (SELECT id FROM follows WHERE user_id = $1 ORDER BY created_at DESC, id LIMIT 2)`,
    [account.userId],
  )
  await own.goto('/user/attention')
  await expect(own.getByText('不再列为申请人：旧申请人')).toHaveCount(2)
  await own.getByRole('checkbox', { name: '仅看有变化' }).check()
  await expect(own.getByRole('checkbox', { name: /^选择/ })).toHaveCount(2)
  await own.getByRole('button', { name: '标为已阅', exact: true }).first().click()
  await expect(own.getByRole('checkbox', { name: /^选择/ })).toHaveCount(1)
  // Its page shows the changes once more, and that is the look.
  const seen = own.waitForResponse(/follow\/seen/)
  await own.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await seen
  await expect(own.getByText('已关注', { exact: true })).toBeVisible()
  await expect(own.getByText('不再列为申请人：旧申请人')).toBeVisible()
  await own.goto('/user/attention')
  await own.getByRole('checkbox', { name: '仅看有变化' }).check()
  await expect(own.getByText('上次查看以来没有变化')).toBeVisible()
})

test('a followed record is unfollowed by the same key, several after a question', async ({ own }) => {
  await own.goto(LIST)
  const rows = own.locator('[data-row]')
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check()
  await own.keyboard.press('f')
  await expect(own.getByText('已关注 2 项')).toBeVisible()
  await own.keyboard.press('f')
  const question = own.getByRole('dialog', { name: '取消关注' })
  await question.getByRole('button', { name: '保留关注' }).last().click()
  await rows.nth(1).getByRole('checkbox').uncheck()
  await own.keyboard.press('f')
  await expect(own.getByText('已取消关注', { exact: true })).toBeVisible()
  await own.goto('/starList')
  await expect(own.getByRole('checkbox', { name: /^选择/ })).toHaveCount(1)
})

test('a record that is no longer in the index is listed as such', async ({ own, account }) => {
  await inDatabase(
    `INSERT INTO follows (user_id, type, code, title, created_at, seen_at, snapshot, compared_version)
     VALUES ($1, 'patent', 'CN109999999A', '已移除的装置', now(), now(), '{"available":"1"}', -1)`,
    [account.userId],
  )
  await own.goto('/starList')
  await expect(own.getByText('该记录已不在库中，无法查看')).toBeVisible()
  await expect(own.getByRole('link', { name: '已移除的装置' })).toHaveCount(0)
})

test('pages of trademarks and companies show that the record is followed, until it no longer is', async ({ own }) => {
  for (const list of ['/trademark/result?q=nc=09', '/organizationResult?q=有限公司']) {
    await own.goto(list)
    await own.getByRole('main').locator('a[href*="etaile?id="]').first().click()
    const button = (name: string) => own.getByRole('main').getByRole('button', { name, exact: true })
    await button('关注').click()
    await expect(button('已关注')).toBeVisible()
    await own.reload()
    await button('已关注').click()
    await expect(button('关注')).toBeVisible()
  }
})
