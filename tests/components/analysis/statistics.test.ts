import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

test('lists of trademarks are counted beside the list by one or two fields, and a value narrows the list', async ({ own }) => {
  await own.goto(`/trademark/result?${new URLSearchParams({ q: 'nc=09' }).toString()}`)
  await own.getByRole('button', { name: '统计分析' }).click()
  const panel = own.getByRole('dialog', { name: '统计分析' })
  await expect(panel.getByRole('columnheader', { name: '占比' })).toBeVisible()
  await panel.getByRole('combobox', { name: '交叉字段' }).selectOption('country')
  await expect(panel.getByRole('columnheader', { name: '交叉项' })).toBeVisible()
  await panel.getByRole('row').nth(1).getByRole('button').first().click()
  await expect(own).toHaveURL(/[?&]f=/)
})
