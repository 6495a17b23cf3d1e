import { wirePassword } from '@gezhi/contract/wire-password'
import { expect } from '../component-test.ts'
import { sendCodeTo, test } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'

// Sensitive changes more than 10 minutes after the login (G210).

test.beforeEach(async ({ account }) => {
  await inDatabase(`UPDATE sessions SET started_at = started_at - interval '11 minutes', proven_at = NULL WHERE user_id = $1`, [
    account.userId,
  ])
})

test('G210: a change of the e-mail address requires a code sent to the phone, then continues', async ({ own, account }) => {
  await own.goto('/personalHome/email')
  await own.getByLabel('邮箱').fill(`${account.nick}@example.org`)
  await own.getByRole('button', { name: '保存' }).click()
  const dialog = own.getByRole('dialog', { name: '验证身份' })
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(own.getByText('请先验证身份')).toBeVisible()
  await own.getByRole('button', { name: '保存' }).click()
  await dialog.getByLabel('手机号码').fill('13000000000')
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByText('与本账号的手机号不一致')).toBeVisible()
  const code = await sendCodeTo(own, dialog, '手机号码', account.telephone)
  await dialog.getByLabel('短信验证码').fill(code)
  const proven = own.waitForRequest('**/proveIdentity')
  await dialog.getByRole('button', { name: '验证', exact: true }).click()
  expect((await proven).postDataJSON()).toEqual({ code })
  await expect(own.getByText('未验证')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('G210: the password is a proof, a wrong one is reported at its field', async ({ own, account }) => {
  await own.route('**/listProofMethods', (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data: { password: true, sms: true, telephone: '' } } }),
  )
  await own.goto('/personalHome/email')
  await own.getByLabel('邮箱').fill(`p${account.nick}@example.org`)
  await own.getByRole('button', { name: '保存' }).click()
  const dialog = own.getByRole('dialog', { name: '验证身份' })
  await dialog.getByLabel('密码', { exact: true }).fill('Wrong1234')
  const sent = own.waitForRequest('**/proveIdentity')
  await dialog.getByRole('button', { name: '验证', exact: true }).click()
  expect((await sent).postDataJSON()).toEqual({ password: wirePassword('Wrong1234') })
  await expect(dialog.getByText('密码错误，请重试')).toBeVisible()
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveValue('')
  await dialog.getByRole('button', { name: '改用短信验证码' }).click()
  await expect(dialog.getByLabel('短信验证码')).toBeVisible()
})
