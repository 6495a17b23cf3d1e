import { expect, test, type Page } from '../component-test.ts'
import { anAccount, newPhone, sentCode } from '../../e2e/accounts/account-api.ts'
import { pressBy, skipToContent, tabTo } from '../../e2e/accounts/by-keyboard.ts'
import { LOGIN_STATES } from '../../e2e/accounts/login-states.ts'
import { accountButton, captchaAnswer } from '../../e2e/accounts/login-steps.ts'

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.locator(`main [name=${name}]`))
  await page.keyboard.type(text)
}

/** Has a code sent by its button, and types it where it belongs. */
async function provePhone(page: Page, field: string, phone: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole('button', { name: '获取验证码' }))
  await page.keyboard.press('Enter')
  await expect(page.locator(`main [name=${field}]`)).toBeFocused()
  await page.keyboard.type(await sentCode(page.request, phone))
}

test('by keyboard alone: registration, the way to the login, and the login', async ({ page }) => {
  const telephone = newPhone()
  const nick = `k${telephone}`
  await page.goto('/Register')
  await skipToContent(page)
  await type(page, 'nick', nick)
  await type(page, 'password', 'Secret123')
  await type(page, 'telephone', telephone)
  await provePhone(page, 'yzmCodes', telephone)
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
  const { telephone } = await anAccount(request)
  await page.goto('/forgoPass')
  await skipToContent(page)
  await type(page, 'telephone', telephone)
  await tabTo(page, page.getByRole('main').getByRole('button', { name: '获取验证码' }))
  await page.keyboard.press('Enter')
  // The registration already requested a code within the minute: the captcha required for the second one takes the focus.
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

test('by keyboard alone: logged in elsewhere, Esc is a no, Enter on the yes goes on', async ({ page }) => {
  await page.goto('/login')
  await LOGIN_STATES.elsewhere(page)
  const question = page.getByRole('dialog')
  await expect(question.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(page.getByText('取消登录')).toBeVisible()
  await page.goto('/login')
  await LOGIN_STATES.elsewhere(page)
  const displaced = page.waitForRequest('**/displacement')
  await pressBy(page, question.getByRole('button', { name: '确定' }))
  expect((await displaced).headers()['token']).toBe('s')
})

test('by keyboard alone: whose seat is freed, chosen by an arrow', async ({ page }) => {
  await page.goto('/login')
  await LOGIN_STATES.group(page)
  const question = page.getByRole('dialog', { name: '同时在线人数已达上限' })
  await tabTo(page, question.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await expect(question.getByRole('radio').last()).toBeChecked()
  const displaced = page.waitForRequest('**/displacementEnterpriseUser')
  await pressBy(page, question.getByRole('button', { name: '使其下线并登录' }))
  expect((await displaced).headers()['phone']).toBe('b')
})

test('by keyboard alone: the first password, a password that is too old, the phone for WeChat', async ({ page }) => {
  await page.goto('/login')
  await LOGIN_STATES['first-password'](page)
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
  await page.keyboard.type('Secret123')
  await tabTo(page, page.getByLabel('确认密码'))
  await page.keyboard.type('Secret123')
  const first = page.waitForRequest('**/updatePassWord')
  await page.keyboard.press('Enter')
  await first
  await page.goto('/login')
  await LOGIN_STATES['expired-password'](page)
  await expect(page.getByLabel('原密码')).toBeFocused()
  await page.keyboard.type('Secret123')
  for (const label of ['新密码', '确认密码']) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type('Another123')
  }
  const expired = page.waitForRequest((request) => request.url().includes('/api/user/') && /pass/i.test(request.url()))
  await page.keyboard.press('Enter')
  await expired
  await page.goto('/login')
  await LOGIN_STATES['bind-phone'](page)
  const dialog = page.getByRole('dialog', { name: '绑定手机号' })
  await expect(dialog.getByLabel('手机号码')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})
