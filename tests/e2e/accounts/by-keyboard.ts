import { expect, type Locator, type Page } from '@playwright/test'
import { watchFocus } from '../browser/watch-focus.ts'

/** Presses of Tab from one part of a form to another, or past the header: component tests cannot follow the skip link. */
const MAX_TABS = 16

/** Tabs on until something has the focus, which then shows it. */
export async function tabTo(page: Page, target: Locator, maxPresses = MAX_TABS): Promise<void> {
  await target.waitFor()
  const hasFocus = await watchFocus(page, target)
  for (let press = 0; press < maxPresses; press += 1) {
    if (await hasFocus()) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** Tabs to a button or link and presses it. */
export async function pressBy(page: Page, target: Locator, maxPresses = MAX_TABS): Promise<void> {
  await tabTo(page, target, maxPresses)
  await page.keyboard.press('Enter')
}

/** Moves the focus to the beginning of the content, by the skip link. */
export async function skipToContent(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

/** The content of a page. */
export function mainOf(page: Page): Locator {
  return page.getByRole('main')
}

/** A button in the content of a page; a text is its whole name. */
export function buttonIn(page: Page, name: string | RegExp): Locator {
  return mainOf(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
}

/** Opens a page; the focus is at the start of its content. */
export async function openByKeyboard(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await skipToContent(page)
}
