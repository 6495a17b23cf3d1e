import { expect } from '@playwright/test'
import { buttonIn, mainOf, openByKeyboard, pressBy, tabTo } from '../accounts/by-keyboard.ts'
import { test } from '../accounts/own-page.ts'
import { HAS_DATABASE } from '../accounts/server-database.ts'

// Charts, reports, groups, boards, capability and industries by keyboard alone.

// Skipped against an external server, whose database the flows cannot access.
test.skip(!HAS_DATABASE, 'needs the database of the server under test')

/** Presses of Tab past the rows of a page, or past its header after the focused control was removed. */
const PAST_THE_ROWS = 120
const PAST_THE_FACETS = 300

test('a report is configured, run, shared, printed, deleted and restored by keyboard', async ({ own }) => {
  await openByKeyboard(own, '/searchIndex')
  await pressBy(own, mainOf(own).getByRole('link', { name: '新建报告' }))
  await expect(own).toHaveURL(/\/reportConfigura$/)
  await tabTo(own, own.getByLabel('报告名称'), PAST_THE_ROWS)
  await own.keyboard.type('键盘')
  await tabTo(own, own.getByLabel('检索式'))
  await own.keyboard.type('石墨烯')
  await tabTo(own, own.getByLabel('法律状态构成'), PAST_THE_ROWS)
  await own.keyboard.press('Space')
  await pressBy(own, buttonIn(own, '保存'), PAST_THE_ROWS)
  await expect(own.getByRole('heading', { name: '键盘', level: 1 })).toBeVisible()
  await pressBy(own, buttonIn(own, '运行并保存数据'), PAST_THE_ROWS)
  await pressBy(own, buttonIn(own, '生成共享链接'), PAST_THE_ROWS)
  await tabTo(own, own.getByLabel(/^共享链接/), PAST_THE_ROWS)
  await pressBy(own, buttonIn(own, '取消共享'))
  await expect(buttonIn(own, '生成共享链接')).toBeVisible()
  await pressBy(own, buttonIn(own, '共享用户'), PAST_THE_ROWS)
  const users = own.getByRole('dialog', { name: '报告“键盘”的共享用户' })
  await tabTo(own, users.getByLabel('对方的手机号码'))
  await own.keyboard.press('Escape')
  await expect(buttonIn(own, '共享用户')).toBeFocused()

  await openByKeyboard(own, '/user/reportManager')
  await pressBy(own, mainOf(own).getByRole('link', { name: '详情' }), PAST_THE_ROWS)
  await expect(own).toHaveURL(/\/manageDetail/)
  await pressBy(own, mainOf(own).getByRole('link', { name: '打印' }), PAST_THE_ROWS)
  await expect(own).toHaveURL(/\/downLoadPdf/)
  await tabTo(own, own.getByRole('button', { name: '下载 PDF' }), PAST_THE_ROWS)
  await openByKeyboard(own, '/user/analysis-report')
  await pressBy(own, buttonIn(own, '删除 键盘'), PAST_THE_ROWS)
  await pressBy(own, buttonIn(own, '撤销'), PAST_THE_ROWS)
  await expect(mainOf(own).getByRole('link', { name: '键盘' })).toBeVisible()
})

test('a chart is chosen, narrowed to a value and put on a board, whose charts move, by keyboard', async ({ own }) => {
  await openByKeyboard(own, '/analyseSingle?q=石墨烯')
  await tabTo(own, own.getByRole('listbox', { name: '图表' }))
  await own.keyboard.press('ArrowDown')
  const heading = mainOf(own).getByRole('heading', { level: 2 })
  await expect(heading).not.toHaveText('申请与授权趋势')
  await pressBy(own, buttonIn(own, '加入看板'), PAST_THE_ROWS)
  await pressBy(own, own.getByRole('button', { name: '加入', exact: true }), PAST_THE_ROWS)
  await pressBy(own, own.getByRole('link', { name: '打开看板' }), PAST_THE_ROWS)
  await expect(own).toHaveURL(/\/visualindex\?id=/)
  await pressBy(own, buttonIn(own, '添加图表'), PAST_THE_ROWS)
  const form = own.getByRole('dialog')
  await tabTo(own, form.getByLabel('检索式'))
  await own.keyboard.type('电池')
  await pressBy(own, form.getByRole('button', { name: '添加', exact: true }))
  const panels = own.locator('[data-panel]')
  await expect(panels).toHaveCount(2)
  await tabTo(own, panels.nth(1).getByRole('button', { name: /^移动：/ }), PAST_THE_ROWS)
  const name = (await panels.nth(1).getAttribute('aria-label'))!
  await own.keyboard.press('ArrowLeft')
  await expect(panels.first()).toHaveAccessibleName(name)
  await pressBy(own, panels.first().getByRole('button', { name: /^移除：/ }), PAST_THE_ROWS)
  await expect(panels).toHaveCount(1)
})

test('a group is created, companies are compared and an industry is opened by keyboard', async ({ own }) => {
  await openByKeyboard(own, '/applyGroup')
  await pressBy(own, mainOf(own).getByRole('link', { name: '创建分组' }))
  await expect(own).toHaveURL(/\/creatGroup/)
  await tabTo(own, own.getByLabel('分组名称'), PAST_THE_ROWS)
  await own.keyboard.type('芯片')
  await tabTo(own, own.getByRole('searchbox', { name: '查找企业' }), PAST_THE_ROWS)
  await own.keyboard.type('半导体')
  await own.keyboard.press('Enter')
  await pressBy(own, buttonIn(own, /^加入：/).first(), PAST_THE_ROWS)
  await pressBy(own, buttonIn(own, '保存'), PAST_THE_ROWS)
  await expect(mainOf(own).getByRole('link', { name: '修改：芯片' })).toBeVisible()

  await openByKeyboard(own, '/firmCapacity')
  await tabTo(own, own.getByRole('searchbox', { name: '查找企业' }))
  await own.keyboard.type('半导体')
  await own.keyboard.press('Enter')
  await pressBy(own, buttonIn(own, /^加入对比：/).first(), PAST_THE_ROWS)
  await pressBy(own, mainOf(own).getByRole('table').getByRole('link').first(), PAST_THE_ROWS)
  await expect(own).toHaveURL(/\/firmCapacityDetail/)
  await pressBy(
    own,
    mainOf(own)
      .getByRole('row', { name: /^专利总量/ })
      .getByRole('link'),
    PAST_THE_ROWS,
  )
  await expect(own).toHaveURL(/\/resultList/)

  await openByKeyboard(own, '/domainAnalys')
  await pressBy(own, buttonIn(own, '展开新一代信息技术产业'), PAST_THE_ROWS)
  await pressBy(own, mainOf(own).getByRole('link', { name: '1.5 人工智能' }), PAST_THE_ROWS)
  await expect(own).toHaveURL(/industry=1\.5/)
  await pressBy(own, mainOf(own).getByRole('region', { name: 'IPC 构成' }).getByRole('button', { name: 'G06N' }), PAST_THE_ROWS)
  await expect(own).toHaveURL(/\/resultList.*w=class/)
})

test('a landscape is drawn, its years narrowed and a hill opened by keyboard', async ({ own }) => {
  await openByKeyboard(own, '/resultList/tableList?q=石墨烯')
  await pressBy(own, buttonIn(own, '绘制专利地图'), PAST_THE_FACETS)
  await expect(own).toHaveURL(/\/visualindex\/landscape\?id=/)
  await mainOf(own).getByRole('heading', { name: '山峰' }).waitFor()
  await tabTo(own, own.getByRole('application', { name: '专利地图' }), PAST_THE_ROWS)
  await own.keyboard.press('+')
  const from = own.getByRole('slider', { name: '起始年' })
  const year = Number(await from.inputValue())
  await tabTo(own, from)
  await own.keyboard.press('ArrowRight')
  await expect(from).toHaveValue(String(year + 1))
  await pressBy(own, mainOf(own).getByRole('listitem').getByRole('button').first(), PAST_THE_ROWS)
  await pressBy(own, buttonIn(own, '以列表打开'), PAST_THE_ROWS)
  await expect(own).toHaveURL(/\/resultList.*w=batch/)
})
