import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

test('reports.17: an applicant group is created with spellings, counted, changed and deleted', async ({ own }) => {
  await own.goto('/applyGroup')
  await expect(own.getByText('还没有分组')).toBeVisible()
  await own.getByRole('link', { name: '创建分组' }).click()
  await own.getByLabel('分组名称').fill('半导体')
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own.getByRole('alert')).toHaveText('请至少加入一家企业')
  await own.getByRole('searchbox', { name: '查找企业' }).fill('半导体')
  await own.getByRole('button', { name: '查找' }).click()
  await own
    .getByRole('button', { name: /^加入：/ })
    .first()
    .click()
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own.getByRole('rowheader', { name: /^半导体/ }).first()).toBeVisible()
  await expect(own.getByText(/^范围内共 [\d,]+ 件专利$/)).toBeVisible()
  const tables = own.getByRole('region', { name: '交叉分析' })
  await expect(tables.getByRole('rowheader', { name: '半导体' }).first()).toBeVisible()
  await tables.getByLabel('分析内容').selectOption('citation')
  await expect(tables.getByText('行为施引方，列为被引方')).toBeVisible()
  await own.getByRole('link', { name: '修改：半导体' }).click()
  await own.getByLabel('分组名称').fill('芯片')
  await own.getByRole('button', { name: '保存' }).click()
  await own.getByRole('button', { name: '删除：芯片' }).click()
  await expect(own.getByText('还没有分组')).toBeVisible()
})
