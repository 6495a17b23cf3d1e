import { expect } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

test('a text is split, analysed, its table edited, and the analysis deleted (search-modes.12, novelty.03, novelty.04)', async ({ own }) => {
  await own.goto('/noveltyAnalys')
  await expect(own.getByText('还没有查新分析')).toBeVisible()
  await own.getByRole('button', { name: '拆分技术特征' }).click()
  await expect(own.getByRole('alert')).toContainText('请输入技术方案或专利号')
  await own.getByLabel('技术方案、权利要求或专利号').fill('一种石墨烯电池，包括石墨烯电极材料；所述石墨烯电极材料涂覆在集流体上。')
  await own.getByRole('button', { name: '拆分技术特征' }).click()
  await expect(own.getByLabel('技术特征 1')).toHaveValue('一种石墨烯电池，包括石墨烯电极材料')
  await own.getByLabel('技术特征 1').fill('石墨烯')
  await own.getByRole('button', { name: '删除特征 2' }).click()
  await own.getByRole('button', { name: '开始分析' }).click()
  await expect(own.getByRole('heading', { name: '特征对比表' })).toBeVisible()
  const category = own.getByRole('combobox', { name: /的类别$/ }).first()
  await expect(category).toHaveValue('X')
  await own
    .getByRole('button', { name: /^与 .* 对比$/ })
    .first()
    .click()
  const panel = own.getByRole('dialog')
  await expect(panel.getByRole('blockquote').getByText('石墨烯').first()).toBeVisible()
  await panel.getByRole('combobox', { name: '特征 1 的结论' }).selectOption('not')
  await expect(panel.getByRole('combobox', { name: /的类别$/ })).toHaveValue('A')
  await panel.getByRole('button', { name: '关闭' }).click()
  await own.getByRole('button', { name: '删除' }).click()
  await expect(own.getByText('还没有查新分析')).toBeVisible()
})
