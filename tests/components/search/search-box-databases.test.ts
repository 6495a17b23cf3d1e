import { expect, test, type Page } from '../component-test.ts'
import { dialog, open, types } from '../../e2e/databases/database-steps.ts'

const box = (page: Page) => page.getByRole('combobox', { name: '检索内容' })

test('database.09, database.14, database.15: nothing is saved without a type, and cancel brings back what was chosen', async ({ page }) => {
  await page.goto('/')
  await open(page)
  for (const one of await types(page).all()) await one.uncheck()
  await expect(dialog(page).getByRole('button', { name: '保存' })).toBeDisabled()
  await expect(dialog(page).getByRole('alert')).toHaveText('请至少选择一种专利类型')
  await dialog(page).getByRole('button', { name: '取消' }).click()
  await open(page)
  for (const one of await types(page).all()) await expect(one).toBeChecked()
})

test('database.08: chosen types go with the search, stand in its address and can be taken back', async ({ page }) => {
  await page.goto('/')
  await open(page)
  await dialog(page).getByRole('checkbox', { name: '发明授权', exact: true }).uncheck()
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await expect(dialog(page)).toBeHidden()
  await box(page).fill('电池')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/ty=A/)
  await page.getByRole('button', { name: '检索全部专利类型' }).click()
  await expect(page).not.toHaveURL(/ty=/)
})
