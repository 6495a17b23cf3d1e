import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

test('analysis.03: an industry of the tree has its patents in charts, and a value opens them', async ({ own }) => {
  await own.goto('/domainAnalys')
  await expect(own.getByText('请在产业树中选择一个产业')).toBeVisible()
  await own.getByRole('button', { name: '展开新一代信息技术产业' }).click()
  await own.getByRole('link', { name: '1.5 人工智能' }).click()
  await expect(own).toHaveURL(/scheme=ESOSI&industry=1\.5/)
  await expect(own.getByRole('heading', { name: '1.5 人工智能' })).toBeVisible()
  for (const name of ['下级产业', '申请与授权趋势', '申请人排名', '公开国家/地区', 'IPC 构成', '新进入者'])
    await expect(own.getByRole('heading', { name })).toBeVisible()
  await expect(own.getByRole('link', { name: '1.5 人工智能' })).toHaveAttribute('aria-current', 'page')
  await own.getByRole('region', { name: 'IPC 构成' }).getByRole('button', { name: 'G06N' }).click()
  await expect(own).toHaveURL(/\/resultList.*w=class/)
})

test('analysis.03: an industry without classes, and an unknown one, say so', async ({ own }) => {
  await own.goto('/domainAnalys?scheme=CIDE&industry=F')
  await expect(own.getByText('该产业没有对应的 IPC 分类，不能统计')).toBeVisible()
  await own.goto('/domainAnalys?scheme=CIDE&industry=9999')
  await expect(own.getByText('产业分类中没有“9999”')).toBeVisible()
})
