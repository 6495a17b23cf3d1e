import { expect, test } from '@playwright/test'
import { open, results } from '../results/result-steps.ts'

test.describe('waiting and failing', () => {
  const SEARCH = '**/api/search/ts/search'

  test('a search that is overtaken is cancelled', async ({ page }) => {
    await open(page, results())
    const cancelled: string[] = []
    page.on('requestfailed', (request) => cancelled.push(request.postData() ?? ''))
    await page.route(SEARCH, async (route) => {
      if (route.request().postData()?.includes('"from":20')) await new Promise((after) => setTimeout(after, 3000))
      await route.continue().catch(() => {})
    })
    await page.getByRole('button', { name: '第 2 页' }).click()
    await expect(page).toHaveURL(/page=2/)
    await page.getByRole('button', { name: '第 3 页' }).click()
    await expect(page.locator('[data-row] td').nth(1)).toHaveText('41')
    expect(cancelled.some((body) => body.includes('"from":20'))).toBe(true)
  })
})
