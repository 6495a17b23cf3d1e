import type { Page } from '@playwright/test'
import type { PageStates } from '../accessibility/scan-states.ts'
import { LOGIN_STATES } from './login-states.ts'

/** Ends every session of the browser; guests get new tokens. */
async function clearStorage(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** States of the pages where accounts are entered. */
export const ENTRY_STATES: PageStates = {
  login: async (page) => {
    await page.goto('/login?id=999')
    await page.locator('[data-verify-id]').waitFor()
    await page.getByRole('button', { name: '登录', exact: true }).click()
  },
  'login by SMS': async (page) => {
    await page.goto('/login')
    await page.getByRole('tab', { name: '短信登录/注册' }).click()
  },
  register: async (page) => {
    await page.goto('/Register')
    await page.getByRole('button', { name: '获取验证码' }).click()
  },
  'forgotten password': async (page) => {
    await page.goto('/forgoPass')
    await page.getByLabel('手机号码').waitFor()
  },
  ...Object.fromEntries(
    Object.entries(LOGIN_STATES).map(([name, reach]) => [
      `login: ${name}`,
      async (page: Page) => {
        await clearStorage(page)
        await page.goto('/login')
        await reach(page)
      },
    ]),
  ),
}
