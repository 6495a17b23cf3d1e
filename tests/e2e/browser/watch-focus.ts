import type { Locator, Page } from '@playwright/test'

/**
 * Finds an element once and returns whether it has the focus now. To find it by role and name again for each press of a key took most of
 * the time of a walk by keyboard; it is, if the page replaced it.
 */
export async function watchFocus(page: Page, target: Locator): Promise<() => Promise<boolean>> {
  const find = () => target.evaluate((element) => void Object.assign(window, { soughtFocus: element }))
  await find()
  return async () => {
    const state = await page.evaluate(() => {
      const { soughtFocus: element } = window as unknown as { readonly soughtFocus?: Element }
      return element?.isConnected ? element === document.activeElement : null
    })
    if (state !== null) return state
    await find()
    return target.evaluate((element) => element === document.activeElement)
  }
}
