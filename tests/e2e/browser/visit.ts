import type { Page } from '@playwright/test'

/** Goes to an address of the app in the document that is open, as its links do: a new document costs several times as much. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, address)
}
