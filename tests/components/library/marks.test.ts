import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

const LIST = '/resultList/tableList?q=石墨烯'

test('G80, settings.06: selected rows are tagged by key, which makes lists show tags; the page of the patent names the colour', async ({
  own,
}) => {
  await own.goto(LIST)
  const rows = own.locator('[data-row]')
  for (const at of [0, 1]) await rows.nth(at).getByRole('checkbox').check()
  await own.keyboard.press('t')
  const dialog = own.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /^(红|橙|绿|蓝|紫|灰)/ })).toHaveCount(5)
  await own.keyboard.press('3')
  await expect(own.getByText('已标记 2 件')).toBeVisible()
  await expect(rows.nth(1).locator('[title="标签：绿"]')).toBeVisible()
  await expect(rows.nth(2).locator('[title^="标签"]')).toHaveCount(0)
  await rows.nth(0).getByRole('link').first().click()
  await expect(own.getByRole('main').locator('[title="标签：绿"]')).toBeVisible()
})

test('detail.06, settings.13: opened patents are marked as read in lists, and hidden if the user chose so', async ({ own }) => {
  await own.goto(LIST)
  const rows = own.locator('[data-row]')
  const number = await rows.nth(1).locator('td').nth(2).textContent()
  const opened = own.waitForResponse(/ts\/searchDetail/)
  await rows.nth(1).getByRole('link').first().click()
  await opened
  await own.goto(LIST)
  await expect(rows.nth(1).getByText('已读')).toBeVisible()
  await own.getByRole('button', { name: '检索设置' }).click()
  const saved = own.waitForResponse(/searchSet\/save/)
  await own.getByRole('combobox', { name: '已读专利' }).selectOption('1')
  await saved
  await own.goto(LIST)
  await expect(own.getByText('已隐藏本页 1 件已读专利')).toBeVisible()
  await expect(own.getByText(number ?? '', { exact: true })).toHaveCount(0)
  // Numbers stay those of the page.
  await expect(rows.nth(1).getByText('03')).toBeVisible()
  await own.getByRole('button', { name: '显示', exact: true }).click()
  await expect(rows.nth(1).getByText('已读')).toBeVisible()
})
