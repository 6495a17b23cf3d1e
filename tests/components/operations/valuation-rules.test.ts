import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/operator-page.ts'
import { inDatabase } from '../../e2e/accounts/server-database.ts'

// The rules of valuations in the console: edited as a table, previewed, published and restored.

test('rules are edited, previewed with what changes, published with a reason, and an earlier version is restored', async ({ ops }) => {
  const version = `test-${Date.now()}`
  await ops.goto('/ops/valuation')
  await ops.getByRole('link', { name: '2026-11' }).click()
  await expect(ops.getByRole('heading', { level: 1 })).toHaveText('价值评估规则 2026-11')
  const influence = ops.getByRole('table', { name: '影响力' })
  const steps = influence.getByLabel('库中施引专利数的阈值与得分')
  await expect(steps).toHaveValue('1:1 3:2 6:3 12:4 25:5')
  await steps.fill('1:1 3:x')
  await expect(ops.getByText('有 1 处需要修正')).toBeVisible()
  await expect(ops.getByRole('button', { name: '发布为新版本' })).toBeDisabled()
  await expect(ops.getByRole('button', { name: '与现行规则比较' })).toBeDisabled()
  await steps.fill('1:4')
  await expect(ops.getByText('各项数据的最高分之和为 7，须为 8')).toBeVisible()
  await steps.fill('0:5')
  await ops.getByRole('button', { name: '与现行规则比较' }).click()
  await expect(ops.getByRole('status').filter({ hasText: /上升 \d+ 件，下降 0 件/ })).toBeVisible()
  await expect(ops.getByRole('table', { name: '试算结果' }).getByRole('row')).toHaveCount(21)
  await ops.getByLabel(/公开号或申请号/).fill('XX000')
  await ops.getByRole('button', { name: '与现行规则比较' }).click()
  await expect(ops.getByText('未找到：XX000')).toBeVisible()

  await ops.getByRole('button', { name: '发布为新版本' }).click()
  const dialog = ops.getByRole('dialog', { name: '发布为新版本' })
  await expect(dialog.getByRole('region', { name: '与现行规则相比，1 处不同' })).toContainText('影响力 · 库中施引专利数')
  await dialog.getByLabel('新版本号').fill('2026-11')
  await dialog.getByLabel('发布原因').fill('施引权重调整')
  await dialog.getByRole('button', { name: '发布' }).click()
  await expect(dialog.getByRole('alert')).toContainText('版本 2026-11 已存在')
  await dialog.getByLabel('新版本号').fill(version)
  await dialog.getByRole('button', { name: '发布' }).click()
  await expect(ops.getByText(`规则 ${version} 已发布`)).toBeVisible()
  const row = ops.getByRole('row', { name: new RegExp(version) })
  await expect(row).toContainText('现行')
  await expect(row).toContainText('施引权重调整')

  await ops.getByRole('button', { name: '恢复版本 2026-11' }).click()
  const restoring = ops.getByRole('dialog', { name: '恢复版本 2026-11' })
  await restoring.getByLabel('新版本号').fill(`${version}-2`)
  await restoring.getByRole('button', { name: '发布' }).click()
  await expect(ops.getByRole('row', { name: new RegExp(`${version}-2`) })).toContainText('恢复版本 2026-11 的规则')
  await ops.goto(`/ops/valuation/${version}-2`)
  await expect(steps).toHaveValue('1:1 3:2 6:3 12:4 25:5')
  await inDatabase(`DELETE FROM valuation_rules WHERE version LIKE $1`, [`${version}%`])
})

test('a fact is added to a score and removed again; a version that is not there says so', async ({ ops }) => {
  await ops.goto('/ops/valuation/2026-11')
  const table = ops.getByRole('table', { name: '权利主体' })
  await ops.getByLabel('为权利主体添加数据').selectOption('inventors')
  await table.getByLabel('发明人数的阈值与得分').fill('1:1')
  await expect(ops.getByText('各项数据的最高分之和为 5，须为 4')).toBeVisible()
  await table.getByRole('button', { name: '移除发明人数' }).click()
  await expect(ops.getByText('各项数据的最高分之和为 5，须为 4')).toHaveCount(0)
  await ops.goto('/ops/valuation/none')
  await expect(ops.getByRole('alert')).toContainText('未找到该版本的规则')
})
