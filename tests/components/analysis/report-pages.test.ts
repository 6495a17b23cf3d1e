import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

test('analysis.04, router.10: a report has a page with its facts, and one that is printed', async ({ own }) => {
  await own.goto('/manageDetail')
  await expect(own.getByText('请先在“我的报告”中选择一份报告。')).toBeVisible()
  await own.goto('/reportConfigura')
  await own.getByLabel('报告名称').fill('石墨烯全景')
  await own.getByLabel('检索式').fill('石墨烯')
  await own.getByRole('button', { name: '保存' }).click()
  await expect(own.getByRole('heading', { name: '石墨烯全景' })).toBeVisible()
  await own.goto('/analyse')
  // router.10: the section opens with the reports.
  await expect(own).toHaveURL(/\/searchIndex$/)
  await own.getByRole('link', { name: '详情' }).click()
  await expect(own).toHaveURL(/\/manageDetail\?id=/)
  await expect(own.getByText('技术全景', { exact: true })).toBeVisible()
  await expect(own.getByRole('heading', { name: /^[\d,]+ 件文献$/ })).toBeVisible()
  await own.getByRole('link', { name: '打印' }).click()
  await expect(own).toHaveURL(/\/downLoadPdf\?id=/)
  await expect(own.getByRole('heading', { name: '石墨烯全景', level: 1 })).toBeVisible()
  await expect(own.getByRole('heading', { name: '申请与授权趋势' })).toBeVisible()
  await expect(own.getByRole('button', { name: '下载 PDF' })).toBeEnabled()
})
