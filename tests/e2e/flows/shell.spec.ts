import { expect, test } from '@playwright/test'

test('the first Tab reaches a link past the header, and a new page begins at its content', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.getByRole('link', { name: '石墨烯 电池' }).press('Enter')
  await expect(page).toHaveURL(/resultList/)
  await expect(page.locator('main')).toBeFocused()
})
