import { createServer, type AddressInfo } from 'node:net'
import { expect, request, test as base, type APIRequestContext, type Page } from '@playwright/test'
import {
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../../apps/server/src/testing/identity-provider/start-identity-provider.ts'
import { anAccount } from '../accounts/account-api.ts'
import { accountButton, logInByPassword, termsBox } from '../accounts/login-steps.ts'
import { SERVER_START_MS, startTestServer, type TestServer } from '../server/start-test-server.ts'

// A server of its own, and a real OpenID provider with a login page of its own, at another address.

let server: TestServer
let provider: TestIdentityProvider
let api: APIRequestContext
let origin: string

/** A browser whose API requests go to the same server as its pages. */
const test = base.extend({
  context: async ({ browser }, provide) => {
    const context = await browser.newContext({ baseURL: server.url })
    await provide(context)
    await context.close()
  },
})

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(SERVER_START_MS)
  const port = await freePort()
  origin = `http://gezhi.localhost:${port}`
  provider = await startIdentityProvider(`${origin}/singleSignOn`, {
    zhang: { name: '张三', email: 'zhang@example.edu.cn', email_verified: true },
  })
  server = await startTestServer({
    demo: 0,
    settings: {
      PORT: String(port),
      GEZHI_PUBLIC_URL: origin,
      GEZHI_OIDC_ISSUER: provider.issuer,
      GEZHI_OIDC_CLIENT_ID: provider.clientId,
      GEZHI_OIDC_CLIENT_SECRET: provider.clientSecret,
      GEZHI_OIDC_NAME: '示例大学',
      GEZHI_OIDC_NAME_EN: 'Example University',
    },
  })
  api = await request.newContext({ baseURL: server.url })
})
test.afterAll(async () => {
  await api.dispose()
  await server.stop()
  await provider.stop()
})

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

const button = (page: Page) => page.getByRole('button', { name: '示例大学登录' })

/** Logs in at the provider's page, and agrees on the one after it. */
async function logInThere(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a newcomer logs in at the institution, creates an account and returns to the page they wanted', async ({ page }) => {
  await page.goto(`${origin}/user/profile?tab=security`)
  await expect(page).toHaveURL(/\/login$/)
  await button(page).click()
  await expect(page.getByText('请同意并勾选协议后登录')).toBeVisible()
  await termsBox(page).check()
  await button(page).click()
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`))
  await logInThere(page, 'zhang')
  await expect(page.getByRole('heading', { name: '首次使用示例大学登录' })).toBeVisible()
  await expect(page.getByText('张三 · zhang@example.edu.cn')).toBeVisible()
  // The code does not stay in the address.
  await expect(page).toHaveURL(`${origin}/singleSignOn`)
  await page.getByRole('button', { name: '创建账号并登录' }).click()
  await expect(accountButton(page, '张三')).toBeVisible()
  await expect(page).toHaveURL(`${origin}/user/profile?tab=security`)
  const row = page.getByRole('listitem').filter({ hasText: '示例大学' })
  await expect(row).toContainText('已绑定')
  // Without a phone or a password nobody could log in any more.
  await row.getByRole('button', { name: '解绑' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect(row.getByRole('alert')).toHaveText('请先绑定手机号')
})

test('who has an account logs in to it and links it; the next login at the institution leads there', async ({ page }) => {
  const account = await anAccount(api)
  await page.goto(`${origin}/login`)
  await termsBox(page).check()
  await button(page).click()
  await logInThere(page, 'li')
  await page.getByRole('button', { name: '已有账号？登录后绑定' }).click()
  await expect(button(page)).toHaveCount(0)
  await logInByPassword(page, account.telephone, account.password)
  await expect(accountButton(page, account.nick)).toBeVisible()
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', token: localStorage.getItem('token')! }
    await fetch('/api/user/user/logout', { method: 'POST', headers, body: '{}' })
    localStorage.clear()
  })
  await page.goto(`${origin}/login`)
  await termsBox(page).check()
  // The provider still knows who they are.
  await button(page).click()
  await expect(accountButton(page, account.nick)).toBeVisible()
})

test('a link with somebody else’s code, a refusal and a provider that is away are explained', async ({ page }) => {
  await page.goto(`${origin}/singleSignOn?code=theirs&state=theirs`)
  await expect(page.getByText('单点登录未成功或已超时，请重新登录')).toBeVisible()
  await expect(page).toHaveURL(`${origin}/singleSignOn`)
  await page.goto(`${origin}/singleSignOn?error=access_denied&state=any`)
  await expect(page.getByText('您取消了登录')).toBeVisible()
  await page.goto(`${origin}/en/login`)
  await expect(page.getByRole('button', { name: 'Log in with Example University' })).toBeVisible()
  await page.goto(`${origin}/zh/login`)
  await termsBox(page).check()
  await page.route('**/beginSingleSignOn', (route) =>
    route.fulfill({ json: { code: 500, message: '统一身份认证暂时无法访问', data: { error: 'SINGLE_SIGN_ON_AWAY' } } }),
  )
  await button(page).click()
  await expect(page.getByText('统一身份认证暂时无法访问')).toBeVisible()
})
