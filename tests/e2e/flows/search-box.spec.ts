import { expect, test, type Page } from '@playwright/test'

const box = (page: Page) => page.getByRole('combobox', { name: '检索内容' })

test('search-box.08, search-box.18: the empty box offers history and commands; more history sends a visitor to the login', async ({
  page,
}) => {
  await page.goto('/')
  await box(page).focus()
  await expect(page.getByRole('option', { name: /TIAB/ })).toBeVisible()
  await page.getByRole('option', { name: '更多历史' }).click()
  await expect(page).toHaveURL(/\/login/)
})
