import { expect, test } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'
import { aCode, newPhone } from '../accounts/account-api.ts'
import { logInByCode } from '../accounts/login-steps.ts'
import { offer, popup, sellOffer } from '../accounts/offer-steps.ts'

test('password.03: who was about to buy and skips the first password is shown the purchase', async ({ page }) => {
  await offer(page, 86_400_000)
  await sellOffer(page)
  await page.goto('/')
  await expect(popup(page)).toContainText('¥9.90')
  expect(await seriousViolations(page)).toEqual([])
  await popup(page).getByRole('button', { name: '立即购买' }).click()
  await page.getByRole('tab', { name: '短信登录/注册' }).click()
  const telephone = newPhone()
  await logInByCode(page, telephone, await aCode(page.request, telephone))
  await page.getByRole('button', { name: '跳过' }).click()
  const dialog = page.getByRole('dialog', { name: '开通会员' })
  await expect(dialog.getByRole('radio', { name: /端午节限时活动.*¥9\.90/ })).toBeChecked()
  await expect(dialog.getByRole('img', { name: '微信支付二维码' })).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '关闭' }).press('Enter')
  await expect(dialog).toBeHidden()
  // The guide comes afterwards, not over it.
  await page.getByRole('dialog', { name: '选择数据库范围' }).getByRole('button', { name: '跳过' }).press('Enter')
  await page.reload()
  await expect(popup(page)).toBeVisible()
  await expect(dialog).toBeHidden()
})
