import { expect, test } from '@playwright/test'
import { openFromList, withDetail } from '../patents/patent-steps.ts'

test.describe('long texts', () => {
  const CLAIMS = 900
  const PARAGRAPHS = 2000

  test('900 claims and 200 pages: open at once, filled and marked in idle moments, mapped, and navigated by hits', async ({ page }) => {
    await withDetail(page, (detail) => {
      detail.claims = Array.from({ length: CLAIMS }, (_, index) => ({
        number: index + 1,
        text: `第 ${index + 1} 种装置${index === CLAIMS - 1 ? '，含石墨烯' : ''}。`,
        independent: index === 0,
        parents: index === 0 ? [] : [1],
        lang: 'zh',
      }))
      detail.description = Array.from({ length: PARAGRAPHS }, (_, index) => ({
        text:
          index === 1000
            ? '表 1\n\t样品\t产率\n\tA\t91 %'
            : `第 ${index + 1} 段。${'本装置用于说明长文本。'.repeat(20)}${index === PARAGRAPHS - 1 ? '石墨烯' : ''}`,
        lang: 'zh',
        heading: false,
        section: null,
      }))
    })
    await openFromList(page, 1)
    await expect(page.locator('[data-claim="1"]')).toBeVisible()
    await expect(page.locator(`[data-claim="${CLAIMS}"]`)).toBeAttached()
    await expect(page.getByText(`第 ${PARAGRAPHS} 段。`)).toBeAttached()
    const steps = page.getByRole('group', { name: '命中位置' })
    // The last paragraph is there before its hit is marked.
    await expect(steps).toContainText('5 处')
    await steps.getByRole('button', { name: '上一处命中' }).click()
    await expect(page.getByText(`第 ${PARAGRAPHS} 段。`)).toBeInViewport()
    await expect(page.locator('mark[data-current]')).toHaveText('石墨烯')
    const ticks = page.locator('[data-hit-map] span')
    await expect(ticks.last()).toHaveCSS('position', 'absolute')
    expect(await ticks.last().evaluate((tick) => parseFloat((tick as HTMLElement).style.insetBlockStart) / 100)).toBeGreaterThan(0.97)
    await steps.getByRole('button', { name: '上一处命中' }).click()
    await expect(page.locator(`[data-claim="${CLAIMS}"]`)).toBeInViewport()
    await expect(page.locator('table', { hasText: '产率' }).getByRole('cell')).toHaveText(['样品', '产率', 'A', '91 %'])
  })
})
