import { expect, test, type Page } from '@playwright/test'
import { countries, dialog, open, opener, types } from '../databases/database-steps.ts'

const box = (page: Page) => page.getByRole('combobox', { name: '检索内容' })

test('search-box.02, database.01, database.02, database.03, database.04, database.05, database.06, database.07: the dialog is 815 px wide, has types, countries, help, cancel and save, and lies over header and page', async ({
  page,
}) => {
  await page.goto('/')
  await open(page)
  expect((await dialog(page).boundingBox())?.width).toBe(815)
  await expect(types(page).first()).toBeChecked()
  await expect(countries(page).getByRole('checkbox').first()).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: '保存' })).toBeEnabled()
  await expect(dialog(page).getByRole('link', { name: '数据范围说明' })).toHaveAttribute('href', /\/dataCenter$/)
  const isOver = () => page.evaluate(() => document.elementFromPoint(200, 20)?.closest('dialog') !== null)
  expect(await isOver()).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  await dialog(page).getByRole('button', { name: '取消' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await isOver()).toBe(false)
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  await expect(opener(page)).toBeFocused()
})

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
  await dialog(page).getByRole('checkbox', { name: '发明', exact: true }).uncheck()
  await dialog(page).getByRole('button', { name: '保存' }).click()
  await expect(dialog(page)).toBeHidden()
  await box(page).fill('电池')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/ty=utility/)
  await page.getByRole('button', { name: '检索全部专利类型' }).click()
  await expect(page).not.toHaveURL(/ty=/)
})
