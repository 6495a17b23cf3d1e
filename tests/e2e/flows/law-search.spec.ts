import { expect, test } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'

test.describe('law search', () => {
  test('events of the collection are offered, and an end date before the start date is rejected', async ({ page }) => {
    await page.goto('/zh/lawSearch')
    await expect(page.locator('datalist option').first()).toBeAttached()
    await page.getByLabel('起', { exact: true }).fill('2020-01-02')
    await page.getByLabel('止', { exact: true }).fill('2020-01-01')
    await expect(page.getByText('起始日期晚于截止日期')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: '检索', exact: true })).toBeDisabled()
    expect(await seriousViolations(page)).toEqual([])
  })
})
