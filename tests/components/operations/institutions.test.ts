import { expect, test } from '../component-test.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'
import { aSignedInAccount, browserOf } from '../../e2e/accounts/test-accounts.ts'

const RANGE = '203.0.113.0/24'

test('an operator adds an institution, whose ranges are checked, sees its use and removes it', async ({ browser, baseURL }) => {
  const account = await aSignedInAccount()
  await inDatabase(`UPDATE users SET role = 'operator' WHERE id = $1`, [account.userId])
  const context = await browserOf(browser, baseURL, account)
  const page = await context.newPage()
  await page.goto('/ops/institutions')
  await page.getByRole('button', { name: '添加机构' }).click()
  const dialog = page.getByRole('dialog', { name: '添加机构' })
  await dialog.getByLabel('中文名称').fill('组件大学')
  await dialog.getByLabel('英文名称').fill('Component University')
  await dialog.getByLabel('网段').fill(`${RANGE}\n0.0.0.0/0`)
  await dialog.getByLabel('同时在线人数上限').fill('7')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText('“0.0.0.0/0”不是有效的网段')).toBeVisible()
  await dialog.getByLabel('网段').fill(RANGE)
  await dialog.getByRole('button', { name: '保存' }).click()
  const row = page.getByRole('row').filter({ hasText: '组件大学' })
  await expect(row).toContainText(RANGE)
  await expect(row).toContainText('0 / 7')
  await row.getByRole('button', { name: '统计' }).click()
  await expect(page.getByRole('dialog', { name: /^组件大学/ })).toContainText('还没有访问')
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await row.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(row).toHaveCount(0)
  await context.close()
})

for (const [state, text] of [
  ['reading', '由 示例大学 提供访问'],
  ['full', '示例大学的 3 个名额均在使用中'],
] as const)
  test(`a reader of an institution sees it named: ${state}`, async ({ page }) => {
    const data = { zh: '示例大学', en: 'Example University', state, seats: 3 }
    await page.route('**/getInstitutionAccess', (route) => route.fulfill({ json: { code: 200, message: 'success', data } }))
    await page.goto('/')
    await expect(page.getByText(text)).toBeVisible()
  })
