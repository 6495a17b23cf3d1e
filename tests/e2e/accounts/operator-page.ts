import type { Page } from '@playwright/test'
import { test as base } from './own-page.ts'
import { inDatabase } from './server-database.ts'
import { aSignedInAccount, browserOf } from './test-accounts.ts'
import type { SignedInAccount } from './signed-in-account.ts'

/** Tests of the console: `ops` is a page in which `operator`, made for the test, is signed in; `own` that of another user. */
export const test = base.extend<{ operator: SignedInAccount; ops: Page }>({
  // oxlint-disable-next-line no-empty-pattern
  operator: async ({}, provide) => {
    const account = await aSignedInAccount()
    await inDatabase(`UPDATE users SET role = 'operator' WHERE id = $1`, [account.userId])
    await provide(account)
  },
  ops: async ({ browser, baseURL, operator }, provide) => {
    const context = await browserOf(browser, baseURL, operator)
    await provide(await context.newPage())
    await context.close()
  },
})
