import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

test('analysis.01: companies are compared, and a score opens to its figures and their patents', async ({ own }) => {
  await own.goto('/firmCapacity')
  await own.getByRole('searchbox', { name: '查找企业' }).fill('半导体')
  await own.getByRole('button', { name: '查找', exact: true }).click()
  const add = own.getByRole('button', { name: /^加入对比：/ })
  await add.nth(0).click()
  await expect(own.getByRole('row')).toHaveCount(2)
  await add.nth(1).click()
  const table = own.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByRole('columnheader')).toHaveText(['企业', '综合得分', '数量', '质量', '布局', '人才', '活跃度', '专利数量'])
  await expect(own.getByRole('img', { name: /^雷达图：/ })).toBeVisible()
  await own
    .getByRole('button', { name: /^移除：/ })
    .first()
    .click()
  await expect(table.getByRole('row')).toHaveCount(2)
  await table.getByRole('link').click()
  await expect(own).toHaveURL(/\/firmCapacityDetail\?company=/)
  await expect(own.getByRole('table')).toHaveCount(5)
  const patents = own.getByRole('row', { name: /^专利总量/ }).getByRole('link')
  const count = await patents.textContent()
  await patents.click()
  await expect(own.getByRole('main')).toContainText(`${count}`)
  await expect(own).toHaveURL(/\/resultList/)
})

test('analysis.01: without a company the details say so', async ({ own }) => {
  await own.goto('/firmCapacityDetail')
  await expect(own.getByText('请先选择一家企业')).toBeVisible()
})
