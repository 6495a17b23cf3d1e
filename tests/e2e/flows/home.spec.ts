import { expect, test } from '@playwright/test'

test('the title says page and product, in the language on the screen', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('首页 - 格致')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveTitle('Home - Gezhi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
