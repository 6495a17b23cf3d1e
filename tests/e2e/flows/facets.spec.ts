import { expect, test } from '@playwright/test'
import { chips, facet, open, results, total } from '../results/result-steps.ts'

test.describe('facets', () => {
  test('filters.02 filters.03 filters.12 filters.13 filters.14 filters.15: a country is selected, then included or excluded; the same filter twice is rejected', async ({
    page,
  }) => {
    await open(page, results('&page=2'))
    const all = await total(page)
    const country = facet(page, '国家/地区')
    const include = country.getByRole('button', { name: '筛选', exact: true })
    const exclude = country.getByRole('button', { name: '排除', exact: true })
    await expect(include).toBeDisabled()
    await expect(exclude).toBeDisabled()

    await country.getByRole('checkbox', { name: '中国', exact: true }).check()
    await include.click()
    await expect(page).toHaveURL(/f=country:CN/)
    await expect(page).not.toHaveURL(/page=/)
    await expect(chips(page)).toContainText('国家/地区：中国')
    const inChina = await total(page)
    expect(inChina).toBeLessThan(all)

    await country.getByRole('checkbox', { name: '中国', exact: true }).check()
    await include.click()
    await expect(country.getByText('重复筛选项')).toBeVisible()
    await expect(chips(page).getByRole('button', { name: /^去掉/ })).toHaveCount(1)

    await exclude.click()
    await expect(page).toHaveURL(/n=country:CN/)
    await expect.poll(() => total(page)).toBe(all - inChina)
    await expect(chips(page).locator('[data-excluded] [aria-hidden]').first()).toHaveCSS('text-decoration-line', 'line-through')
    await page.getByRole('button', { name: '清除', exact: true }).click()
    await expect.poll(() => total(page)).toBe(all)
  })

  test('years are dragged over in the histogram', async ({ page }) => {
    await open(page, results())
    const all = await total(page)
    const bars = page.getByRole('img', { name: /^申请年柱状图/ })
    await bars.scrollIntoViewIfNeeded()
    const box = await bars.boundingBox()
    if (!box) throw new Error('no histogram')
    await page.mouse.move(box.x + box.width * 0.55, box.y + 30)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.8, box.y + 30, { steps: 5 })
    await page.mouse.up()
    await expect(page).toHaveURL(/f=year:\d{4}&f=year:\d{4}/)
    await expect.poll(() => total(page)).toBeLessThan(all)
  })
})
