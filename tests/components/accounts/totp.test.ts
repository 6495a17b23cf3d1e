import { totpCode } from '../../../apps/server/src/accounts/totp/totp-codes.ts'
import { expect } from '../component-test.ts'
import { aCode } from '../../e2e/accounts/account-api.ts'
import { logInByCode, openSmsMode } from '../../e2e/accounts/login-steps.ts'
import { test } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'

test('an operator sets up an authenticator app, and logs in with a recovery code', async ({ own, account, page, request }) => {
  await inDatabase(`UPDATE users SET role = 'operator' WHERE id = $1`, [account.userId])
  await own.goto('/user/profile?tab=security')
  await expect(own.getByText('未启用')).toBeVisible()
  await own.getByRole('button', { name: '启用' }).click()
  const dialog = own.getByRole('dialog', { name: '动态口令' })
  await expect(dialog.getByRole('img', { name: '动态口令二维码' })).toBeVisible()
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '')
  await dialog.getByLabel('6 位动态口令').fill('000000')
  await dialog.getByRole('button', { name: '启用' }).click()
  await expect(dialog.getByText('动态口令错误或已使用')).toBeVisible()
  await dialog.getByLabel('6 位动态口令').fill(totpCode(secret, Date.now()))
  await dialog.getByRole('button', { name: '启用' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const [code, spare] = (await dialog.getByRole('listitem').allTextContents()) as [string, string]
  await dialog.getByRole('button', { name: '我已保存' }).click()
  await expect(own.getByText('已启用，剩余 10 个恢复码')).toBeVisible()

  // Another app replaces it with a code of the current one only.
  await own.getByRole('button', { name: '重新设置' }).click()
  await expect(dialog.getByText('请先输入当前的动态口令')).toBeVisible()
  await expect(dialog.getByRole('img', { name: '动态口令二维码' })).toHaveCount(0)
  await dialog.getByLabel('动态口令或恢复码').fill('000000')
  await dialog.getByRole('button', { name: '下一步' }).click()
  await expect(dialog.getByText('动态口令错误或已使用')).toBeVisible()
  await dialog.getByLabel('动态口令或恢复码').fill(spare)
  await dialog.getByRole('button', { name: '下一步' }).click()
  await expect(dialog.getByRole('img', { name: '动态口令二维码' })).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(own.getByText('已启用，剩余 9 个恢复码')).toBeVisible()

  await page.goto('/login')
  await openSmsMode(page)
  await logInByCode(page, account.telephone, await aCode(request, account.telephone))
  const question = page.getByRole('dialog', { name: '验证动态口令' })
  await question.getByLabel('动态口令或恢复码').fill('123')
  await question.getByRole('button', { name: '登录' }).click()
  await expect(question.getByText(/须为 6 位数字或恢复码/)).toBeVisible()
  await question.getByLabel('动态口令或恢复码').fill(code)
  await question.getByRole('button', { name: '登录' }).click()
  await expect(page.getByText('由于您的账号已在其他地方登录, 如果您选择继续操作，其他使用者会被强制登出。')).toBeVisible()
})

test('users who are no operators are not offered an authenticator app', async ({ own }) => {
  await own.goto('/user/profile?tab=security')
  await expect(own.getByText('手机号码')).toBeVisible()
  await expect(own.getByText('动态口令')).toHaveCount(0)
})
