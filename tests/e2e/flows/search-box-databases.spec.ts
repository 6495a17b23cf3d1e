import { expect, test } from '@playwright/test'
import { countries, dialog, open, opener, types } from '../databases/database-steps.ts'

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
