import { expect, type Page } from '../component-test.ts'
import { test } from '../../e2e/accounts/own-page.ts'

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
const dialog = (page: Page) => page.getByRole('dialog')

/** Saves strategies of the user by the API. */
async function save(page: Page, token: string, ...strategies: readonly (readonly [title: string, query: string, more?: object])[]) {
  for (const [title, searchStrategy, more] of strategies) {
    const data = { title, searchStrategy, number: 1, ...more }
    const answer = await page.request.post('/api/user/searchStrategy/add', { headers: { token }, data })
    expect(((await answer.json()) as { code: number }).code).toBe(200)
  }
}

test('strategies.01, strategies.02: a list is saved under a title that is checked while it is typed', async ({ own, account }) => {
  await save(own, account.token, ['电池', '电池'])
  await own.goto('/resultList?q=石墨烯')
  await own.getByRole('button', { name: '保存检索式' }).click()
  const title = dialog(own).getByLabel('名称')
  await title.fill(' 电 池')
  await expect(dialog(own).getByText('名称可用')).toBeVisible()
  await title.fill('电池')
  await expect(dialog(own).getByText('已有同名的检索式')).toBeVisible()
  await expect(dialog(own).getByRole('button', { name: '保存', exact: true })).toBeDisabled()
  await title.fill('a}')
  await expect(dialog(own).getByText('名称不能包含花括号')).toBeVisible()
  await title.fill('石墨烯')
  await dialog(own).getByRole('button', { name: '保存', exact: true }).click()
  await expect(own.getByText('已保存检索式“石墨烯”')).toBeVisible()
  await own.goto('/searchHistory/strategies')
  await expect(rows(own)).toHaveCount(2)
  await expect(rows(own).first()).toContainText('石墨烯')
  await expect(rows(own).first()).toContainText(/\d+ 件/)
})

test('a row of the history is saved too', async ({ own }) => {
  const stored = own.waitForResponse(/searchHistory\/add/)
  await own.goto('/resultList?q=电池')
  await stored
  await own.goto('/searchHistory')
  await expect(own.getByRole('main').getByText('#1', { exact: true })).toBeVisible()
  await own.getByRole('main').getByRole('button', { name: '保存检索式' }).click()
  await dialog(own).getByLabel('名称').fill('我的电池')
  await dialog(own).getByRole('button', { name: '保存', exact: true }).click()
  await own.getByRole('link', { name: '保存的检索式' }).first().click()
  await expect(own).toHaveURL(/searchHistory\/strategies/)
  await expect(rows(own)).toContainText('我的电池')
})

test('strategies.06: strategies are edited, and deleted unless that is undone', async ({ own, account }) => {
  await save(own, account.token, ['甲', '电池'], ['乙', '#{甲} AND 石墨烯'])
  await own.goto('/searchHistory/strategies')
  await own.getByRole('button', { name: '编辑：甲' }).click()
  await dialog(own).getByLabel('名称').fill('新甲')
  await dialog(own).getByRole('button', { name: '保存', exact: true }).click()
  await expect(rows(own).first()).toContainText('#{新甲} AND 石墨烯')
  await own.getByRole('button', { name: '编辑：乙' }).click()
  await dialog(own).getByRole('textbox', { name: '检索式' }).fill('#{乙} OR #{丙}')
  await expect(dialog(own)).toContainText('循环引用：乙 → 乙')
  await dialog(own).getByRole('button', { name: '取消' }).last().click()
  const sent: string[] = []
  own.on('request', (request) => {
    if (/searchStrategy\/del/.test(request.url())) sent.push(request.url())
  })
  await own.getByRole('button', { name: '删除：新甲' }).click()
  await expect(rows(own)).toHaveCount(1)
  await expect(own.getByRole('main')).toContainText('引用了它们的检索式将无法运行：乙')
  await own.getByRole('button', { name: '撤销' }).click()
  await expect(rows(own)).toHaveCount(2)
  expect(sent).toEqual([])
  await own.getByRole('button', { name: '删除：新甲' }).click()
  const deleted = own.waitForResponse(/searchStrategy\/del/)
  await own.getByRole('link', { name: '检索历史' }).first().click()
  await deleted
  await own.goto('/searchHistory/strategies')
  await expect(rows(own)).toHaveCount(1)
  await expect(rows(own)).toContainText('无法运行：没有名为“新甲”的检索式')
})

test('strategies.05: groups are made, filled, renamed and deleted; their strategies stay', async ({ own, account }) => {
  await save(own, account.token, ['甲', '电池'], ['乙', '石墨烯'])
  await own.goto('/searchHistory/strategies')
  const groups = own.getByRole('navigation', { name: '分组' })
  await groups.getByRole('button', { name: '新建分组' }).click()
  await groups.getByLabel('分组名称').fill('材料')
  await groups.getByRole('button', { name: '保存' }).click()
  await expect(own).toHaveURL(/group=/)
  await expect(own.getByText('该分组中没有检索式')).toBeVisible()
  await groups.getByRole('button', { name: /^全部/ }).click()
  await own.getByRole('checkbox', { name: '选择：甲' }).check()
  await own.getByRole('combobox', { name: '移到分组…' }).selectOption({ label: '材料' })
  await expect(rows(own).last()).toContainText('材料')
  await groups.getByRole('button', { name: /^材料/ }).click()
  await expect(rows(own)).toHaveCount(1)
  await groups.getByRole('button', { name: '重命名' }).click()
  await groups.getByLabel('分组名称').fill('电池材料')
  await groups.getByRole('button', { name: '保存' }).click()
  await expect(groups.getByRole('button', { name: /^电池材料/ })).toBeVisible()
  await groups.getByRole('button', { name: '删除分组' }).click()
  await dialog(own).getByRole('button', { name: '删除分组' }).click()
  await expect(groups.getByRole('button', { name: /^未分组/ })).toContainText('2')
  await expect(rows(own)).toHaveCount(2)
})

test('strategies.05: chosen strategies are combined, in a chosen order', async ({ own, account }) => {
  await save(
    own,
    account.token,
    ['甲', 'TI=电池'],
    ['乙', '石墨烯', { searchCondition: '{"f":"country:CN"}' }],
    ['丙', '', { searchCondition: '{"w":"law"}' }],
  )
  await own.goto('/searchHistory/strategies')
  const combine = own.getByRole('button', { name: '组合', exact: true })
  await expect(combine).toBeDisabled()
  await own.getByRole('checkbox', { name: '选择：甲' }).check()
  await own.getByRole('checkbox', { name: '选择：乙' }).check()
  await combine.click()
  await expect(dialog(own).locator('code')).toContainText('TI=电池 AND 石墨烯')
  await expect(dialog(own)).toContainText('不含这些检索式的筛选条件和数据库范围：乙')
  await dialog(own).getByRole('button', { name: '上移：乙' }).click()
  await dialog(own).getByLabel('NOT：第一个排除其余').check()
  await expect(dialog(own).locator('code')).toContainText('石墨烯 AND NOT TI=电池')
  await dialog(own).getByRole('button', { name: '在命令检索中编辑' }).click()
  await expect(own).toHaveURL(/commandSearch/)
  await expect(own.getByRole('region', { name: '检索前的命中数' })).toContainText('NOT TI=电池')
  await own.goto('/searchHistory/strategies')
  await own.getByRole('checkbox', { name: '选择：甲' }).check()
  await own.getByRole('checkbox', { name: '选择：丙' }).check()
  await combine.click()
  await expect(dialog(own)).toContainText('含有检索式以外的条件，不能组合：丙')
  await expect(dialog(own).getByRole('button', { name: '检索', exact: true })).toBeDisabled()
})

test('a strategy that is run again shows its hits then and now, in its list and in its row', async ({ own, account }) => {
  await save(own, account.token, ['甲', '电池', { number: 1 }])
  await own.goto('/searchHistory/strategies')
  const counted = own.waitForResponse(/searchStrategy\/run/)
  await rows(own).getByRole('link', { name: '甲', exact: true }).click()
  await counted
  await expect(own).toHaveURL(/strategy=/)
  await expect(own.getByRole('main')).toContainText(/上次 1 件（\d{4}-\d\d-\d\d），现在 [\d,]+ 件/)
  await own.goto('/searchHistory/strategies')
  await expect(rows(own)).toContainText(/1 件（[\d-]+） → [\d,]+ 件（[\d-]+） \+[\d,]+/)
  await own.getByRole('button', { name: '重新统计命中数：甲' }).click()
  await expect(rows(own)).toContainText(/\+/)
})

test('G213: command search refers to strategies and reports missing ones', async ({ own, account }) => {
  await save(own, account.token, ['电池', 'TI=电池'])
  await own.goto(`/commandSearch?q=${encodeURIComponent('#{电池} AND country=CN')}`)
  await expect(own.getByRole('region', { name: '检索前的命中数' }).getByRole('row').nth(1)).toContainText('TI=电池')
  await own.goto(`/commandSearch?q=${encodeURIComponent('#{电机}')}`)
  await expect(own.getByRole('list', { name: '检索式提示' })).toContainText('没有名为“电机”的检索式，是否指“电池”？')
})

test('visitors are sent to the login', async ({ browser, baseURL }) => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const page = await context.newPage()
  await page.goto(`/commandSearch?q=${encodeURIComponent('#{电池}')}`)
  await expect(page.getByRole('list', { name: '检索式提示' })).toContainText('登录后才能引用')
  await page.goto('/searchHistory/strategies')
  await expect(page).toHaveURL(/\/login/)
  await context.close()
})
