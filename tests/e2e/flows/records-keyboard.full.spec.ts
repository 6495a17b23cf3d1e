import { expect } from '@playwright/test'
import { pressBy, skipToContent, tabTo } from '../accounts/by-keyboard.ts'
import { test } from '../accounts/own-page.ts'
import { HAS_DATABASE } from '../accounts/server-database.ts'

// Trademarks and companies by keyboard alone: from the search to a record, which is followed.

// Skipped against an external server, whose database the flows cannot access.
test.skip(!HAS_DATABASE, 'needs the database of the server under test')

/** Presses of Tab past the facets of a list. */
const PAST_THE_FACETS = 200

test('a trademark is searched, opened, followed and unfollowed by keyboard', async ({ own: page }) => {
  await page.goto('/trademark')
  const word = page.getByRole('combobox', { name: '商标名称、号码或申请人' })
  await tabTo(page, word, PAST_THE_FACETS)
  await page.keyboard.type('云')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/trademark\/result/)
  await pressBy(page, page.getByRole('main').locator('a[href*="etaile?id="]').first(), PAST_THE_FACETS)
  await skipToContent(page)
  await pressBy(page, page.getByRole('main').getByRole('button', { name: '关注', exact: true }))
  const followed = page.getByRole('main').getByRole('button', { name: '已关注', exact: true })
  await expect(followed).toBeFocused()
  await page.keyboard.press('f')
  await expect(page.getByRole('main').getByRole('button', { name: '关注', exact: true })).toBeFocused()
})

test('a mark is screened by keyboard, and a similar one opened', async ({ own: page }) => {
  await page.goto('/trademark/similar')
  await skipToContent(page)
  await tabTo(page, page.getByRole('textbox', { name: '商标文字' }))
  await page.keyboard.type('云岭')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9,42')
  await page.keyboard.press('Enter')
  const similar = page.getByRole('table').getByRole('link').first()
  await pressBy(page, similar, PAST_THE_FACETS)
  await expect(page).toHaveURL(/\/trademark\/detaile\?id=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a company is searched, opened and followed by keyboard', async ({ own: page }) => {
  await page.goto('/organization')
  await skipToContent(page)
  await tabTo(page, page.getByRole('search').getByRole('combobox'))
  await page.keyboard.type('云岭')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/organizationResult/)
  await pressBy(page, page.getByRole('main').locator('a[href*="etaile?id="]').first(), PAST_THE_FACETS)
  await skipToContent(page)
  await pressBy(page, page.getByRole('main').getByRole('button', { name: '关注', exact: true }))
  await expect(page.getByRole('main').getByRole('button', { name: '已关注', exact: true })).toBeFocused()
})
