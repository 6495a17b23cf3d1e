import { expect, test } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'

test.describe('law search', () => {
  test('search-modes.07: states and days lead to a list of their own call, from which the form is filled again', async ({ page }) => {
    await page.goto('/zh/lawSearch')
    await page.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('请至少选择')
    await page.getByRole('checkbox', { name: '有效', exact: true }).check()
    await page.getByLabel('起', { exact: true }).fill('2000-01-01')
    const asked = page.waitForRequest(/ts\/lawSearch/)
    await page.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
    expect((await asked).postDataJSON()).toMatchObject({ lawTypeList: ['active'], eventDateFrom: '20000101' })
    await page.locator('[data-row] a').first().click()
    await page.locator('[data-key=publication]').first().waitFor()
    await page.goBack()
    await page.getByRole('link', { name: '修改条件' }).click()
    await expect(page.getByRole('checkbox', { name: '有效', exact: true })).toBeChecked()
    await expect(page.getByLabel('起', { exact: true })).toHaveValue('2000-01-01')
  })

  test('events of the collection are offered, and days that end before they begin are refused', async ({ page }) => {
    await page.goto('/zh/lawSearch')
    await expect(page.locator('datalist option').first()).toBeAttached()
    await page.getByLabel('起', { exact: true }).fill('2020-01-02')
    await page.getByLabel('止', { exact: true }).fill('2020-01-01')
    await expect(page.getByText('起始日期晚于截止日期')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: '检索', exact: true })).toBeDisabled()
    expect(await seriousViolations(page)).toEqual([])
  })
})
