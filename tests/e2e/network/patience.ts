import type { Page } from '@playwright/test'

/** How the patience of a page with unanswered calls is shortened, and given back. */
export interface Patience {
  /** From now on thirty seconds are three. */
  readonly shorten: () => Promise<void>
  readonly restore: () => Promise<void>
}

/**
 * Lets a flow shorten how long a page waits for an answer, for the moments in which nothing is to answer: a busy machine needs its time
 * for everything else. To be called before the page is opened; `isShort`: short from the first call on.
 */
export async function patienceOf(page: Page, isShort = false): Promise<Patience> {
  await page.addInitScript((short) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const patience = { isShort: short }
    Object.assign(window, { patience })
    AbortSignal.timeout = (milliseconds) => timeout(patience.isShort ? milliseconds / 10 : milliseconds)
  }, isShort)
  const set = (short: boolean) =>
    page.evaluate((value) => {
      ;(window as unknown as { patience: { isShort: boolean } }).patience.isShort = value
    }, short)
  return { shorten: () => set(true), restore: () => set(false) }
}
