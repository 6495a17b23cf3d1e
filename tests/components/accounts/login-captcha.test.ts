import { expect, test, type Route } from '../component-test.ts'
import { logInByPassword } from '../../e2e/accounts/login-steps.ts'

const PICTURE = '**/api/user/user/getLoginCode'

test('captcha.05: a used picture goes even where no other can be had, and another press brings one', async ({ page }) => {
  await page.goto('/login')
  const picture = page.locator('[data-verify-id]')
  await picture.waitFor()
  const down = (route: Route) => route.fulfill({ status: 503, json: { code: 503, message: 'down', data: null } })
  await page.route(PICTURE, down)
  await logInByPassword(page, '13800000000', 'Wrong1234')
  await expect(page.getByText('验证码加载失败，点此重试')).toBeVisible()
  await expect(picture).toHaveCount(0)
  await page.unroute(PICTURE, down)
  await page.getByRole('button', { name: '看不清？' }).click()
  await expect(picture).toBeVisible()
})
