import { expect } from '../component-test.ts'
import { sendCodeTo, test } from '../../e2e/accounts/own-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'

// The end of an account, step by step.

test('B.cancellation.01 B.cancellation.02 B.cancellation.03 B.cancellation.05 B.cancellation.06 B.cancellation.07 B.cancellation.08 B.cancellation.09 B.cancellation.11: closing the account, step by step', async ({
  own,
  account,
}) => {
  await own.goto('/user/profile?tab=cancellation')
  const begin = own.getByRole('button', { name: '身份验证' })
  await expect(begin).toBeDisabled()
  await expect(own.getByText('3 至 5 个工作日')).toBeVisible()
  await own.getByRole('checkbox').check()
  await begin.click()
  const identity = own.getByRole('dialog', { name: '身份验证' })
  await identity.getByLabel('手机号码').fill(account.telephone)
  await identity.getByRole('button', { name: '验证', exact: true }).click()
  await expect(identity.getByText('请输入验证码', { exact: true })).toBeVisible()
  const code = await sendCodeTo(own, identity, '手机号码', account.telephone)
  await identity.getByLabel('短信验证码').fill(code === '000000' ? '111111' : '000000')
  await identity.getByRole('button', { name: '验证', exact: true }).click()
  await expect(identity.getByText('验证码错误!')).toBeVisible()
  await expect(own.getByText('请选择注销原因')).toHaveCount(0)
  await identity.getByLabel('短信验证码').fill(code)
  const checked = own.waitForRequest((request) => request.url().endsWith('/checkTelephoneCode'))
  await identity.getByRole('button', { name: '验证', exact: true }).click()
  expect((await checked).postDataJSON()).toEqual({ telephone: account.telephone, code, purpose: 'cancelAccount' })
  const reasons = own.getByRole('group', { name: /请选择注销原因/ })
  await expect(reasons.locator('label')).toHaveText(['担心信息安全', '功能不满足需求', '骚扰过多', '不再使用', '其他'])
  await own.getByRole('button', { name: '提交注销申请' }).click()
  await expect(reasons.getByRole('alert')).toHaveText('请选择注销原因')
  await reasons.getByLabel('其他').check()
  await reasons.getByLabel('担心信息安全').check()
  await own.getByRole('button', { name: '提交注销申请' }).click()
  const question = own.getByRole('dialog', { name: '确认注销账号' })
  const sent = own.waitForRequest((request) => request.url().endsWith('/stopUse'))
  await question.getByRole('button', { name: '确定' }).click()
  expect((await sent).postDataJSON()).toEqual({ telephone: account.telephone, code, stopReasonType: '担心信息安全,其他' })
  for (const reloaded of [false, true]) {
    if (reloaded) await own.reload()
    await expect(own.getByText('您的注销申请已提交，我们将在3-5个工作日内审核')).toBeVisible()
    await expect(own.getByText('如需撤销注销，请联系客服')).toBeVisible()
    for (const control of await own.locator('main fieldset').first().locator('input, button').all()) await expect(control).toBeDisabled()
  }
})

test('a code that grew old while reasons were chosen has to be proven again', async ({ own, account }) => {
  await own.goto('/user/profile?tab=cancellation')
  await own.getByRole('checkbox').check()
  await own.getByRole('button', { name: '身份验证' }).click()
  const identity = own.getByRole('dialog', { name: '身份验证' })
  await identity.getByLabel('短信验证码').fill(await sendCodeTo(own, identity, '手机号码', account.telephone))
  await identity.getByRole('button', { name: '验证', exact: true }).click()
  const reasons = own.getByRole('group', { name: /请选择注销原因/ })
  await expect(reasons).toBeVisible()
  await inDatabase(`UPDATE sms_codes SET created_at = created_at - interval '6 minutes' WHERE telephone = $1`, [account.telephone])
  await reasons.getByLabel('其他').check()
  await own.getByRole('button', { name: '提交注销申请' }).click()
  await own.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(own.getByRole('alert')).toContainText('验证码错误!')
  await own.getByRole('alert').getByRole('button', { name: '身份验证' }).click()
  await expect(own.getByRole('button', { name: '身份验证' })).toBeEnabled()
})
