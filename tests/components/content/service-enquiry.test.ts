import { expect, test } from '../component-test.ts'
import { newPhone } from '../../e2e/accounts/account-api.ts'
import { sendCodeTo, test as ownTest } from '../../e2e/accounts/own-page.ts'

// An enquiry about a service is sent from its page.

test('a visitor asks about a service with a verified phone; what is missing is reported beside the fields', async ({ page }) => {
  await page.goto('/second-service?id=10801')
  await page.getByRole('button', { name: '填写咨询单' }).click()
  const dialog = page.getByRole('dialog', { name: '服务咨询' })
  const send = dialog.getByRole('button', { name: '提交咨询' })
  await send.click()
  for (const text of ['请输入姓名', '请输入手机号码！', '请输入验证码', '请输入咨询内容', '请勾选协议信息'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
  await expect(dialog.getByLabel('姓名')).toBeFocused()
  // The service of the page is chosen.
  await expect(dialog.getByLabel('服务')).toHaveValue('10801')
  await dialog.getByLabel('姓名').fill('李雷')
  await dialog.getByLabel('咨询内容').fill('需要申请两件发明专利')
  await dialog.getByRole('checkbox').check()
  const code = await sendCodeTo(page, dialog, '手机号码', newPhone())
  await dialog.getByLabel('短信验证码').fill(code === '000000' ? '111111' : '000000')
  await send.click()
  await expect(dialog.getByText('验证码错误!')).toBeVisible()
  await dialog.getByLabel('短信验证码').fill(code)
  await send.click()
  await expect(dialog.getByText('咨询已提交，运营者会与您联系。')).toBeVisible()
  await expect(dialog.getByLabel('咨询内容')).toHaveValue('')
})

ownTest('a user is called at the phone of the account, unless another one is given', async ({ own }) => {
  await own.goto('/trademark-service')
  await own.getByRole('button', { name: '填写咨询单' }).click()
  const dialog = own.getByRole('dialog', { name: '服务咨询' })
  await expect(dialog.getByText(/将拨打您账号的手机号码 1\d{2}\*{4}\d{4}/)).toBeVisible()
  await expect(dialog.getByLabel('手机号码')).toHaveCount(0)
  await dialog.getByRole('button', { name: '使用其他号码' }).click()
  await expect(dialog.getByLabel('手机号码')).toBeVisible()
  await dialog.getByRole('button', { name: '使用账号的号码' }).click()
  await dialog.getByLabel('姓名').fill('韩梅梅')
  await dialog.getByLabel('咨询内容').fill('商标注册')
  await dialog.getByRole('checkbox').check()
  const sent = own.waitForRequest(/enquiry\/add/)
  await dialog.getByRole('button', { name: '提交咨询' }).click()
  expect((await sent).postDataJSON()).toEqual({ serviceId: 109, name: '韩梅梅', company: '', content: '商标注册' })
  await expect(dialog.getByText('咨询已提交，运营者会与您联系。')).toBeVisible()
})
