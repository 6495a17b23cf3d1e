import type { Locator, Page } from '@playwright/test'
import { answerOf } from './account-api.ts'

/** ms */
const CAPTCHA_TIMEOUT = 15_000

/** The button that logs in. */
export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: '登录', exact: true })
}

/** The box that accepts the terms. */
export function termsBox(page: Page): Locator {
  return page.getByRole('checkbox', { name: /同意/ })
}

/** Reads the picture on the screen as its server does. */
export async function captchaAnswer(page: Page): Promise<string> {
  const end = Date.now() + CAPTCHA_TIMEOUT
  // A picture that was just used is there until the next has come.
  for (;;) {
    const answer = await answerOf(page.request, await page.locator('[data-verify-id]').getAttribute('data-verify-id'))
    if (answer !== null && answer !== '') return answer
    if (Date.now() > end) throw new Error('No captcha that is still good came')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Fills mode 1 in and sends it. */
export async function logInByPassword(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByLabel('图形验证码').fill(await captchaAnswer(page))
  await termsBox(page).check()
  await submitButton(page).click()
}

/** Shows mode 2. */
export async function openSmsMode(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('tab', { name: '短信登录/注册' }).click()
}

/** Fills mode 2 in and sends it. */
export async function logInByCode(page: Page, phone: string, code: string): Promise<void> {
  await page.getByLabel('手机号码').fill(phone)
  await page.getByLabel('短信验证码').fill(code)
  await termsBox(page).check()
  await submitButton(page).click()
}

/** The button of the header that names who is signed in. */
export function accountButton(page: Page, nick?: string): Locator {
  return page.getByRole('button', { name: nick === undefined ? /^账号：/ : `账号：${nick}` })
}

/** What local storage keeps under some keys. */
export function readLocalStorage(page: Page, ...keys: string[]): Promise<(string | null)[]> {
  return page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys)
}

/** Opens the login and returns the id of the QR beside it. */
export async function openQr(page: Page): Promise<string> {
  const requested = page.waitForResponse('**/getLoginId')
  await page.goto('/login')
  return ((await (await requested).json()) as { data: string }).data
}
