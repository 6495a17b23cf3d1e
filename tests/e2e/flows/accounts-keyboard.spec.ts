import { expect, test, type Page } from '@playwright/test'
import { anAccount, newTelephone, sentCode } from '../accounts/account-api.ts'
import { skipToContent, tabTo } from '../accounts/by-keyboard.ts'
import { accountButton, captchaAnswer } from '../accounts/login-steps.ts'

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.locator(`main [name=${name}]`))
  await page.keyboard.type(text)
}

/** Has a code sent by its button, and types it where it belongs. */
async function proveTelephone(page: Page, field: string, telephone: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('button', { name: '获取验证码' }))
  await page.keyboard.press('Enter')
  await expect(page.locator(`main [name=${field}]`)).toBeFocused()
  await page.keyboard.type(await sentCode(page.request, telephone))
}

test('by keyboard alone: registration, the way to the login, and the login', async ({ page }) => {
  test.setTimeout(90_000)
  const telephone = newTelephone()
  const nick = `k${telephone}`
  await page.goto('/Register')
  await skipToContent(page)
  await type(page, 'nick', nick)
  await type(page, 'password', 'Secret123')
  await type(page, 'telephone', telephone)
  await proveTelephone(page, 'yzmCodes', telephone)
  await type(page, 'email', `${nick}@example.com`)
  await tabTo(page, page.locator('main [name=agreement]'))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: '注册', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/registerSuccess$/)
  await tabTo(page, page.getByRole('link', { name: '去登录' }))
  await page.keyboard.press('Enter')
  await page.locator('[data-verify-id]').waitFor()
  await type(page, 'phoneOrEmail', telephone)
  await type(page, 'password', 'Secret123')
  await type(page, 'yzmCode', await captchaAnswer(page))
  await tabTo(page, page.locator('main [name=agreement]'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(accountButton(page, nick)).toBeVisible()
})

test('by keyboard alone: a forgotten password', async ({ page, request }) => {
  test.setTimeout(90_000)
  const { telephone } = await anAccount(request)
  await page.goto('/forgoPass')
  await skipToContent(page)
  await type(page, 'telephone', telephone)
  await tabTo(page, page.getByRole('main').getByRole('button', { name: '获取验证码' }))
  await page.keyboard.press('Enter')
  // The registration had a code within the minute: the captcha that stands before the second one takes the focus.
  const dialog = page.getByRole('dialog', { name: '请输入验证码' })
  await expect(dialog.getByLabel('图形验证码')).toBeFocused()
  await page.keyboard.type(await captchaAnswer(page))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('main [name=code]')).toBeFocused()
  await page.keyboard.type(await sentCode(page.request, telephone))
  await page.keyboard.press('Enter')
  await expect(page.locator('main [name=confirm]')).toBeVisible()
  await type(page, 'password', 'Another123')
  await type(page, 'confirm', 'Another123')
  await page.keyboard.press('Enter')
  await expect(page.getByText('重置密码成功')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
