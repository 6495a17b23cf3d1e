import type { Page } from '@playwright/test'

/** Shortens the request timeouts of a page, and restores them. */
export interface RequestTimeouts {
  /** Divides timeouts by ten. */
  readonly shorten: () => Promise<void>
  readonly restore: () => Promise<void>
}

/**
 * Lets a flow shorten the request timeouts of a page while calls stay unanswered; otherwise a busy machine needs the full timeouts. Call
 * it before the page is opened. With `isShort`, timeouts are short from the first call.
 */
export async function requestTimeoutsOf(page: Page, isShort = false): Promise<RequestTimeouts> {
  await page.addInitScript((short) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const timeouts = { isShort: short }
    Object.assign(window, { timeouts })
    AbortSignal.timeout = (milliseconds) => timeout(timeouts.isShort ? milliseconds / 10 : milliseconds)
  }, isShort)
  const set = (short: boolean) =>
    page.evaluate((value) => {
      ;(window as unknown as { timeouts: { isShort: boolean } }).timeouts.isShort = value
    }, short)
  return { shorten: () => set(true), restore: () => set(false) }
}
