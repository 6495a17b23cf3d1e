import { expect, test, type Page } from '@playwright/test'
import { seriousViolations, seriousViolationsInTheDark } from './serious-violations.ts'

/** States of pages by name, and how each is reached in a page that may show any of the others. */
export type PageStates = Readonly<Record<string, (page: Page) => Promise<unknown>>>

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/**
 * Brings one page from state to state and expects no serious violations in each, on a wide screen in the light theme and on a phone in
 * the dark one (only colours differ between the themes, and a scan takes as long as reaching the state), and nothing wider than the
 * window. Violations are reported with the name of the state and do not stop the scan.
 */
export async function scanStates(page: Page, states: PageStates): Promise<void> {
  for (const [name, reach] of Object.entries(states)) {
    await test.step(name, async () => {
      await reset(page)
      await reach(page)
      await scan(page, seriousViolations, `${name}, wide`)
      await page.setViewportSize(PHONE)
      await page.waitForLoadState('networkidle')
      await scan(page, seriousViolationsInTheDark, `${name}, phone, dark`)
    })
  }
}

async function scan(page: Page, violationsOf: typeof seriousViolations, what: string): Promise<void> {
  await showWholePage(page)
  expect.soft(await violationsOf(page), what).toEqual([])
  expect.soft(await excessWidth(page), `${what}: wider than the window by px`).toBeLessThanOrEqual(0)
}

/** Of the state before, neither the window's size nor the pointer nor answers made up for it remain. */
async function reset(page: Page): Promise<void> {
  await page.unrouteAll()
  await page.setViewportSize(WIDE)
  await page.mouse.move(0, 0)
}

/** What a sticky bar half covers would count as a target that is too small, wherever the page happens to be scrolled to. */
async function showWholePage(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
}

/** How much wider a page is than its window, CSS pixels. */
function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
