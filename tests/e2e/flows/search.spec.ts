import { expect, test } from '@playwright/test'
import { open, results } from '../results/result-steps.ts'

test.describe('pages', () => {
  test('a hundred rows are a real table of which few are drawn', async ({ page }) => {
    await open(page, results('&size=100'))
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '101')
    expect(await page.locator('[data-row]').count()).toBeLessThan(60)
    await page.locator('[aria-busy]').evaluate((box) => box.scrollTo(0, box.scrollHeight))
    await expect(page.locator('[data-row="99"]')).toBeInViewport()
  })
})

for (const width of [390, 768, 1024, 1356, 1920, 2560]) {
  test(`nothing is wider than a window of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, results('&f=country:CN&n=type:design&f=year:2020', '石墨烯 电池'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })
}
