import { expect, test as base } from '../component-test.ts'
import { END, offer, popup } from '../../e2e/accounts/offer-steps.ts'
import { test } from '../../e2e/accounts/own-page.ts'

// The limited offer on home.

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

base('activity.01, activity.04: the offer stands on / while it runs, with the time that is left', async ({ page }) => {
  await offer(page, 2 * DAY + 3 * HOUR + 4 * MINUTE + 30_000)
  await page.goto('/')
  await expect(popup(page)).toContainText('¥9.90')
  await expect(popup(page).getByRole('timer')).toHaveText('距结束还有 2 天')
  const parts = popup(page).locator('b')
  await expect(parts.first()).toHaveText('02')
  await expect(parts.nth(1)).toHaveText('03')
  await expect(parts.nth(2)).toHaveText('04')
  await page.clock.runFor(30_000)
  await expect(parts.nth(2)).toHaveText('03')
  await page.goto('/homeSearch')
  await expect(page.getByRole('combobox', { name: '检索内容' })).toBeVisible()
  await expect(popup(page)).toBeHidden()
})

base('an offer that ends while it is shown goes, and does not come back', async ({ page }) => {
  await offer(page, 90_000)
  await page.goto('/')
  await expect(popup(page).getByRole('timer')).toHaveText('距结束还有 1 分钟')
  await page.clock.runFor(91_000)
  await expect(popup(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('combobox', { name: '检索内容' })).toBeVisible()
  await expect(popup(page)).toBeHidden()
})

base('without an offer in the settings home shows none', async ({ page }) => {
  await offer(page, DAY, null)
  await page.goto('/')
  await expect(page.getByRole('combobox', { name: '检索内容' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(popup(page)).toBeHidden()
})

base('activity.03: what a visitor closed stays closed in this tab, and comes in another', async ({ page }) => {
  await offer(page, DAY)
  await page.goto('/')
  await popup(page).getByRole('button', { name: '关闭活动' }).press('Enter')
  await expect(popup(page)).toBeHidden()
  expect(await page.evaluate(() => [localStorage.getItem('activityDismissed'), sessionStorage.getItem('activityDismissed')])).toEqual([
    null,
    `0 ${END}`,
  ])
  await page.reload()
  await expect(page.getByRole('combobox', { name: '检索内容' })).toBeVisible()
  await expect(popup(page)).toBeHidden()
  const other = await page.context().newPage()
  await offer(other, DAY)
  await other.goto('/')
  await expect(popup(other)).toBeVisible()
})

base('activity.06: to buy, a visitor is led to the login, and the product is kept', async ({ page }) => {
  await offer(page, DAY)
  await page.goto('/')
  await popup(page).getByRole('button', { name: '立即购买' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('pendingProduct'))).toBe('0')
})

test.describe('signed in', () => {
  test('activity.02: what a user closed stays closed in this browser', async ({ own }) => {
    await offer(own, DAY)
    await own.goto('/')
    await expect(popup(own).getByRole('button', { name: '立即购买' })).toBeVisible()
    await popup(own).getByRole('button', { name: '关闭活动' }).click()
    expect(await own.evaluate(() => localStorage.getItem('activityDismissed'))).toBe(`0 ${END}`)
    const other = await own.context().newPage()
    await offer(other, DAY)
    await other.goto('/')
    await expect(other.getByRole('combobox', { name: '检索内容' })).toBeVisible()
    await other.waitForLoadState('networkidle')
    await expect(popup(other)).toBeHidden()
  })
})
