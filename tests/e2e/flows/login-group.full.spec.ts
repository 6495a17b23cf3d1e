import { expect, test } from '@playwright/test'
import { aCode, post, type Envelope } from '../accounts/account-api.ts'
import { accountButton, readLocalStorage, logInByCode, openSmsMode } from '../accounts/login-steps.ts'
import { answeredAt } from '../browser/browser-times.ts'

/** The enterprise of the demonstration: three members, two seats. */
const [FIRST, SECOND, THIRD] = ['13900000003', '13900000004', '13900000005'] as const

test('shell.13, shell.16, roles.26, group-login.01, group-login.02, group-login.03, group-login.04, group-login.05, group-login.06, group-login.07: a third member chooses whose seat to take; the displaced member gets a message', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const first = await (await browser.newContext({ locale: 'zh-CN', ...(baseURL && { baseURL }) })).newPage()
  await openSmsMode(first)
  await logInByCode(first, FIRST, await aCode(first.request, FIRST))
  await first.getByRole('button', { name: '跳过' }).or(accountButton(first)).first().waitFor()
  await post(request, '/api/user/user/telephoneLogin', { phoneOrEmail: SECOND, code: await aCode(request, SECOND) })

  const logIn = async () => {
    await openSmsMode(page)
    const answered = page.waitForResponse('**/telephoneLogin')
    await logInByCode(page, THIRD, await aCode(page.request, THIRD))
    const response = await answered
    return { answer: (await response.json()) as Envelope<{ token: string }>, at: await answeredAt(response) }
  }
  const dialog = page.getByRole('dialog', { name: '同时在线人数已达上限' })
  const temporary = () =>
    page.evaluate(() => ['temporaryToken', 'temporaryUser', 'temporaryUserProduct'].map((key) => sessionStorage.getItem(key)))

  await logIn()
  await page.evaluate(() => localStorage.setItem('leftover', '1'))
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(page.getByText('取消登录')).toBeVisible()
  expect(await readLocalStorage(page, 'leftover', 'user')).toEqual([null, null])
  expect(await temporary()).toEqual([null, null, null])

  const { answer, at } = await logIn()
  expect(answer.code).toBe(993)
  await expect(dialog).toBeVisible()
  expect(Date.now() - at).toBeGreaterThanOrEqual(1500)
  expect((await dialog.boundingBox())?.width).toBe(466)
  const members = dialog.getByRole('radio')
  await expect(members).toHaveCount(2)
  await expect(members.first()).toBeChecked()
  await expect(dialog).toContainText('139****0003')
  await expect(dialog).toContainText('139****0004')
  await expect(dialog.getByText('在线 0 小时 0 分钟').first()).toBeVisible()
  expect(await readLocalStorage(page, 'user')).toEqual([null])
  expect(await temporary()).toEqual([answer.data.token, expect.stringContaining('139****0005'), expect.stringContaining('[')])
  await dialog.getByRole('button', { name: '使其下线并登录' }).click()
  await expect(accountButton(page)).toBeVisible()
  const [token, products] = await readLocalStorage(page, 'token', 'userProduct')
  expect(token).toBe(answer.data.token)
  expect(await temporary()).toEqual([null, null, null])
  expect(JSON.parse(products ?? '[]')).toHaveLength(1)

  // One of two was forced out: who was online longest.
  await expect(first).toHaveURL(/\/login\?id=998$/)
  await expect(first.getByRole('alert')).toHaveText('由于您的账号在其它电脑或浏览器登录，您被强制登出。')
  await first.context().close()
})
