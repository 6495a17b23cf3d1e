import { expect } from '@playwright/test'
import { storedPatent } from '../accounts/analysis-states.ts'
import { buttonIn, mainOf, openByKeyboard, pressBy, skipToContent, tabTo } from '../accounts/by-keyboard.ts'
import { test } from '../accounts/own-page.ts'
import { HAS_DATABASE } from '../accounts/server-database.ts'

// Knowledge graph, novelty analyses and valuations by keyboard alone.

// Skipped against an external server, whose database the flows cannot access.
test.skip(!HAS_DATABASE, 'needs the database of the server under test')

/** Presses of Tab past the rows of a page, or past its header after the focused control was removed. */
const PAST_THE_ROWS = 160

test('a node is searched, its graph opened, grown, searched for a path and saved by keyboard', async ({ own }) => {
  await openByKeyboard(own, '/graphSearch')
  await tabTo(own, own.getByLabel('检索类型'))
  await own.keyboard.press('ArrowDown')
  await expect(own.getByLabel('检索类型')).toHaveValue('patent')
  await tabTo(own, own.getByLabel('检索内容'))
  await own.keyboard.type('石墨烯')
  await own.keyboard.press('Enter')
  await expect(own).toHaveURL(/\/graphSearchDetail/)
  await pressBy(own, own.getByRole('region', { name: '检索结果' }).getByRole('link').first(), PAST_THE_ROWS)
  await expect(own).toHaveURL(/\/graphDetail/)
  await skipToContent(own)
  const nodes = mainOf(own).getByRole('button', { name: /^机构 / })
  await pressBy(own, nodes.first(), PAST_THE_ROWS)
  const panel = own.getByRole('region', { name: '所选节点' })
  await pressBy(own, panel.getByRole('button', { name: '设为路径起点' }), PAST_THE_ROWS)
  await pressBy(own, panel.getByRole('button', { name: '展开', exact: true }), PAST_THE_ROWS)
  await tabTo(own, own.getByRole('group', { name: '节点' }).getByLabel('日期'), PAST_THE_ROWS)
  await own.keyboard.press('Space')
  await expect(mainOf(own).getByRole('button', { name: /^日期 / })).toHaveCount(0)
  await pressBy(own, buttonIn(own, '保存快照'), PAST_THE_ROWS)
  await tabTo(own, own.getByLabel('快照名称'))
  await own.keyboard.type('键盘')
  await own.keyboard.press('Enter')
  await expect(own.getByText('快照已保存')).toBeVisible()
})

test('a text is split, analysed, compared and edited by keyboard', async ({ own }) => {
  await openByKeyboard(own, '/noveltyAnalys')
  await tabTo(own, own.getByLabel('技术方案、权利要求或专利号'))
  await own.keyboard.type('一种石墨烯电池，包括电极；所述电极涂覆在集流体上。')
  await pressBy(own, buttonIn(own, '拆分技术特征'))
  await tabTo(own, own.getByLabel('技术特征 1'), PAST_THE_ROWS)
  await pressBy(own, buttonIn(own, '删除特征 2'))
  await pressBy(own, buttonIn(own, '开始分析'), PAST_THE_ROWS)
  await expect(own.getByRole('heading', { name: '特征对比表' })).toBeVisible()
  const compare = buttonIn(own, /^与 .* 对比$/).first()
  await pressBy(own, compare, PAST_THE_ROWS)
  const panel = own.getByRole('dialog')
  await tabTo(own, panel.getByRole('combobox', { name: '特征 1 的结论' }))
  await own.keyboard.press('End')
  await expect(panel.getByRole('combobox', { name: '特征 1 的结论' })).toHaveValue('not')
  await expect(panel.getByRole('combobox', { name: /的类别$/ })).toHaveValue('A')
  await own.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(compare).toBeFocused()
  await tabTo(own, buttonIn(own, '下载PDF报告'), PAST_THE_ROWS)
})

test('a patent, a list, a company and facts are valued by keyboard', async ({ own }) => {
  await own.goto('/404')
  const { number, applicant } = await storedPatent(own)
  await openByKeyboard(own, '/assessment')
  await tabTo(own, own.getByLabel('公开号或申请号'))
  await own.keyboard.type(number)
  await own.keyboard.press('Enter')
  await expect(own).toHaveURL(/\/assessmentDetail/)
  await skipToContent(own)
  const score = mainOf(own).locator('summary').first()
  await tabTo(own, score, PAST_THE_ROWS)
  await own.keyboard.press('Enter')
  await expect(mainOf(own).locator('details[open] table').first()).toBeVisible()

  await openByKeyboard(own, '/assessmentPatch')
  await tabTo(own, own.getByLabel('号码（每行一个）'))
  await own.keyboard.type(number)
  await pressBy(own, buttonIn(own, '评估'))
  await expect(own).toHaveURL(/\/assessmentList\?id=/)
  await skipToContent(own)
  const type = own.getByRole('combobox', { name: '公开类型' })
  await tabTo(own, type, PAST_THE_ROWS)
  await own.keyboard.press('End')
  await expect(type).not.toHaveValue('')
  await pressBy(own, mainOf(own).getByRole('table').getByRole('link').first(), PAST_THE_ROWS)
  await expect(own).toHaveURL(/\/assessmentDetail/)

  await openByKeyboard(own, '/assessmentIPR')
  await tabTo(own, own.getByLabel('企业名称'))
  await own.keyboard.type(applicant)
  await own.keyboard.press('Enter')
  await expect(own).toHaveURL(/\/assessmentIPRDetail\?id=/)
  await skipToContent(own)
  await pressBy(own, mainOf(own).getByRole('link', { name: '查看全部专利' }))
  await expect(own).toHaveURL(/\/assessmentIPRFirmDetail\?id=/)

  await openByKeyboard(own, '/preEvaluation')
  await tabTo(own, own.getByLabel('权利要求数', { exact: true }), PAST_THE_ROWS)
  await own.keyboard.type('40')
  await own.keyboard.press('Enter')
  await expect(own.getByText('数据完整度 0%')).toHaveCount(0)
})
