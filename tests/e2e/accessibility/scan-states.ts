import { expect, test, type Page } from '@playwright/test'
import { waitUntilQuiet, watchRequests } from '../browser/quiet-page.ts'
import { seriousViolations, seriousViolationsExceptColours, seriousViolationsInTheDark } from './serious-violations.ts'

/** States of pages by name, and how each is reached in a page that may show any of the others. */
export type PageStates = Readonly<Record<string, (page: Page) => Promise<unknown>>>

/** How a state is scanned: the size of the window, and the theme. */
interface Appearance {
  readonly name: string
  readonly size: { readonly width: number; readonly height: number }
  readonly violations: (page: Page) => Promise<string[]>
}

const WIDE: Appearance = { name: 'wide', size: { width: 1440, height: 900 }, violations: seriousViolations }
const PHONE: Appearance = { name: 'phone, dark', size: { width: 390, height: 844 }, violations: seriousViolationsInTheDark }

/** For states whose colours are scanned in Chinese: names and sizes are what differs. */
export const IN_ENGLISH: Appearance = { name: 'wide, in English', size: WIDE.size, violations: seriousViolationsExceptColours }

/** Every appearance in which a state is scanned: the theme only changes colours, and a scan takes as long as reaching the state. */
export const APPEARANCES: readonly Appearance[] = [WIDE, PHONE]

/**
 * Brings one page from state to state and expects no serious violations in each, on a wide screen in the light theme unless other
 * `appearances` are given, and nothing wider than the window. Violations are reported with the name of the state and do not stop the scan.
 */
export async function scanStates(page: Page, states: PageStates, appearances: readonly Appearance[] = [WIDE]): Promise<void> {
  watchRequests(page)
  for (const [name, reach] of Object.entries(states)) {
    await test.step(name, async () => {
      await reset(page)
      await reach(page)
      for (const appearance of appearances) await scan(page, appearance, name)
    })
  }
}

async function scan(page: Page, { name, size, violations }: Appearance, state: string): Promise<void> {
  if (page.viewportSize()?.width !== size.width) {
    await page.setViewportSize(size)
    await drawn(page)
    await waitUntilQuiet(page)
  }
  await showWholePage(page)
  expect.soft(await violations(page), `${state}, ${name}`).toEqual([])
  expect.soft(await excessWidth(page), `${state}, ${name}: wider than the window by px`).toBeLessThanOrEqual(0)
}

/** Of the state before, neither the window's size nor the pointer nor answers made up for it remain. */
async function reset(page: Page): Promise<void> {
  await page.unrouteAll()
  await page.setViewportSize(WIDE.size)
  await page.mouse.move(0, 0)
}

/** What a sticky bar half covers would count as a target that is too small, wherever the page happens to be scrolled to. */
async function showWholePage(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, whole) })
  await drawn(page)
}

/** Layouts that follow a ResizeObserver, such as the columns of drawings, change in the frame after the window does. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
}

/** How much wider a page is than its window, CSS pixels. */
function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
