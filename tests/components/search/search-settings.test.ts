import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

test('advanced.04 advanced.05: a query is stored as a template, fills the form, and is removed', async ({ own }) => {
  await own.goto('/zh/superSearch/all?q=TIAB%3D%E7%94%B5%E6%B1%A0')
  const group = own.getByRole('group', { name: '我的模板' })
  await expect(group.getByRole('button', { name: '默认模版' })).toBeVisible()
  await group.getByRole('button', { name: '存为模板' }).click()
  await group.getByLabel('模板名称').fill('电池')
  await group.getByRole('button', { name: '保存' }).click()
  await expect(group.getByRole('button', { name: '电池', exact: true })).toBeVisible()
  await own.goto('/zh/superSearch/all')
  await group.getByRole('button', { name: '电池', exact: true }).click()
  await expect(own.getByRole('textbox', { name: '检索式' })).toContainText('TIAB=电池')
  await group.getByRole('button', { name: '删除模板“电池”' }).click()
  await expect(group.getByRole('button', { name: '电池', exact: true })).toHaveCount(0)
})

test('login.35: the settings of the user are fetched after a login', async ({ own }) => {
  const fetched = own.waitForResponse(/searchSet\/find/)
  await own.goto('/')
  expect(((await (await fetched).json()) as { code: number }).code).toBe(200)
})

test('roles.14 roles.15: a free user sees the personal menu and opens protected pages', async ({ own, account }) => {
  await own.goto('/user/profile')
  await expect(own).toHaveURL(/user\/profile/)
  await own.getByRole('button', { name: `账号：${account.nick}` }).click()
  await expect(own.getByRole('link', { name: '用户中心' }).or(own.getByRole('menuitem', { name: '用户中心' }))).toBeVisible()
})

for (const [ids, error, message, purchases] of [
  ['paging.06 paging.07 paging.08', 'FREE_PAGING_LIMIT', '免费用户最多查看前500条结果，开通会员可查看更多', 1],
  ['paging.09 paging.10', 'MEMBER_PAGING_LIMIT', '您的会员权益最多可查看前2,000条结果', 0],
] as const) {
  test(`${ids} roles.17: beyond the limit the list returns to the previous page and displays the reason`, async ({ own }) => {
    await own.route('**/api/search/ts/search', async (route) => {
      const { from = 0 } = route.request().postDataJSON() as { from?: number }
      if (from < 40) return route.fallback()
      await route.fulfill({ json: { code: 403, message, data: { error, requestId: 'r' } } })
    })
    await own.goto('/resultList/tableList?q=%E7%94%B5%E6%B1%A0&page=2')
    await own.locator('[data-row]').first().waitFor()
    await own.getByRole('button', { name: '第 3 页' }).click()
    await expect(own.getByText(message)).toBeVisible()
    await expect(own).toHaveURL(/page=2/)
    await expect(own.getByRole('dialog', { name: '登录' })).toHaveCount(0)
    // A free user is shown what to buy; a member has bought it.
    await expect(own.getByRole('dialog', { name: '开通会员' })).toHaveCount(purchases)
  })
}

test('paging.09 paging.10: an address beyond the limit opens the last permitted page, with the reason', async ({ own }) => {
  const message = '您的会员权益最多可查看前60条结果'
  await own.route('**/api/search/ts/search', async (route) => {
    const { from = 0 } = route.request().postDataJSON() as { from?: number }
    if (from < 60) return route.fallback()
    await route.fulfill({ json: { code: 403, message, data: { error: 'MEMBER_PAGING_LIMIT', limit: 60, requestId: 'r' } } })
  })
  await own.goto('/resultList/tableList?q=%E7%94%B5%E6%B1%A0&page=9')
  await expect(own.getByText(message)).toBeVisible()
  await expect(own).toHaveURL(/page=3/)
  await own.locator('[data-row]').first().waitFor()
})

test('G84: the last patents of the day are announced, and beyond them a visitor is sent to the login', async ({ page }) => {
  let used = 9
  await page.route('**/api/search/view/count/valid', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { limit: 10, used } } }),
  )
  await page.goto('/resultList/tableList?q=%E7%94%B5%E6%B1%A0')
  const open = page.locator('[data-row] a[href*="searchDetail"]').first()
  const address = (await open.getAttribute('href')) ?? ''
  await page.goto(address)
  await expect(page.getByText('今天还可查看 1 件专利（每天 10 件）')).toBeVisible()
  used = 10
  const message = '未登录用户每天最多查看 10 件专利，请登录后继续'
  await page.route('**/api/search/ts/searchDetail', (route) =>
    route.fulfill({ json: { code: 403, message, data: { error: 'VIEWS_NEED_LOGIN', requestId: 'r' } } }),
  )
  await page.reload()
  await expect(page.getByText(message)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
})

test('settings.03 settings.08 settings.11: rows a page are set with the account, begin the next list, and are restored', async ({
  own,
}) => {
  await own.goto('/resultList?q=%E7%94%B5%E6%B1%A0')
  await own.locator('[data-row]').first().waitFor()
  await own.getByRole('button', { name: '检索设置' }).click()
  const panel = own.getByRole('dialog', { name: '检索设置' })
  await expect(panel.getByLabel('每页条数')).toHaveValue('20')
  const saved = own.waitForResponse(/searchSet\/save/)
  await panel.getByLabel('每页条数').selectOption('50')
  await saved
  await expect(own.getByText('设置已保存')).toBeVisible()
  await own.keyboard.press('Escape')
  const requested = own.waitForRequest(
    (request) => request.url().endsWith('/ts/search') && (request.postDataJSON() as { size?: number }).size === 50,
  )
  await own.goto('/resultList?q=%E7%94%B5%E6%B1%A0')
  await requested
  await expect(own).toHaveURL(/size=50/)
  await own.getByRole('button', { name: '检索设置' }).click()
  await panel.getByRole('button', { name: '恢复默认' }).click()
  await expect(panel.getByLabel('每页条数')).toHaveValue('20')
})

test('settings.12 settings.01: a shortcut stands on the home page, and the entry of the search opens the page that was set', async ({
  own,
}) => {
  await own.goto('/zh')
  await own.getByRole('region', { name: '快捷导航' }).getByRole('button', { name: '添加' }).click()
  const dialog = own.getByRole('dialog', { name: '快捷导航' })
  await dialog.getByLabel('页面').selectOption({ label: '命令检索' })
  await dialog.getByLabel('名称（选填）').fill('写检索式')
  await dialog.getByRole('button', { name: '添加' }).click()
  await expect(dialog.getByText('/commandSearch')).toBeVisible()
  await own.keyboard.press('Escape')
  await own.getByRole('link', { name: '写检索式' }).click()
  await expect(own).toHaveURL(/commandSearch/)
  await own.goto('/zh/resultList?q=%E7%94%B5%E6%B1%A0')
  await own.locator('[data-row]').first().waitFor()
  await own.getByRole('button', { name: '检索设置' }).click()
  const saved = own.waitForResponse(/searchSet\/save/)
  await own.getByRole('dialog', { name: '检索设置' }).getByLabel('默认检索页').selectOption({ label: '法律检索' })
  await saved
  await own.keyboard.press('Escape')
  await own.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '专利检索', exact: true }).click()
  await expect(own).toHaveURL(/lawSearch/)
})
