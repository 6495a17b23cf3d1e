import { expect, test, type Page } from '../component-test.ts'
import { wirePassword } from '@gezhi/contract/wire-password'
import { aCode, anAccount, newPhone } from '../../e2e/accounts/account-api.ts'
import { accountButton, logInByPassword, termsBox } from '../../e2e/accounts/login-steps.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'
import { answeredAt } from '../../e2e/browser/browser-times.ts'

const submit = (page: Page) => page.getByRole('button', { name: '注册', exact: true })

async function fill(page: Page, values: { nick: string; password: string; telephone: string; code: string; email: string }): Promise<void> {
  await page.getByLabel('用户名').fill(values.nick)
  await page.getByLabel('密码', { exact: true }).fill(values.password)
  await page.getByLabel('手机号码').fill(values.telephone)
  await page.getByLabel('短信验证码').fill(values.code)
  await page.getByLabel('邮箱').fill(values.email)
  await termsBox(page).check()
}

test('without SMS, accounts and passwords are handled by the operator, and no form is a dead end', async ({ page }) => {
  const methods = { sms: false, mail: false, wechat: false, phoneAuth: false, sandbox: false }
  await page.route('**/getLoginWays', (route) => route.fulfill({ json: { code: 200, message: 'success', data: methods } }))
  for (const [path, notice] of [
    ['/Register', '本系统未开通短信验证，账号由管理员开通，请联系管理员。'],
    ['/forgoPass', '如需重置密码，请联系管理员'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(notice)).toBeVisible()
    await expect(page.locator('main form')).toHaveCount(0)
    await page.getByRole('link', { name: '返回登录' }).click()
    await expect(page).toHaveURL(/\/login$/)
    for (const name of ['注册账号', '忘记密码']) await expect(page.getByRole('link', { name })).toHaveCount(0)
    await expect(page.getByRole('tab')).toHaveText(['账号登录'])
    await expect(page.getByRole('button', { name: '微信登录' })).toHaveCount(0)
  }
})

test('register.01, register.06, register.08, register.11, register.13, register.15, register.17: what is missing', async ({ page }) => {
  await page.goto('/Register')
  await submit(page).click()
  for (const text of ['请输入用户名！', '请输入密码', '请输入手机号码！', '请输入验证码', '请输入邮箱！', '请勾选协议信息']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  for (const [password, text] of [
    ['12345', '请输入最少6位数密码'],
    ['1'.repeat(21), '请输入最多20位数密码'],
  ] as const) {
    await page.getByLabel('密码', { exact: true }).fill(password)
    await submit(page).click()
    await expect(page.getByText(text)).toBeVisible()
  }
})

test('register.07, register.12, register.14: nick, phone and e-mail are looked up when they are left', async ({ page, request }) => {
  const { nick, telephone } = await anAccount(request)
  await inDatabase('UPDATE users SET email_verified_at = now() WHERE telephone = $1', [telephone])
  await page.goto('/Register')
  for (const [label, value, text] of [
    ['用户名', nick, '用户名已存在！'],
    ['手机号码', telephone, '手机号码已被注册!'],
    ['邮箱', `${nick}@example.com`, '邮箱已被注册！'],
  ] as const) {
    await page.getByLabel(label).fill(value)
    await page.getByLabel(label).blur()
    await expect(page.getByText(text)).toBeVisible()
  }
})

test('register.02, register.03, register.04, register.05, register.16, register.18, register.20: register → success → login', async ({
  page,
  request,
}) => {
  const telephone = newPhone()
  await page.goto(`/Register?phone=${telephone}`)
  await expect(page.getByLabel('手机号码')).toHaveValue(telephone)
  const code = await aCode(request, telephone)
  const wrong = code === '000000' ? '000001' : '000000'
  const values = { nick: `r${telephone}`, password: 'Secret123', telephone, code: wrong, email: `r${telephone}@example.com` }
  await fill(page, values)
  await page.getByLabel('行业（选填）').selectOption('电子与通信')
  await page.getByLabel('地址（选填）').fill('北京市海淀区')
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('验证码错误!')
  await page.getByLabel('短信验证码').fill(code)
  const sent = page.waitForRequest('**/regist')
  const reported = page.waitForRequest('**/convertData/add')
  const answered = page.waitForResponse('**/regist')
  await submit(page).click()
  const body = (await sent).postDataJSON() as Record<string, string>
  expect(body).toMatchObject({ nick: values.nick, telephone, email: values.email, yzmCodes: code, password: wirePassword('Secret123') })
  expect(body).toMatchObject({ profession: '1', address: '北京市海淀区' })
  expect((await reported).postDataJSON()).toMatchObject({ telephone, appSign: expect.stringMatching(/^[0-9a-f]{32}$/) })
  const done = await answeredAt(await answered)
  await expect(page).toHaveURL(/\/registerSuccess$/)
  expect(Date.now() - done).toBeGreaterThanOrEqual(900)
  await page.getByRole('link', { name: '去登录' }).click()
  await logInByPassword(page, telephone, 'Secret123')
  await expect(accountButton(page, values.nick)).toBeVisible()
})

test('login-sms.12: a code for the registration that cannot be sent is reported', async ({ page }) => {
  await page.route('**/sendCode', (route) => route.abort())
  await page.goto(`/Register?phone=${newPhone()}`)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText(/^验证码发送失败！/)).toBeVisible()
})
