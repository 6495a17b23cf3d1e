import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { wirePassword } from '@gezhi/contract/wire-password'

interface Envelope<Data> {
  readonly code: number
  readonly data: Data
}

let made = 0

/** A phone nobody has yet. */
function newTelephone(): string {
  return `137${String(process.pid % 10_000).padStart(4, '0')}${String((Date.now() % 100) + made++ * 100)
    .padStart(4, '0')
    .slice(-4)}`
}

async function post<Data>(request: APIRequestContext, path: string, data: object): Promise<Envelope<Data>> {
  return (await (await request.post(path, { data })).json()) as Envelope<Data>
}

/** The newest code that was sent to a phone, from the outbox of the sandbox. */
async function sentCode(request: APIRequestContext, telephone: string): Promise<string> {
  const outbox = (await (await request.get(`/api/dev/outbox?to=${telephone}`)).json()) as Envelope<{ list: { code: string | null }[] }>
  return outbox.data.list[0]?.code ?? ''
}

/** Registers an account over the API. */
async function anAccount(
  request: APIRequestContext,
  password = 'Secret123',
): Promise<{ telephone: string; nick: string; password: string }> {
  const telephone = newTelephone()
  await post(request, '/api/user/user/sendCode', { telephone })
  const nick = `n${telephone}`
  const answer = await post(request, '/api/user/user/regist', {
    nick,
    password: wirePassword(password),
    telephone,
    email: `${nick}@example.com`,
    yzmCodes: await sentCode(request, telephone),
  })
  expect(answer.code).toBe(200)
  return { telephone, nick, password }
}

/** A second code within the minute, which a captcha allows (G132). */
async function anotherCode(request: APIRequestContext, telephone: string): Promise<void> {
  const refused = await post<{ verifyId: string }>(request, '/api/user/user/sendCode', { telephone })
  expect(refused.code).toBe(429)
  const { verifyId } = refused.data
  const solved = (await (await request.get(`/api/dev/captcha?verifyId=${verifyId}`)).json()) as Envelope<{ answer: string }>
  await post(request, '/api/search/captcha/check', { verifyId, result: solved.data.answer })
  expect((await post(request, '/api/user/user/sendCode', { telephone })).code).toBe(200)
}

/** Reads the picture on the screen as its server does. */
async function captchaAnswer(page: Page): Promise<string> {
  const id = await page.locator('[data-verify-id]').getAttribute('data-verify-id')
  const answer = (await (await page.request.get(`/api/dev/captcha?verifyId=${id}`)).json()) as Envelope<{ answer: string }>
  return answer.data.answer
}

async function fillLogin(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByLabel('图形验证码').fill(await captchaAnswer(page))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('B.login.11 B.login.12 B.login.14 B.login.15: an empty login says what is missing', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  for (const text of ['请输入账号！', '请输入密码！', '请输入验证码！', '请同意并勾选协议后登录']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('账号', { exact: true })).toBeFocused()
  await page.getByLabel('密码', { exact: true }).fill('密 码')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('密码不能包含中文汉字或空格！')).toBeVisible()
})

test('login with a captcha leads back to where it was asked for, logout forgets the user', async ({ page, request }) => {
  const { telephone, nick, password } = await anAccount(request)
  await page.goto('/resultList/tableList?q=%E7%94%B5%E6%B1%A0')
  await page.getByRole('link', { name: '登录' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const sent = page.waitForRequest((one) => one.url().endsWith('/api/user/user/login'))
  await fillLogin(page, telephone, password)
  expect((await sent).postDataJSON()).toMatchObject({ phoneOrEmail: telephone, password: wirePassword(password) })
  await expect(page).toHaveURL(/\/resultList\/tableList\?q=/)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const call = page.waitForRequest((one) => one.url().endsWith('/api/search/ts/search'))
  await page.reload()
  expect((await call).headers()['token']).toBe(token)
  await page.getByRole('button', { name: `账号：${nick}` }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByRole('link', { name: '登录' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('hasLoggedInBefore')])).toEqual([null, 'true'])
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(token)
})

test('B.captcha.05 B.login.25: a wrong password is said, and the next try has a picture of its own', async ({ page, request }) => {
  const { telephone, password } = await anAccount(request)
  await page.goto('/login')
  const first = await page.locator('[data-verify-id]').getAttribute('data-verify-id')
  await fillLogin(page, telephone, 'Wrong1234')
  await expect(page.getByRole('alert')).toHaveText('账号或密码错误！')
  await expect(page.locator('[data-verify-id]')).not.toHaveAttribute('data-verify-id', first ?? '')
  await fillLogin(page, telephone, password)
  await expect(page).toHaveURL(/\/$/)
})

test('997: giving up leads home; going on ends the other session, which is told at its next call', async ({ page, browser, request }) => {
  const { telephone, nick, password } = await anAccount(request)
  await page.goto('/login')
  await fillLogin(page, telephone, password)
  await expect(page.getByRole('button', { name: `账号：${nick}` })).toBeVisible()
  const second = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await second.goto(new URL('/login', page.url()).href)
  await fillLogin(second, telephone, password)
  await expect(second.getByRole('dialog', { name: '提示' })).toBeVisible()
  await second.getByRole('button', { name: '取消' }).click()
  await expect(second.getByText('取消登录')).toBeVisible()
  await expect(second).toHaveURL(/\/$/)
  await second.goto(new URL('/login', page.url()).href)
  await fillLogin(second, telephone, password)
  await second.getByRole('button', { name: '确定' }).click()
  await expect(second.getByRole('button', { name: `账号：${nick}` })).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL(/\/login\?id=999$/)
  await expect(page.getByRole('alert')).toHaveText('由于您的账号在其它电脑或浏览器登录，您被强制登出。')
  await second.context().close()
})

test('register → success → login', async ({ page, request }) => {
  const telephone = newTelephone()
  await page.goto(`/Register?phone=${telephone}`)
  await page.getByRole('button', { name: '注册', exact: true }).click()
  for (const text of ['请输入用户名！', '请输入密码', '请输入验证码', '请输入邮箱！', '请勾选协议信息']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await page.getByLabel('用户名').fill(`r${telephone}`)
  await page.getByLabel('密码', { exact: true }).fill('Secret123')
  await page.getByLabel('邮箱').fill(`r${telephone}@example.com`)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await page.getByLabel('用户名').fill(`r${telephone}`)
  await page.getByLabel('密码', { exact: true }).fill('Secret123')
  await page.getByLabel('邮箱').fill(`r${telephone}@example.com`)
  await page.getByLabel('短信验证码').fill(await sentCode(request, telephone))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page).toHaveURL(/\/registerSuccess$/)
  await page.getByRole('link', { name: '去登录' }).click()
  await fillLogin(page, telephone, 'Secret123')
  await expect(page.getByRole('button', { name: `账号：r${telephone}` })).toBeVisible()
})

test('SMS login makes an account, which is given its first password', async ({ page, request }) => {
  const telephone = newTelephone()
  await page.goto('/login')
  await page.getByRole('tab', { name: '短信登录/注册' }).click()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('请输入手机号码', { exact: true })).toBeVisible()
  await page.getByLabel('手机号码').fill(telephone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  await page.getByLabel('短信验证码').fill(await sentCode(request, telephone))
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('heading', { name: '设置密码' })).toBeVisible()
  await page.getByLabel('密码', { exact: true }).fill('first1')
  await page.getByLabel('确认密码').fill('first2')
  await page.getByRole('button', { name: '设置密码' }).click()
  await expect(page.getByText('两次密码不一致')).toBeVisible()
  await page.getByLabel('确认密码').fill('first1')
  await page.getByRole('button', { name: '设置密码' }).click()
  await expect(page.getByText('密码设置成功')).toBeVisible()
  await expect(page.getByRole('button', { name: /^账号：/ })).toBeVisible()
})

test('a forgotten password: the phone is proven, the new one is good', async ({ page, request }) => {
  const { telephone, nick } = await anAccount(request)
  await page.goto('/forgoPass')
  await page.getByLabel('手机号码').fill(newTelephone())
  await page.getByLabel('短信验证码').focus()
  await expect(page.getByText('手机号码未注册！')).toBeVisible()
  await page.getByLabel('手机号码').fill(telephone)
  await anotherCode(request, telephone)
  await page.getByLabel('短信验证码').fill(await sentCode(request, telephone))
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('新密码').fill('abc12')
  await page.getByLabel('确认密码').fill('abc')
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByText('至少包含8位及大小写字母和数字')).toBeVisible()
  await expect(page.getByText('两次输入密码不一致!')).toBeVisible()
  await page.getByLabel('新密码').fill('Another123')
  await page.getByLabel('确认密码').fill('Another123')
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByText('重置密码成功')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/login')
  await fillLogin(page, telephone, 'Another123')
  await expect(page.getByRole('button', { name: `账号：${nick}` })).toBeVisible()
})
