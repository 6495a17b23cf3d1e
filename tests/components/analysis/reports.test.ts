import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

test('reports.18, reports.19, G160: a report is configured, shown with its tables, changed and deleted', async ({ own }) => {
  await own.goto('/searchIndex')
  await expect(own.getByText('还没有报告')).toBeVisible()
  await own.getByRole('link', { name: '新建报告' }).click()
  await own.getByLabel('报告名称').fill('电池全景')
  await own.getByLabel('检索式').fill('电池')
  await own.getByLabel('法律状态构成').click()
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own.getByRole('heading', { name: '电池全景' })).toBeVisible()
  await expect(own.getByRole('heading', { name: '申请与授权趋势' })).toBeVisible()
  // reports.12: shares are shown with %.
  await expect(
    own
      .getByRole('region', { name: '法律状态构成' })
      .getByText(/^[\d.]+%$/)
      .first(),
  ).toBeVisible()
  await own.getByRole('link', { name: '修改' }).click()
  await own.getByLabel('报告名称').fill('新名')
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own.getByRole('heading', { name: '新名' })).toBeVisible()
  await own.goto('/user/reportManager')
  await own.getByRole('button', { name: '删除 新名' }).click()
  await expect(own.getByText('还没有报告')).toBeVisible()
})
