import { expect, test } from '../component-test.ts'
import { wirePassword } from '@gezhi/contract/wire-password'
import { aCode, anAccount } from '../../e2e/accounts/account-api.ts'
import {
  accountButton,
  captchaAnswer,
  readLocalStorage,
  logInByCode,
  logInByPassword,
  openSmsMode,
  submitButton,
  termsBox,
} from '../../e2e/accounts/login-steps.ts'

const LOGIN = '**/api/user/user/login'

test('login.01, login.07, login.08, login.11, login.12, login.13, login.14, login.15, login.45: mode 1 reports missing values; another mode starts without errors', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('tab')).toHaveText(['账号登录', '短信登录/注册'])
  await expect(page.locator('[name=phoneOrEmail]')).toBeVisible()
  await expect(page.locator('[name=yzmCode]')).toBeVisible()
  await submitButton(page).click()
  const errors = ['请输入账号！', '请输入密码！', '请输入验证码！', '请同意并勾选协议后登录']
  for (const text of errors) await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByLabel('账号', { exact: true })).toBeFocused()
  for (const password of ['密码123', 'a b']) {
    await page.getByLabel('密码', { exact: true }).fill(password)
    await submitButton(page).click()
    await expect(page.getByText('密码不能包含中文汉字或空格！')).toBeVisible()
  }
  await page.getByRole('tab', { name: '短信登录/注册' }).click()
  await page.getByRole('tab', { name: '账号登录' }).click()
  for (const text of errors) await expect(page.getByText(text, { exact: true })).toHaveCount(0)
})

test('login.05: the ways on from the login', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await expect(page).toHaveURL(/\/forgoPass$/)
  await page.getByRole('link', { name: '返回登录' }).click()
  await page.getByRole('link', { name: '注册账号' }).click()
  await expect(page).toHaveURL(/\/Register$/)
})

test('login.09, login.10, login.31, login.32, login.36, login.38: what is sent and stored, and the redirect', async ({ page, request }) => {
  const { telephone, nick, password } = await anAccount(request)
  await page.goto('/resultList/tableList?q=%E7%94%B5%E6%B1%A0')
  await page.getByRole('link', { name: '登录' }).click()
  const sent = page.waitForRequest(LOGIN)
  await logInByPassword(page, telephone, password)
  const body = (await sent).postDataJSON() as Record<string, string>
  expect(Object.keys(body).toSorted()).toEqual(['browserName', 'code', 'password', 'phoneOrEmail', 'verifyId', 'work'])
  expect(body).toMatchObject({
    phoneOrEmail: telephone,
    password: wirePassword(password),
    browserName: expect.stringMatching(/^Chrome \d+$/),
  })
  expect(JSON.stringify(body)).not.toContain(password)
  await expect(page).toHaveURL(/\/resultList\/tableList\?q=/)
  await expect(accountButton(page, nick)).toBeVisible()
  const [token, products, user, before] = await readLocalStorage(page, 'token', 'userProduct', 'user', 'hasLoggedInBefore')
  expect([token?.length, products, before]).toEqual([44, '[]', 'true'])
  expect(JSON.parse(user ?? '')).toEqual({
    nick,
    avatar: null,
    telephone: expect.stringMatching(/^136\*{4}\d{4}$/),
    loginCount: expect.any(Number),
    guideStatus: 0,
  })
})

test('login.43, login.39: ?login on the home page opens the login, which leads home without a stored page', async ({ page, request }) => {
  const { telephone, password } = await anAccount(request)
  await page.goto('/?login=1')
  await expect(page).toHaveURL(/\/login$/)
  await logInByPassword(page, telephone, password)
  await expect(page).toHaveURL(/\/$/)
})

test('login.26, login.27, login.28: a failure without a message has a default one; stored data is removed, the login stays', async ({
  page,
}) => {
  await page.route(LOGIN, (route) => route.fulfill({ json: { code: 500, message: '', data: null } }))
  await page.goto('/login')
  await page.evaluate(() => {
    localStorage.setItem('leftover', '1')
    sessionStorage.setItem('leftover', '1')
  })
  await logInByPassword(page, '13800000000', 'Secret123')
  await expect(page.getByRole('alert')).toHaveText('登录失败请重新登录')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => [localStorage.getItem('leftover'), sessionStorage.getItem('leftover')])).toEqual([null, null])
})

test('login.16: "200" as text is success too', async ({ page, request }) => {
  const { telephone, nick, password } = await anAccount(request)
  await page.route(LOGIN, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), code: '200' } })
  })
  await page.goto('/login')
  await logInByPassword(page, telephone, password)
  await expect(accountButton(page, nick)).toBeVisible()
})

for (const [code, behaviour, text] of [
  ['995', 'session-codes.03', '账号已超时自动退出，请重新登录.'],
  ['996', 'session-codes.04', '登录异常，请稍后再次登录.'],
  ['997', 'session-codes.05', '由于您的账号已在其他地方登录, 如果您选择继续操作，其他使用者会被强制登出。'],
  ['998', 'session-codes.01', '由于您的账号在其它电脑或浏览器登录，您被强制登出。'],
  ['999', 'session-codes.02', '由于您的账号在其它电脑或浏览器登录，您被强制登出。'],
] as const) {
  test(`login.04, ${behaviour}: the reason ${code} stands over the login, by id and by code`, async ({ page }) => {
    for (const name of ['id', 'code']) {
      await page.goto(`/login?${name}=${code}`)
      await expect(page.getByRole('alert')).toHaveText(text)
    }
  })
}

test('login-sms.01, login-sms.02, login-sms.04, login-sms.05, login-sms.08, login-sms.09: mode 2 reports errors, and what it sends', async ({
  page,
  request,
}) => {
  const { telephone } = await anAccount(request)
  await page.goto('/login?account_source=baidu')
  await page.getByRole('tab', { name: '短信登录/注册' }).click()
  await expect(page.locator('[name=phone]')).toBeVisible()
  await expect(page.locator('[name=verifyCode]')).toBeVisible()
  const send = page.getByRole('button', { name: '获取验证码' })
  await send.click()
  await expect(page.getByText('请输入手机号码', { exact: true })).toBeVisible()
  await page.getByLabel('手机号码').fill('12345')
  await send.click()
  await expect(page.getByText('请输入正确的手机号码')).toBeVisible()
  await page.getByLabel('手机号码').fill(telephone)
  await submitButton(page).click()
  await expect(page.getByText('请输入短信验证码')).toBeVisible()
  const sent = page.waitForRequest('**/telephoneLogin')
  await logInByCode(page, telephone, await aCode(request, telephone))
  expect((await sent).postDataJSON()).toMatchObject({
    code: expect.stringMatching(/^\d{6}$/),
    phoneOrEmail: telephone,
    accountSource: 'baidu',
  })
  await expect(accountButton(page)).toBeVisible()
})

test('login-sms.10, login-sms.11: 60 seconds of countdown that a reload does not end, then again', async ({ page }) => {
  await page.clock.install()
  await openSmsMode(page)
  await page.getByLabel('手机号码').fill('13811110001')
  await page.getByRole('button', { name: '获取验证码' }).click()
  const wait = page.getByRole('button', { name: /秒后重发/ })
  await expect(wait).toHaveText(/^(60|59) 秒后重发$/)
  await page.clock.runFor(20_000)
  await page.reload()
  await page.getByRole('tab', { name: '短信登录/注册' }).click()
  await expect(wait).toHaveText(/^(40|39|38) 秒后重发$/)
  await expect(wait).toBeDisabled()
  await page.clock.runFor(41_000)
  await expect(page.getByRole('button', { name: '重新发送' })).toBeEnabled()
})

test('login-sms.13, login-sms.14: the server’s message about a code that could not be sent disappears after 2 s; about a wrong code it stays', async ({
  page,
  request,
}) => {
  await page.route('**/sendCode', (route) => route.fulfill({ json: { code: 500, message: '短信服务忙', data: { error: 'SMS_FAILED' } } }))
  const { telephone } = await anAccount(request)
  await openSmsMode(page)
  await page.getByLabel('手机号码').fill(telephone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('alert')).toHaveText('短信服务忙')
  await expect(page.locator('[data-failing]')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('[data-failing]')).toHaveCount(0)
  const code = await aCode(request, telephone)
  await logInByCode(page, telephone, code === '000000' ? '000001' : '000000')
  await expect(page.getByRole('alert')).toHaveText('验证码错误!')
})

test('login-sms.16: confirmed while a code stands in the form, it logs in', async ({ page, request }) => {
  const { telephone, nick } = await anAccount(request)
  const code = await aCode(request, telephone)
  await page.route('**/sendCode', (route) => route.fulfill({ json: { code: 200, message: 'success', data: true } }))
  await openSmsMode(page)
  await page.getByLabel('手机号码').fill(telephone)
  await termsBox(page).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('短信验证码').fill(code)
  await request.post('/api/dev/phoneAuth', { data: { telephone } })
  await expect(page.getByText('手机实名认证通过正在登录')).toBeVisible()
  await expect(accountButton(page, nick)).toBeVisible()
})

test('shell.17, captcha.06, captcha.07, captcha.08, captcha.10: too many codes require a captcha, whose right answer lets the call through', async ({
  page,
  request,
}) => {
  const { telephone } = await anAccount(request)
  await openSmsMode(page)
  await page.getByLabel('手机号码').fill(telephone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const dialog = page.getByRole('dialog', { name: '请输入验证码' })
  await expect(dialog.getByText('你的输入过于频繁，请输入验证码')).toBeVisible()
  const picture = dialog.locator('[data-verify-id]')
  const first = (await picture.getAttribute('data-verify-id')) ?? ''
  await dialog.getByRole('button', { name: '看不清？' }).click()
  await expect(picture).not.toHaveAttribute('data-verify-id', first)
  await dialog.getByLabel('图形验证码').fill('????')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog.getByText('验证码错误！')).toBeVisible()
  await expect(async () => {
    // The response to the last attempt may arrive late.
    if ((await dialog.count()) === 0) return
    await dialog.getByLabel('图形验证码').fill(await captchaAnswer(page))
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(dialog).toHaveCount(0, { timeout: 1500 })
  }).toPass()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
})

for (const [path, button] of [
  ['/login', '登录'],
  ['/Register', '注册'],
] as const) {
  test(`login.06: the terms open in a tab of their own, from ${path}, and what was typed stays`, async ({ page, context }) => {
    await page.goto(path)
    await page.getByLabel('密码', { exact: true }).fill('Secret123')
    for (const [name, id] of [
      ['《用户协议》', '2'],
      ['《隐私政策》', '1'],
    ] as const) {
      const opened = context.waitForEvent('page')
      await page.getByRole('link', { name }).click()
      const terms = await opened
      await expect(terms).toHaveURL(new RegExp(`/privacy\\?id=${id}$`))
      await expect(terms.getByRole('heading', { level: 1 })).toContainText(name.replace(/[《》]/g, ''))
      await terms.close()
    }
    await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
    await expect(page.getByLabel('密码', { exact: true })).toHaveValue('Secret123')
    await expect(page.getByRole('checkbox', { name: /同意/ })).not.toBeChecked()
  })
}
