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

test('a count that ran out of time says how far it came instead of a number of records', async ({ own }) => {
  const row = { value: 'H01M', name: 'H01M', count: 30, rank: 1 }
  const figures = { type: 'ipc_analyse', code: 'p10', columnList: ['value', 'count', 'ratio'], field: 'class_ipc', columnField: null }
  const counted = { complete: false, totalComplete: false, version: 7, time: '2026-01-02 03:04:05' }
  let answer: object = { ...figures, ...counted, list: [row], total: 40 }
  await own.route('**/analyse/parentAnalyse', (route) => route.fulfill({ json: { code: 200, message: 'success', data: answer } }))
  await own.goto('/analyseSingle?q=电池')
  await expect(own.getByText('至少 40 件文献（未统计完），统计时间 2026-01-02 03:04:05，数据版本 7')).toBeVisible()
  answer = { ...answer, total: 0 }
  await own.goto('/analyseSingle?q=石墨烯')
  await expect(own.getByText('文献总数未统计完，统计时间 2026-01-02 03:04:05，数据版本 7')).toBeVisible()
  answer = { ...answer, list: [] }
  await own.goto('/analyseSingle?q=传感器')
  await expect(own.getByText('统计超时，没有得到数值；请缩小检索范围后重试')).toBeVisible()
})
