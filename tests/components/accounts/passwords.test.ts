import { expect, test, type Page } from '../component-test.ts'
import { wirePassword } from '@gezhi/contract/wire-password'
import { aCode, anAccount, newPhone } from '../../e2e/accounts/account-api.ts'
import { accountButton, readLocalStorage, logInByCode, logInByPassword, openSmsMode } from '../../e2e/accounts/login-steps.ts'

/** Fills two fields and expects these errors. */
async function expectErrors(page: Page, button: string, values: Record<string, string>, errors: readonly string[]): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: button, exact: true }).click()
  for (const error of errors) await expect(page.getByText(error, { exact: true })).toBeVisible()
}

test.describe('the first password', () => {
  test.beforeEach(async ({ page, request }) => {
    const telephone = newPhone()
    await openSmsMode(page)
    await logInByCode(page, telephone, await aCode(request, telephone))
    await expect(page.getByRole('heading', { name: '设置密码' })).toBeVisible()
  })

  test('login.01, password.01, password.07, password.08, password.09, password.10, password.11, password.23: mode 3 after the first login by a phone', async ({
    page,
  }) => {
    expect(await readLocalStorage(page, 'newUser')).toEqual(['true'])
    await expectErrors(page, '设置密码', {}, ['请输入密码', '请再次输入密码'])
    await expectErrors(page, '设置密码', { 密码: '密码密码密码', 确认密码: 'x' }, ['密码不能包含中文汉字', '两次密码不一致'])
    await expectErrors(page, '设置密码', { 密码: '12345' }, ['请输入最少6位数密码'])
    await expectErrors(page, '设置密码', { 密码: '1'.repeat(21) }, ['请输入最多20位数密码'])
    const sent = page.waitForRequest('**/updatePassWord')
    await expectErrors(page, '设置密码', { 密码: 'first 1', 确认密码: 'first 1' }, ['密码设置成功'])
    expect((await sent).postDataJSON()).toEqual({ oldPassword: '', password: wirePassword('first 1') })
    await expect(accountButton(page)).toBeVisible()
  })

  test('password.02: it may be skipped', async ({ page }) => {
    await page.getByRole('button', { name: '跳过' }).click()
    await expect(accountButton(page)).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })
})

test('login.02, password.04, password.05, password.12, password.13, password.14, password.15, password.16, password.17, password.22, password.24: a password that is too old', async ({
  page,
  request,
}) => {
  const { telephone, nick, password } = await anAccount(request)
  // The answer of a server whose clock is 180 days on.
  await page.route('**/checkValidPassWord', (route) => route.fulfill({ json: { code: 200, message: 'success', data: true } }))
  const requested = page.waitForRequest('**/checkValidPassWord')
  await page.goto('/login')
  await logInByPassword(page, telephone, password)
  expect((await requested).method()).toBe('GET')
  await expect(page.getByRole('heading', { name: '密码已过期' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  expect(await readLocalStorage(page, 'user')).toEqual([null])
  await expectErrors(page, '重置密码', {}, ['请输入原密码', '请输入密码', '请再次输入密码'])
  await expectErrors(page, '重置密码', { 原密码: '12345', 新密码: '新密码', 确认密码: 'x' }, [
    '请输入最少6位数密码',
    '密码不能包含中文汉字或空格！',
    '两次密码不一致',
  ])
  await expectErrors(page, '重置密码', { 原密码: '1'.repeat(21), 新密码: 'a b c d' }, [
    '请输入最多20位数密码',
    '密码不能包含中文汉字或空格！',
  ])
  await expectErrors(page, '重置密码', { 原密码: password, 新密码: '12345' }, ['请输入最少6位数密码'])
  await expectErrors(page, '重置密码', { 新密码: '1'.repeat(21) }, ['请输入最多20位数密码'])
  await expectErrors(page, '重置密码', { 原密码: 'Other123', 新密码: 'newer1', 确认密码: 'newer1' }, ['原密码错误！'])
  const sent = page.waitForRequest('**/updatePassWord')
  await expectErrors(page, '重置密码', { 原密码: password }, ['重置密码成功'])
  expect((await sent).postDataJSON()).toEqual({ oldPassword: wirePassword(password), password: wirePassword('newer1') })
  await expect(accountButton(page, nick)).toBeVisible()
})

for (const [name, json] of [
  ['no', { code: 200, message: 'success', data: false }],
  ['a failure', { code: 500, message: 'x', data: { error: 'INTERNAL' } }],
] as const) {
  test(`password.06: the question whether the password is too old answered by ${name} completes the login`, async ({ page, request }) => {
    const { telephone, nick, password } = await anAccount(request)
    await page.route('**/checkValidPassWord', (route) => route.fulfill({ json }))
    await page.goto('/login')
    await logInByPassword(page, telephone, password)
    await expect(accountButton(page, nick)).toBeVisible()
  })
}

test('forgot.01, forgot.02, forgot.03, forgot.04, forgot.06, forgot.07, forgot.08, forgot.09, password.21, password.24: a forgotten password', async ({
  page,
  request,
}) => {
  const { telephone, nick } = await anAccount(request)
  await page.goto('/forgoPass')
  await page.getByLabel('手机号码').fill('12345')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('请输入正确的手机号码')).toBeVisible()
  await page.getByLabel('手机号码').fill(newPhone())
  await page.getByLabel('短信验证码').focus()
  await expect(page.getByText('手机号码未注册！')).toBeVisible()
  await page.getByLabel('手机号码').fill(telephone)
  const code = await aCode(request, telephone)
  await page.getByLabel('短信验证码').fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByText('验证码错误!')).toBeVisible()
  await expect(page.getByLabel('新密码')).toHaveCount(0)
  await page.getByLabel('短信验证码').fill(code)
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByLabel('新密码')).toHaveAttribute('maxlength', '20')
  await expectErrors(page, '重置密码', { 新密码: 'abc12', 确认密码: 'abc' }, ['至少包含8位及大小写字母和数字', '两次输入密码不一致!'])
  await expectErrors(page, '重置密码', { 新密码: 'abcdefgh1' }, ['密码应包含大小写字母和数字'])
  await expectErrors(page, '重置密码', { 新密码: 'Abcdef 12' }, ['密码不能包含中文汉字或空格！'])
  await expectErrors(page, '重置密码', { 新密码: 'Another123', 确认密码: 'Another123' }, ['重置密码成功'])
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/login')
  await logInByPassword(page, telephone, 'Another123')
  await expect(accountButton(page, nick)).toBeVisible()
})
