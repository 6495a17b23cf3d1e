import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { aSignedInAccount, browserOf, type TestAccount } from './test-accounts.ts'

/** Tests of somebody's own pages: `own` is a page in which `account`, made for the test, is signed in. */
export const test = base.extend<{ account: TestAccount & { token: string }; own: Page }>({
  // oxlint-disable-next-line no-empty-pattern
  account: async ({}, provide) => provide(await aSignedInAccount()),
  own: async ({ browser, baseURL, account }, provide) => {
    const context = await browserOf(browser, baseURL, account)
    await provide(await context.newPage())
    await context.close()
  },
})

/** The newest letter or SMS that was sent to somebody, from the outbox of the sandbox. */
export async function outbox(page: Page, to: string): Promise<{ code: string; text: string }> {
  const answer = (await (await page.request.get(`/api/dev/outbox?to=${to}`)).json()) as { data: { list: { code: string; text: string }[] } }
  return answer.data.list[0]!
}

/** Types a phone, has a code sent to it and returns the code. */
export async function sendCodeTo(page: Page, container: Page | Locator, label: string, phone: string): Promise<string> {
  await container.getByLabel(label).fill(phone)
  const sent = page.waitForResponse((response) => response.url().endsWith('/sendCode'))
  await container.getByRole('button', { name: /获取验证码|重新发送/ }).click()
  expect(((await (await sent).json()) as { code: number }).code).toBe(200)
  return (await outbox(page, phone)).code
}
