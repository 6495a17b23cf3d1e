import { expect, test, type Page, type Request } from '@playwright/test'
import { aCode, anAccount, newOpenId, scan } from '../accounts/account-api.ts'
import { accountButton, openQr, termsBox } from '../accounts/login-steps.ts'
import { requestedAt, documentAt } from '../browser/browser-times.ts'

async function bind(page: Page, phone: string, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '绑定手机号' })
  await dialog.getByLabel('手机号码').fill(phone)
  await dialog.getByLabel('短信验证码').fill(code)
  await dialog.getByRole('button', { name: '绑定并登录' }).click()
}

test('login.03, login-wechat.01, login-wechat.03, login-wechat.04, login-wechat.15, login-wechat.16, login-wechat.17, login-wechat.20: scanned, bound to a phone, logged in; the next scan logs in at once', async ({
  page,
  request,
}) => {
  const { telephone, nick } = await anAccount(request)
  const openId = newOpenId()
  const polls: Request[] = []
  page.on('requestfinished', (one) => {
    if (one.url().includes('/getUserLoginInfoByUuid')) polls.push(one)
  })
  const uuid = await openQr(page)
  await expect(page.getByRole('img', { name: '微信登录二维码' })).toBeVisible()
  await expect.poll(() => polls.length).toBeGreaterThanOrEqual(3)
  expect((requestedAt(polls[2]!) - requestedAt(polls[0]!)) / 2).toBeGreaterThan(2300)
  await scan(request, uuid, openId)
  await expect(page.getByRole('dialog', { name: '绑定手机号' })).toContainText('微信甲')
  const bound = page.waitForRequest('**/thirdPartyBindingPhone')
  const again = page.waitForRequest('**/thirdPartyLogin')
  await bind(page, telephone, await aCode(page.request, telephone))
  const code = expect.stringMatching(/^\d{6}$/)
  expect((await bound).postDataJSON()).toMatchObject({
    phone: telephone,
    telephone,
    code,
    phoneCode: code,
    accountSource: 'web',
    openId,
    platform: 'WeiXin',
    nick: '微信甲',
    avatar: null,
  })
  expect((await again).postDataJSON()).toMatchObject({ openId, platform: 'WeiXin', access_token: expect.any(String) })
  await expect(accountButton(page, nick)).toBeVisible()
  await expect(page.getByRole('dialog', { name: '绑定手机号' })).toHaveCount(0)
  await page.evaluate(() => localStorage.clear())
  await scan(request, await openQr(page), openId)
  // B.login-wechat.05: the session of the first scan is still there.
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' }).click()
  await expect(accountButton(page, nick)).toBeVisible()
})

test('login-wechat.06, login-wechat.09, navigation.08: by redirect, which wants the terms accepted, sends the page away and goes on 400 ms after the way back', async ({
  page,
  request,
}) => {
  const { telephone, nick } = await anAccount(request)
  const openId = newOpenId()
  await page.goto('/login?account_source=baidu')
  await page.getByRole('button', { name: '微信登录' }).click()
  await expect(page.getByText('请同意并勾选协议后登录')).toBeVisible()
  await termsBox(page).check()
  await page.getByRole('button', { name: '微信登录' }).click()
  await expect(page).toHaveURL(/\/dev\/wechat\?.*account_source=baidu/)
  await page.getByLabel('openId').fill(openId)
  const exchanged = page.waitForRequest('**/getThirdPartyToken')
  await page.getByRole('button', { name: '确认登录' }).click()
  expect((await exchanged).postDataJSON()).toMatchObject({ code: expect.any(String), state: expect.any(String), platform: 'WeiXin' })
  expect(Date.now() - (await documentAt(page))).toBeGreaterThanOrEqual(400)
  await bind(page, telephone, await aCode(page.request, telephone))
  await expect(accountButton(page, nick)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
