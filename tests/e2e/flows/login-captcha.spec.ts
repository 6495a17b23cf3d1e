import { expect, test } from '@playwright/test'
import { anAccount } from '../accounts/account-api.ts'
import { accountButton, captchaAnswer, logInByPassword } from '../accounts/login-steps.ts'

const LOGIN = '**/api/user/user/login'

test('login.25, captcha.05: a captcha that was used once opens nothing, and the next try has a picture of its own', async ({
  page,
  request,
}) => {
  const { telephone, nick, password } = await anAccount(request)
  await page.goto('/login')
  const picture = page.locator('[data-verify-id]')
  const first = (await picture.getAttribute('data-verify-id')) ?? ''
  const answer = await captchaAnswer(page)
  await logInByPassword(page, telephone, 'Wrong1234')
  await expect(page.getByRole('alert')).toHaveText('账号或密码错误！')
  await expect(picture).not.toHaveAttribute('data-verify-id', first)
  // The used picture once more, as a page would send it that did not ask for another.
  await page.route(LOGIN, (route) =>
    route.continue({ postData: JSON.stringify({ ...(route.request().postDataJSON() as object), verifyId: first, code: answer }) }),
  )
  await logInByPassword(page, telephone, password)
  await expect(page.getByRole('alert')).toHaveText('验证码错误！')
  await page.unroute(LOGIN)
  await logInByPassword(page, telephone, password)
  await expect(accountButton(page, nick)).toBeVisible()
})
