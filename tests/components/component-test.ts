import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { inject, test as base } from 'vitest'
import { Context, type ContextOptions, type StorageState } from './browser/context.ts'
import { extendExpect } from './browser/matchers.ts'

export { expect } from 'vitest'
export type { APIRequestContext, Browser, BrowserContext, Locator, Page, Request, Response, Route } from '@playwright/test'

extendExpect()

/** How a context is opened, in Playwright's words. */
interface NewContextOptions extends ContextOptions {
  readonly baseURL?: string
  readonly storageState?: StorageState
}

/** Typed as Playwright's, so that the steps of flows serve here too; what needs layout is missing and fails. */
interface Fixtures {
  readonly viewport: { readonly width: number; readonly height: number } | undefined
  /** The server of the run. */
  readonly baseURL: string
  /** Opens contexts; those that a test leaves open are closed with it. */
  readonly browser: Browser
  /** A browser of its own, without layout, on the server of the run. */
  readonly context: BrowserContext
  readonly page: Page
  readonly request: APIRequestContext
}

const extended = base.extend<Fixtures>({
  viewport: undefined,
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, provide) => provide(inject('testServer').url),
  // oxlint-disable-next-line no-empty-pattern
  browser: async ({}, provide) => {
    const opened: Context[] = []
    const newContext = async ({ baseURL, storageState, ...options }: NewContextOptions = {}) => {
      const { url, app } = inject('testServer')
      const stored = storageState?.origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])) ?? []
      const context = await Context.open(baseURL ?? url, app, { stored: Object.fromEntries(stored), ...options })
      if (storageState !== undefined) await context.addCookies(storageState.cookies)
      opened.push(context)
      return context
    }
    await provide({ newContext } as unknown as Browser)
    for (const context of opened) await context.close()
  },
  context: async ({ browser, viewport }, provide) => provide(await browser.newContext({ ...(viewport && { viewport }) })),
  page: async ({ context }, provide) => provide(await context.newPage()),
  request: async ({ context }, provide) => provide(context.request),
})

/** Tests of the web app without layout. Tests of sizes, positions, real files or downloads are flows (`tests/e2e`). */
export const test = withWordsOfFlows(extended)

/** What Playwright's `test` has and Vitest's has not, also after `extend`. */
function withWordsOfFlows<Test extends typeof extended>(given: Test) {
  const { extend } = given
  return Object.assign(given, {
    describe: Object.assign(given.describe, { configure: (_: object) => {} }),
    extend: ((fixtures: never) => withWordsOfFlows(extend.call(given, fixtures) as unknown as Test)) as unknown as Test['extend'],
    /** Options of the tests of a file or of a `describe`. */
    use: ({ viewport }: { viewport?: { width: number; height: number }; trace?: 'off' }) => void (viewport && given.override({ viewport })),
    /** Tests without layout have one limit. */
    setTimeout: (_: number) => {},
    slow: () => {},
    step: async <Result>(_: string, run: () => Promise<Result>) => run(),
  })
}
