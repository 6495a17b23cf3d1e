import { expect, test } from '../component-test.ts'

test('an unclosed bracket is reported with its position, in both languages, and fixed', async ({ page }) => {
  await page.goto('/zh/resultList/tableList?q=' + encodeURIComponent('TI=(石墨烯 AND 电池'))
  const hints = page.getByRole('list', { name: '检索式提示' })
  await expect(hints).toContainText('第 4 个字符')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('list', { name: 'Notes on the query' })).toContainText('4')
  await page.getByRole('list', { name: 'Notes on the query' }).getByRole('button').first().click()
  await page.getByRole('textbox', { name: 'Query' }).press('Enter')
  await expect(page).toHaveURL(/q=TI%3D\(/)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
})
