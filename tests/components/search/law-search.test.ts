import { expect, test } from '../component-test.ts'

test.describe('law search', () => {
  test('search-modes.07: states and days lead to a list of their own call, from which the form is filled again', async ({ page }) => {
    await page.goto('/zh/lawSearch')
    await page.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('请至少选择')
    await page.getByRole('checkbox', { name: '有效', exact: true }).check()
    await page.getByLabel('起', { exact: true }).fill('2000-01-01')
    const requested = page.waitForRequest(/ts\/lawSearch/)
    await page.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
    expect((await requested).postDataJSON()).toMatchObject({ lawTypeList: ['active'], eventDateFrom: '20000101' })
    await page.locator('[data-row] a:not([data-group])').first().click()
    await page.locator('[data-key=publication]').first().waitFor()
    await page.goBack()
    await page.getByRole('link', { name: '修改条件' }).click()
    await expect(page.getByRole('checkbox', { name: '有效', exact: true })).toBeChecked()
    await expect(page.getByLabel('起', { exact: true })).toHaveValue('2000-01-01')
  })
})
