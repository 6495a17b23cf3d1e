import { expect, test } from '../component-test.ts'
import { anAccount } from '../../e2e/accounts/account-api.ts'
import { accountButton, readLocalStorage, logInByPassword } from '../../e2e/accounts/login-steps.ts'

test('session-codes.07, session-codes.08, session-codes.09, session-codes.10, session-codes.11, session-codes.12, session-codes.13, session-codes.14, session-codes.15, session-codes.16, session-codes.17: cancelling leads home; continuing ends the other session, which gets the reason at its next call', async ({
  page,
  browser,
  request,
}) => {
  const { telephone, nick, password } = await anAccount(request)
  await page.goto('/login')
  await logInByPassword(page, telephone, password)
  await expect(accountButton(page, nick)).toBeVisible()
  const second = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await second.goto(new URL('/login', page.url()).href)
  await logInByPassword(second, telephone, password)
  await expect(second.getByRole('dialog', { name: '提示' })).toBeVisible()
  await second.evaluate(() => localStorage.setItem('leftover', '1'))
  await second.getByRole('button', { name: '取消' }).click()
  await expect(second.getByText('取消登录')).toBeVisible()
  await expect(second).toHaveURL(/\/$/)
  await expect(second.getByRole('dialog')).toHaveCount(0)
  expect(await readLocalStorage(second, 'leftover', 'user')).toEqual([null, null])
  await second.goto(new URL('/login', page.url()).href)
  await logInByPassword(second, telephone, password)
  await second.getByRole('button', { name: '确定' }).click()
  await expect(accountButton(second, nick)).toBeVisible()
  // At its next poll of the products, every 12 s.
  await expect(page).toHaveURL(/\/login\?id=999$/)
  await expect(page.getByRole('alert')).toHaveText('由于您的账号在其它电脑或浏览器登录，您被强制登出。')
  await second.context().close()
})
