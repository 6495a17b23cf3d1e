import { expect, test, type Page, type Request } from '@playwright/test'
import { aCode, anAccount, newTelephone, scan } from '../accounts/account-api.ts'
import { accountButton, kept, termsBox } from '../accounts/login-steps.ts'
import { askedAt, documentAt } from '../browser/browser-times.ts'

const POLL = '**/getUserLoginInfoByUuid*'

let made = 0
const newOpenId = () => `open-${process.pid}-${Date.now()}-${made++}`

/** Opens the login and answers the id of the QR beside it. */
async function openQr(page: Page): Promise<string> {
  const asked = page.waitForResponse('**/getLoginId')
  await page.goto('/login')
  return ((await (await asked).json()) as { data: string }).data
}

/** Sends the page to the sandbox's WeChat and confirms there. */
async function goThroughWeChat(page: Page, openId: string): Promise<void> {
  await page.goto('/login')
  await termsBox(page).check()
  await page.getByRole('button', { name: '微信登录' }).click()
  await page.getByLabel('openId').fill(openId)
  await page.getByRole('button', { name: '确认登录' }).click()
}

async function bind(page: Page, telephone: string, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '绑定手机号' })
  await dialog.getByLabel('手机号码').fill(telephone)
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
  await expect.poll(() => polls.length, { timeout: 12_000 }).toBeGreaterThanOrEqual(3)
  const pace = (askedAt(polls[2]!) - askedAt(polls[0]!)) / 2
  expect(pace).toBeGreaterThan(2300)
  expect(pace).toBeLessThan(3200)
  await scan(request, uuid, openId)
  await expect(page.getByRole('dialog', { name: '绑定手机号' })).toContainText('微信甲')
  const bound = page.waitForRequest('**/thirdPartyBindingPhone')
  const again = page.waitForRequest('**/thirdPartyLogin')
  await bind(page, telephone, await aCode(request, telephone))
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

test('login-wechat.05: a scan by who is logged in elsewhere asks; giving up leads home', async ({ page }) => {
  await page.route(POLL, (route) =>
    route.fulfill({
      json: { code: 997, message: '由于您的账号已在其他地方登录', data: { error: 'LOGGED_IN_ELSEWHERE', token: 's', loginBean: {} } },
    }),
  )
  await openQr(page)
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '取消' }).click()
  await expect(page.getByText('取消登录')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('a QR that is over says so and gives another', async ({ page }) => {
  await page.route(POLL, (route) => route.fulfill({ json: { code: 404, message: '二维码已失效', data: { error: 'QR_EXPIRED' } } }), {
    times: 1,
  })
  await openQr(page)
  await expect(page.getByText('二维码已失效')).toBeVisible()
  const asked = page.waitForResponse('**/getLoginQr*')
  await page.getByRole('button', { name: '刷新' }).click()
  await asked
  await expect(page.getByText('二维码已失效')).toHaveCount(0)
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
  await bind(page, telephone, await aCode(request, telephone))
  await expect(accountButton(page, nick)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('login-wechat.19, password.02: a new phone becomes a new user, who may skip the first password', async ({ page, request }) => {
  const telephone = newTelephone()
  await goThroughWeChat(page, newOpenId())
  await expect(page.getByRole('dialog', { name: '绑定手机号' })).toBeVisible()
  await bind(page, telephone, await aCode(request, telephone))
  await page.getByRole('button', { name: '跳过' }).last().click()
  await expect(accountButton(page)).toBeVisible()
  expect(await kept(page, 'newUser')).toEqual(['true'])
})

test('login-wechat.12: a code that cannot be exchanged, and one this tab did not ask for, lead home', async ({ page }) => {
  await goThroughWeChat(page, newOpenId())
  await expect(page.getByRole('dialog', { name: '绑定手机号' })).toBeVisible()
  const used = page.url()
  await page.goto(used)
  await expect(page.getByText('微信登录失败，请稍后重试')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  // Somebody else's code, sent as a link: it would log the visitor in as them.
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  await page.goto('/resultList/tableList?q=a&code=theirs&state=theirs')
  await expect(page).toHaveURL(/\/$/)
  expect(asked.filter((url) => url.includes('getThirdPartyToken'))).toEqual([])
})

for (const [message, said] of [
  ['微信服务暂不可用', '微信服务暂不可用'],
  ['', '微信登录失败，请稍后重试'],
] as const) {
  test(`login-wechat.13, login-wechat.14: a login by WeChat that fails says "${said}"`, async ({ page }) => {
    await page.route(
      POLL,
      (route) => route.fulfill({ json: { code: 500, message, data: message ? { error: 'WECHAT_FAILED' } : { error: 'INTERNAL' } } }),
      { times: 1 },
    )
    await openQr(page)
    await expect(page.getByRole('alert')).toHaveText(said)
  })
}

test('login-wechat.21, login-wechat.22, login-wechat.23, login-wechat.24, login-wechat.26, login-wechat.27, login-wechat.28, login-wechat.29, login-wechat.30: what may be wrong with the binding of a phone', async ({
  page,
  request,
}) => {
  const taken = await anAccount(request)
  await goThroughWeChat(page, newOpenId())
  await bind(page, taken.telephone, await aCode(request, taken.telephone))
  await expect(accountButton(page, taken.nick)).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await goThroughWeChat(page, newOpenId())
  const dialog = page.getByRole('dialog', { name: '绑定手机号' })
  const submit = dialog.getByRole('button', { name: '绑定并登录' })
  const [phone, code] = [dialog.getByLabel('手机号码'), dialog.getByLabel('短信验证码')]
  await expect(phone).toHaveAttribute('maxlength', '11')
  await expect(code).toHaveAttribute('maxlength', '6')
  await submit.click()
  await expect(dialog.getByText('请输入手机号', { exact: true })).toBeVisible()
  await expect(dialog.getByText('请输入验证码', { exact: true })).toBeVisible()
  await phone.fill('123')
  await code.fill('12345')
  await submit.click()
  await expect(dialog.getByText('请输入正确的手机号', { exact: true })).toBeVisible()
  await expect(dialog.getByText('请输入6位数字验证码')).toBeVisible()
  await phone.fill(taken.telephone)
  await code.focus()
  await expect(dialog.getByText('该手机号已被其他微信账号绑定')).toBeVisible()
  await page.route('**/checkTelephoneBindingStatus', (route) => route.abort(), { times: 1 })
  await phone.fill(newTelephone())
  await code.focus()
  await expect(dialog.getByText('验证失败，请重试')).toBeVisible()
  const telephone = newTelephone()
  const right = await aCode(request, telephone)
  await bind(page, telephone, right === '000000' ? '000001' : '000000')
  await expect(dialog.getByText('验证码错误!')).toBeVisible()
})

test('login-wechat.18: a binding answered with 997 is one: the login goes on and asks', async ({ page, request }) => {
  const { telephone, nick } = await anAccount(request)
  await page.route('**/thirdPartyBindingPhone', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), code: 997 } })
  })
  await goThroughWeChat(page, newOpenId())
  await bind(page, telephone, await aCode(request, telephone))
  await expect(page.getByRole('dialog', { name: '绑定手机号' })).toHaveCount(0)
  await expect(accountButton(page, nick)).toBeVisible()
})

test('login-sms.12: a code for the binding that cannot be sent says so', async ({ page }) => {
  // Before the way through WeChat: set while the browser goes from page to page it would not hold yet.
  await page.route('**/sendCode', (route) =>
    route.fulfill({ json: { code: 500, message: '验证码发送失败！', data: { error: 'SMS_FAILED' } } }),
  )
  await goThroughWeChat(page, newOpenId())
  const dialog = page.getByRole('dialog', { name: '绑定手机号' })
  await dialog.getByLabel('手机号码').fill(newTelephone())
  await dialog.getByRole('button', { name: /获取验证码|重新发送/ }).click()
  await expect(dialog.getByText('验证码发送失败！', { exact: true })).toBeVisible()
})
