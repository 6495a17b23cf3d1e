import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { inject, test as base } from 'vitest'
import { aSignedInAccount, storedFor, type SignedInAccount } from '../e2e/accounts/signed-in-account.ts'
import { extendExpect } from './browser/matchers.ts'
import { Context } from './browser/context.ts'

export { expect } from 'vitest'
export type { Locator, Page } from '@playwright/test'

extendExpect()

/** Typed as Playwright's, so that the steps of flows serve here too; what needs layout is missing and fails. */
interface Fixtures {
  /** A browser of its own, without layout, on the server of the run. */
  readonly context: BrowserContext
  readonly page: Page
  readonly request: APIRequestContext
  /** Made for the test. */
  readonly account: SignedInAccount
  /** A page in which `account` is signed in. */
  readonly own: Page
}

/** A new browser of the run, with what local storage holds from the beginning. The caller closes it. */
export async function openContext(stored: Readonly<Record<string, string>> = {}): Promise<BrowserContext> {
  const { url, app } = inject('testServer')
  return (await Context.open(url, app, stored)) as unknown as BrowserContext
}

/** Tests of the web app without layout. What looks at sizes, places, real files or downloads is a flow (`tests/e2e`). */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern
  context: async ({}, give) => {
    const context = await openContext()
    await give(context)
    await context.close()
  },
  page: async ({ context }, give) => give(await context.newPage()),
  request: async ({ context }, give) => give(context.request),
  // oxlint-disable-next-line no-empty-pattern
  account: async ({}, give) => give(await aSignedInAccount()),
  own: async ({ account }, give) => {
    const context = await openContext(storedFor(account))
    await give(await context.newPage())
    await context.close()
  },
})
