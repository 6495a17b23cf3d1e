import { expect, test } from '@playwright/test'
import { requestTimeoutsOf } from '../network/request-timeouts.ts'
import { facet, open, results } from '../results/result-steps.ts'

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

  test('no answer in time: said in the panel, which asks again; a facet says of itself why its values did not come', async ({ page }) => {
    const timeouts = await requestTimeoutsOf(page, true)
    let answers = false
    await page.route(SEARCH, (route) => (answers ? route.continue() : undefined))
    await page.goto(results())
    const panel = page.getByRole('region', { name: '检索结果列表' }).getByRole('alert')
    await expect(panel).toContainText('30 秒内未收到响应')
    await timeouts.restore()
    answers = true
    await panel.getByRole('button', { name: '重试' }).click()
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await page.getByRole('complementary', { name: '筛选结果' }).getByRole('button', { name: '重试' }).click()
    const applicants = facet(page, '申请人')
    await expect(applicants.getByRole('listitem')).toHaveCount(10)

    await page.unroute(SEARCH)
    await page.route(SEARCH, (route) => route.abort('internetdisconnected'))
    await applicants.getByRole('button', { name: /^更多\+/ }).click()
    await expect(applicants.getByRole('alert')).toContainText('网络异常，请稍后重试')
    await page.unroute(SEARCH)
    await applicants.getByRole('button', { name: '重试' }).click()
    await expect.poll(() => applicants.getByRole('listitem').count()).toBeGreaterThan(10)
    await expect(applicants.getByRole('alert')).toHaveCount(0)
  })
})
