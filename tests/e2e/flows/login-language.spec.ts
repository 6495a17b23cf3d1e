import { expect, test } from '@playwright/test'
import { LOGIN_STATES } from '../accounts/login-states.ts'

test('a dialog keeps the focus, and Esc is a no', async ({ page }) => {
  await page.goto('/login')
  await LOGIN_STATES.group(page)
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
  }
  await page.keyboard.press('Escape')
  await expect(page.getByText('取消登录')).toBeVisible()
})
