import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'

const LIST = '/resultList/tableList?q=石墨烯'

/** What a monitor forgets is new again at its next run. */
const FORGET = `UPDATE monitors SET known = '\\x0300', version = -1 WHERE user_id = $1`

test('monitor.01, monitor.10: a search is watched from its list, run, and its new records are opened', async ({ own, account }) => {
  await own.goto(LIST)
  await own.getByRole('button', { name: '监控本次检索' }).click()
  const dialog = own.getByRole('dialog', { name: '新建监控' })
  await expect(dialog.getByLabel('名称')).toHaveValue('石墨烯')
  await dialog.getByLabel('名称').fill('石墨烯周报')
  await dialog.getByLabel('频率').selectOption('2')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(own.getByText('已创建监控“石墨烯周报”')).toBeVisible()
  for (const path of ['/watchpage', '/user/watchpage']) {
    await own.goto(path)
    await expect(own.getByRole('heading', { name: '监控预警' })).toBeVisible()
    await expect(own.getByRole('main').getByRole('link', { name: '石墨烯周报' })).toBeVisible()
  }
  await expect(own.getByText('每天 08:00')).toBeVisible()
  await expect(own.getByText(/^自 .* 起监控，现有 \d+ 条$/)).toBeVisible()
  await inDatabase(FORGET, [account.userId])
  await own.getByRole('button', { name: '立即监控：石墨烯周报' }).click()
  await expect(own.getByText(/发现 \d+ 条/)).toBeVisible()
  await own.getByRole('main').getByRole('link', { name: '石墨烯周报' }).click()
  await expect(own.getByRole('button', { name: /条新记录/ })).toHaveAttribute('aria-expanded', 'true')
  await expect(own.getByRole('list', { name: '发现的记录' }).getByRole('listitem').first()).toContainText('石墨烯')
  await expect(own.getByText(/^已于 .* 发送消息$/)).toBeVisible()
  await own.getByRole('link', { name: '石墨烯', exact: true }).click()
  await expect(own).toHaveURL(/\/resultList.*q=/)
})

test('monitors are found, switched, edited, and deleted with a time to undo', async ({ own }) => {
  const names = ['一号', '二号']
  for (const name of names) {
    await own.goto(LIST)
    await own.getByRole('button', { name: '监控本次检索' }).click()
    const dialog = own.getByRole('dialog', { name: '新建监控' })
    await dialog.getByLabel('名称').fill(name)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(own.getByText(`已创建监控“${name}”`)).toBeVisible()
  }
  await own.goto('/watchpage')
  const switched = own.waitForResponse(/monitor\/switch/)
  await own.getByRole('switch', { name: '开启监控：一号' }).click()
  await switched
  await own.getByLabel('状态').selectOption('off')
  await expect(own.getByRole('link', { name: '二号' })).toHaveCount(0)
  await own.getByRole('button', { name: '修改：一号' }).click()
  const dialog = own.getByRole('dialog', { name: '修改监控' })
  await dialog.getByLabel('名称').fill('二号')
  await expect(dialog.getByText('已有同名的监控')).toBeVisible()
  await dialog.getByLabel('名称').fill('三号')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(own.getByRole('link', { name: '三号' })).toBeVisible()
  await own.getByLabel('状态').selectOption('all')
  await own.getByRole('button', { name: '删除：三号' }).click()
  await expect(own.getByRole('link', { name: '三号' })).toHaveCount(0)
  await own.getByRole('button', { name: '撤销' }).click()
  await expect(own.getByRole('link', { name: '三号' })).toBeVisible()
  await own.getByRole('checkbox', { name: '全选本页' }).check()
  const deleted = own.waitForResponse(/monitor\/batchClean/)
  await own.getByRole('button', { name: '删除', exact: true }).click()
  await own.getByRole('link', { name: '首页' }).first().click()
  await deleted
  await own.goto('/watchpage')
  await expect(own.getByText('暂无监控')).toBeVisible()
})

test('monitor.06, monitor.07: a switch and a deletion that fail leave the old state, without a message', async ({ own }) => {
  await own.goto(LIST)
  await own.getByRole('button', { name: '监控本次检索' }).click()
  await own.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(own.getByText('已创建监控“石墨烯”')).toBeVisible()
  const failed = { json: { code: 500, message: '服务器开小差了', data: { error: 'INTERNAL', requestId: '1' } } }
  for (const name of ['switch', 'batchClean']) await own.route(`**/monitor/${name}`, (route) => route.fulfill(failed))
  await own.goto('/watchpage')
  const switched = own.waitForRequest(/monitor\/switch/)
  const box = own.getByRole('switch', { name: '开启监控：石墨烯' })
  await box.click()
  await switched
  await expect(box).toBeChecked()
  const deleted = own.waitForRequest(/monitor\/batchClean/)
  await own.getByRole('button', { name: '删除：石墨烯' }).click()
  // Leaving the page ends the time to undo.
  await own.getByRole('link', { name: '首页' }).first().click()
  await deleted
  await expect(own.getByText('服务器开小差了')).toHaveCount(0)
  await own.goto('/watchpage')
  await expect(box).toBeChecked()
})

test('a record is watched by key, or the patents of its applicants', async ({ own }) => {
  await own.goto(LIST)
  await own.locator('[data-row]').first().getByRole('checkbox').check()
  await own.keyboard.press('w')
  const dialog = own.getByRole('dialog', { name: '新建监控' })
  await expect(dialog.getByLabel('名称')).not.toHaveValue('')
  await dialog.getByLabel('监控对象').selectOption('1')
  const applicant = await dialog.getByLabel('名称').inputValue()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(own.getByText(`已创建监控“${applicant}”`)).toBeVisible()
  await own.goto('/watchpage')
  await expect(own.getByRole('main').getByText('申请人', { exact: true }).first()).toBeVisible()
})
