import { expect, type Locator, type Page } from '@playwright/test'
import { watchFocus } from '../browser/watch-focus.ts'
import type { SearchMode, Sought, Step } from './search-modes.ts'

/** Fills the form of a mode with the mouse and opens its list. */
export async function searchByMouse(page: Page, mode: SearchMode, sought: Sought): Promise<void> {
  for (const { on, action, text = '' } of mode.steps(page, sought)) {
    if (action === 'type') await on.fill(text)
    else if (action === 'check') await on.check()
    else await on.click()
  }
  await page.locator('[data-row]').first().waitFor()
}

/** The same without a mouse: reaches each control by Tab. */
export async function searchByKeyboard(page: Page, mode: SearchMode, sought: Sought): Promise<void> {
  for (const step of mode.steps(page, sought)) await doByKeyboard(page, step)
  await page.locator('[data-row]').first().waitFor()
}

async function doByKeyboard(page: Page, { on, action, text = '' }: Step): Promise<void> {
  await tabTo(page, on)
  if (action === 'type') await page.keyboard.insertText(text)
  else await page.keyboard.press(action === 'check' ? 'Space' : 'Enter')
}

/** More than any form has controls before its own. */
const MAX_TABS = 120

/**
 * Moves the focus to a control by keyboard: by Tab, and within a tree, which is a single tab stop, by arrow keys. Fails if the control
 * cannot be reached.
 */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled()
  const row = control.locator('xpath=ancestor::*[@role="row"][ancestor::*[@role="treegrid"]]')
  if ((await row.count()) === 0) return pressUntil(page, 'Tab', await watchFocus(page, control))
  await pressUntil(page, 'Tab', () => row.evaluate((element) => element.closest('[role=treegrid]')!.contains(document.activeElement)))
  await page.keyboard.press('Home')
  await pressUntil(page, 'ArrowDown', await watchFocus(page, row))
}

async function pressUntil(page: Page, key: string, holds: () => Promise<boolean>): Promise<void> {
  for (let times = 0; times < MAX_TABS; times++) {
    if (await holds()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${MAX_TABS} times ${key} did not lead there`)
}

/** Opens a patent far down its list and goes back: list and scroll position are unchanged. */
export async function openAndComeBack(page: Page): Promise<void> {
  const address = page.url()
  const links = page.locator('[data-row] a[href*=searchDetail]:not([data-group])')
  const id = await idOf(links.nth(Math.min(12, (await links.count()) - 1)))
  // By its record, not by its place: scrolling removes rows above from the table, and places shift.
  const link = links.and(page.locator(`[href*="id=${id}"]`))
  await link.scrollIntoViewIfNeeded()
  const top = await topOf(link)
  await link.click()
  await expect(page).toHaveURL((url) => url.pathname.endsWith('/searchDetail') && url.searchParams.get('id') === id)
  // Office records may lack a title; every patent page shows the facts.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#part-biblio')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(link).toBeInViewport()
  await expect.poll(() => topOf(link)).toBe(top)
}

/** The same by keyboard: to the third row (or the last), into its patent, and back. */
export async function openAndComeBackByKeyboard(page: Page): Promise<void> {
  const rows = page.locator('[data-row]')
  const last = Math.min(3, await rows.count()) - 1
  for (let row = 0; row <= last; row++) {
    await page.keyboard.press('j')
    await expect(rows.nth(row)).toHaveAttribute('aria-current', /.+/)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/searchDetail\?/)
  // Keyboard shortcuts work once the page is rendered, shortly after the URL changes.
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('#part-biblio').waitFor()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/resultList/)
  await expect(rows.nth(last)).toHaveAttribute('aria-current', /.+/)
}

/** Back once more: the form is as it was left. */
export async function expectFormRestored(page: Page, { restored, entry }: SearchMode, sought: Sought): Promise<void> {
  if (restored === null) return
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(entry))
  const { on, text } = restored(page, sought)
  if (text === true) return expect(on).toBeChecked()
  const isField = await on.evaluate((element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
  await (isField ? expect(on).toHaveValue(text) : expect(on).toContainText(text))
}

function idOf(link: Locator): Promise<string | null> {
  return link.evaluate((element) => new URL((element as HTMLAnchorElement).href).searchParams.get('id'))
}

function topOf(link: Locator): Promise<number> {
  return link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
}
