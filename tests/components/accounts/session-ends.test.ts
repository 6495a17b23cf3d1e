import { expect, test } from '../component-test.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'
import { aSignedInAccount, browserOf, stored } from '../../e2e/accounts/test-accounts.ts'

// How the browser learns that its session has ended, and what it does then.

const FORCED_OUT = '由于您的账号在其它电脑或浏览器登录，您被强制登出。'

const BANNERS = [
  { id: 'session-codes.01', code: '998', text: FORCED_OUT },
  { id: 'session-codes.02', code: '999', text: FORCED_OUT },
  { id: 'session-codes.03', code: '995', text: '账号已超时自动退出，请重新登录.' },
  { id: 'session-codes.04', code: '996', text: '登录异常，请稍后再次登录.' },
  {
    id: 'session-codes.05',
    code: '997',
    text: '由于您的账号已在其他地方登录, 如果您选择继续操作，其他使用者会被强制登出。',
  },
] as const

for (const { id, code, text } of BANNERS) {
  test(`${id}, login.04: /login displays the reason: ${code}`, async ({ page }) => {
    for (const name of ['id', 'code']) {
      await page.goto(`/login?${name}=${code}`)
      await expect(page.getByRole('alert')).toHaveText(text)
    }
  })
}

const ENDS = [
  { id: 'session-codes.18, session-codes.21, session-codes.22, session-codes.23', code: 999, reason: 999, text: FORCED_OUT },
  { id: 'session-codes.19', code: 998, reason: 998, text: FORCED_OUT },
  { id: 'session-codes.20', code: 995, reason: 995, text: '账号已超时自动退出，请重新登录.' },
  { id: 'a blocked account', code: 996, reason: 996, text: '登录异常，请稍后再次登录.' },
  { id: 'G149: a session the server no longer knows', code: null, reason: 995, text: '账号已超时自动退出，请重新登录.' },
] as const

test.describe('a session that the server ended', () => {
  // Of a server from elsewhere nothing is known but what browsers see.
  for (const { id, code, reason, text } of ENDS) {
    test(`${id}: clears stored data, and leads to the login with the reason ${reason}`, async ({ browser, baseURL }) => {
      const account = await aSignedInAccount()
      const context = await browserOf(browser, baseURL, account)
      const page = await context.newPage()
      await page.goto('/user/notification')
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => sessionStorage.setItem('other', 'x'))
      await inDatabase(`UPDATE sessions SET state = 'ended', end_code = $1 WHERE user_id = $2`, [code, account.userId])
      await page.goto('/notification')
      await expect(page).toHaveURL(new RegExp(`/login\\?id=${reason}$`))
      await expect(page.getByRole('alert')).toHaveText(text)
      expect(await stored(page, 'user', 'userProduct', 'loginRedirectPath')).toEqual([null, null, '/notification'])
      expect(await page.evaluate(() => sessionStorage.getItem('other'))).toBeNull()
      await context.close()
    })
  }

  test('an ended session is noticed by the next poll of a page nobody touches', async ({ browser, baseURL }) => {
    const account = await aSignedInAccount()
    const context = await browserOf(browser, baseURL, account)
    const page = await context.newPage()
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('button', { name: `账号：${account.nick}` })).toBeVisible()
    await inDatabase(`UPDATE sessions SET state = 'ended', end_code = 999 WHERE user_id = $1`, [account.userId])
    await page.clock.runFor(12_000)
    await expect(page).toHaveURL(/\/login\?id=999$/)
    await expect(page.getByRole('alert')).toHaveText(FORCED_OUT)
    await context.close()
  })
})
