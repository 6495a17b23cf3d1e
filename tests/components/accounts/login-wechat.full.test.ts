import { expect, test, type Page } from '../component-test.ts'
import { aCode, anAccount, newOpenId, newPhone } from '../../e2e/accounts/account-api.ts'
import { accountButton, openQr, readLocalStorage, termsBox } from '../../e2e/accounts/login-steps.ts'

const POLL = '**/getUserLoginInfoByUuid*'

/** Sends the page to the sandbox's WeChat and confirms there. */
async function goThroughWeChat(page: Page, openId: string): Promise<void> {
  await page.goto('/login')
  await termsBox(page).check()
  await page.getByRole('button', { name: '微信登录' }).click()
  await page.getByLabel('openId').fill(openId)
  await page.getByRole('button', { name: '确认登录' }).click()
}

async function bind(page: Page, phone: string, code: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '绑定手机号' })
  await dialog.getByLabel('手机号码').fill(phone)
  await dialog.getByLabel('短信验证码').fill(code)
  await dialog.getByRole('button', { name: '绑定并登录' }).click()
}

test('login-wechat.05: a scan by a user who is logged in elsewhere prompts; cancelling leads home', async ({ page }) => {
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

test('an expired QR code is reported and replaced', async ({ page }) => {
  await page.route(POLL, (route) => route.fulfill({ json: { code: 404, message: '二维码已失效', data: { error: 'QR_EXPIRED' } } }), {
    times: 1,
  })
  await openQr(page)
  await expect(page.getByText('二维码已失效')).toBeVisible()
  const requested = page.waitForResponse('**/getLoginQr*')
  await page.getByRole('button', { name: '刷新' }).click()
  await requested
  await expect(page.getByText('二维码已失效')).toHaveCount(0)
})

test('login-wechat.19, password.02: a new phone becomes a new user, who may skip the first password', async ({ page, request }) => {
  const telephone = newPhone()
  await goThroughWeChat(page, newOpenId())
  await expect(page.getByRole('dialog', { name: '绑定手机号' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await bind(page, telephone, await aCode(request, telephone))
  await page.getByRole('button', { name: '跳过' }).last().click()
  await expect(accountButton(page)).toBeVisible()
  expect(await readLocalStorage(page, 'newUser')).toEqual(['true'])
  // A code does not stay in the address of somebody who is signed in either.
  await page.goto('/?code=late&state=late')
  await expect(page).toHaveURL(/\/$/)
  await expect(accountButton(page)).toBeVisible()
})

test('login-wechat.12: a code that cannot be exchanged, and one that this tab did not request, lead home', async ({ page }) => {
  const exchanged = page.waitForRequest(/getThirdPartyToken/)
  await goThroughWeChat(page, newOpenId())
  const { code, state } = (await exchanged).postDataJSON() as { code: string; state: string }
  await expect(page.getByRole('dialog', { name: '绑定手机号' })).toBeVisible()
  await page.goto(`/?code=${code}&state=${state}`)
  await expect(page.getByText('微信登录失败，请稍后重试')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  // Somebody else's code, sent as a link: it would log the visitor in as them.
  const requested: string[] = []
  page.on('request', (one) => requested.push(one.url()))
  await page.goto('/resultList/tableList?q=a&code=theirs&state=theirs')
  await expect(page).toHaveURL(/\/$/)
  expect(requested.filter((url) => url.includes('getThirdPartyToken'))).toEqual([])
})

for (const [message, text] of [
  ['微信服务暂不可用', '微信服务暂不可用'],
  ['', '微信登录失败，请稍后重试'],
] as const) {
  test(`login-wechat.13, login-wechat.14: a failed WeChat login displays "${text}"`, async ({ page }) => {
    await page.route(
      POLL,
      (route) => route.fulfill({ json: { code: 500, message, data: message ? { error: 'WECHAT_FAILED' } : { error: 'INTERNAL' } } }),
      { times: 1 },
    )
    await openQr(page)
    await expect(page.getByRole('alert')).toHaveText(text)
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
  await phone.fill(newPhone())
  await code.focus()
  await expect(dialog.getByText('验证失败，请重试')).toBeVisible()
  const telephone = newPhone()
  const right = await aCode(request, telephone)
  await bind(page, telephone, right === '000000' ? '000001' : '000000')
  await expect(dialog.getByText('验证码错误!')).toBeVisible()
})

test('login-wechat.18: a binding answered with 997 is complete: the login continues and prompts', async ({ page, request }) => {
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

test('login-sms.12: a code for the binding that cannot be sent is reported', async ({ page }) => {
  // Before the way through WeChat: set while the browser goes from page to page it would not hold yet.
  await page.route('**/sendCode', (route) =>
    route.fulfill({ json: { code: 500, message: '验证码发送失败！', data: { error: 'SMS_FAILED' } } }),
  )
  await goThroughWeChat(page, newOpenId())
  const dialog = page.getByRole('dialog', { name: '绑定手机号' })
  await dialog.getByLabel('手机号码').fill(newPhone())
  await dialog.getByRole('button', { name: /获取验证码|重新发送/ }).click()
  await expect(dialog.getByText('验证码发送失败！', { exact: true })).toBeVisible()
})
