import { expect, test, type Request } from '@playwright/test'
import { aCode, anAccount } from '../accounts/account-api.ts'
import { accountButton, captchaAnswer, logInByCode, logInByPassword, openSmsMode, termsBox } from '../accounts/login-steps.ts'
import { answeredAt, requestedAt } from '../browser/browser-times.ts'

const LOGIN = '**/api/user/user/login'

test('session-codes.06: a login answered 995, 996, 998 or 999 stays there and displays the reason', async ({ page }) => {
  await page.goto('/login')
  for (const code of [995, 996, 998, 999]) {
    await page.route(LOGIN, (route) => route.fulfill({ json: { code, message: 'x', data: { error: 'x' } } }), { times: 1 })
    const picture = (await page.locator('[data-verify-id]').getAttribute('data-verify-id'))!
    const answered = page.waitForResponse(LOGIN)
    await logInByPassword(page, '13800000000', 'Secret123')
    await answered
    // The answer was made up, so that the server takes the old picture's word on: the next login waits for the new one.
    await expect(page.locator('[data-verify-id]')).not.toHaveAttribute('data-verify-id', picture)
    await expect(page.getByRole('alert')).toHaveText(code > 996 ? /^由于您的账号在其它电脑/ : code === 995 ? /^账号已超时/ : /^登录异常/)
    await expect(page).toHaveURL(/\/login$/)
  }
})

test('login.29, login.30, login.44: remembered for 7 days and sealed, forgotten by a login with the box unchecked and by one in another mode', async ({
  page,
  request,
  context,
}) => {
  const { telephone, nick, password } = await anAccount(request)
  const remembered = async () => (await context.cookies()).find(({ name }) => name === 'rememberMe')
  const box = page.getByRole('checkbox', { name: /记住/ })
  const again = async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
  }
  const logIn = async ({ elsewhere }: { elsewhere: boolean }) => {
    await logInByPassword(page, telephone, password)
    if (elsewhere) await page.getByRole('button', { name: '确定' }).click()
    await expect(accountButton(page, nick)).toBeVisible()
  }
  await page.goto('/login')
  await box.check()
  await logIn({ elsewhere: false })
  const cookie = await remembered()
  expect(cookie).toMatchObject({ sameSite: 'Strict', path: '/' })
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(7, 1)
  const plain = Buffer.from(decodeURIComponent(cookie?.value ?? ''), 'base64').toString('latin1')
  for (const secret of [telephone, password]) expect(plain + cookie?.value).not.toContain(secret)
  await again()
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue(telephone)
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue(password)
  await box.uncheck()
  await logIn({ elsewhere: true })
  expect(await remembered()).toBeUndefined()
  await again()
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue('')
  await box.check()
  await logIn({ elsewhere: true })
  expect(await remembered()).toBeDefined()
  await again()
  await page.getByRole('tab', { name: '短信登录/注册' }).click()
  await logInByCode(page, telephone, await aCode(page.request, telephone))
  await page.getByRole('button', { name: '确定' }).click()
  await expect(accountButton(page, nick)).toBeVisible()
  expect(await remembered()).toBeUndefined()
})

test('login-sms.06, login-sms.15, login-sms.16, login-sms.17: the carrier confirms the phone, without and with a code', async ({
  page,
  request,
}) => {
  const { telephone } = await anAccount(request)
  await openSmsMode(page)
  const polls: Request[] = []
  page.on('requestfinished', (one) => {
    if (one.url().endsWith('/checkTelephoneAuth')) polls.push(one)
  })
  await page.getByLabel('手机号码').fill(telephone)
  await termsBox(page).check()
  const requested = page.waitForResponse('**/sendCode')
  await page.getByRole('button', { name: '获取验证码' }).click()
  // The second code within the minute: the first registered the account.
  if (((await (await requested).json()) as { code: number }).code === 429) {
    const dialog = page.getByRole('dialog', { name: '请输入验证码' })
    await dialog.getByLabel('图形验证码').fill(await captchaAnswer(page))
    await dialog.getByRole('button', { name: '确定' }).click()
  }
  await expect.poll(() => polls.length).toBeGreaterThanOrEqual(3)
  expect((requestedAt(polls[2]!) - requestedAt(polls[0]!)) / 2).toBeGreaterThan(1800)
  const confirm = () => request.post('/api/dev/phoneAuth', { data: { telephone } })
  await confirm()
  await expect(page.getByText('手机实名认证通过请输入验证码')).toBeVisible()
  await expect(page.getByText('请输入验证码', { exact: true })).toBeVisible()
})

test('paging.04 paging.05: the login over a page, a second after it was rejected; after the login the user continues there', async ({
  page,
  request,
}) => {
  const { telephone, nick } = await anAccount(request)
  await page.route('**/api/search/ts/search', async (route) => {
    const { from = 0 } = route.request().postDataJSON() as { from?: number }
    const visitor = await page.evaluate(() => localStorage.getItem('user') === null)
    if (from === 0 || !visitor) return route.fallback()
    await route.fulfill({ json: { code: 403, message: '请登录后查看更多检索结果', data: { error: 'PAGING_NEEDS_LOGIN' } } })
  })
  await page.goto('/resultList/tableList?q=%E7%94%B5%E6%B1%A0')
  await page.locator('[data-row]').first().waitFor()
  const next = page.getByRole('button', { name: '第 2 页' })
  const rejected = page.waitForResponse('**/api/search/ts/search')
  await next.click()
  const at = await answeredAt(await rejected)
  const dialog = page.getByRole('dialog', { name: '登录' })
  await expect(page.getByText('请登录后查看更多检索结果')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(dialog).toBeVisible()
  expect(Date.now() - at).toBeGreaterThanOrEqual(900)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await next.click()
  await dialog.getByRole('tab', { name: '短信登录/注册' }).click()
  await dialog.getByLabel('手机号码').fill(telephone)
  await dialog.getByLabel('短信验证码').fill(await aCode(page.request, telephone))
  await dialog.getByRole('checkbox', { name: /同意/ }).check()
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(accountButton(page, nick)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/resultList\/tableList\?q=/)
  await next.click()
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
})
