import { expect, test, type Page } from '../component-test.ts'

const topics = (page: Page) => page.getByRole('navigation', { name: '帮助目录' })

test('help.01, help.06, help.07, roles.13: a visitor finds introductions, changelog and feedback; hot and new ones are marked', async ({
  page,
}) => {
  await page.goto('/helpCenter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('帮助中心')
  await expect(page.getByRole('listitem').filter({ hasText: '号码格式' }).getByText('热')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '语义检索' }).getByText('新')).toBeVisible()
  await page.getByRole('link', { name: '语义检索' }).first().click()
  await expect(page).toHaveURL(/\/helpCenter\?id=50$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('语义检索')
  for (const part of ['系统介绍', '功能介绍', '数据介绍']) {
    await expect(topics(page).getByRole('heading', { name: part })).toBeVisible()
  }
  await topics(page).getByRole('link', { name: '更新日志' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('更新日志')
  await expect(page.getByRole('heading', { level: 2, name: /帮助中心、资讯与检索设置/ })).toBeVisible()
  await topics(page).getByRole('link', { name: '意见反馈' }).click()
  await expect(page.getByLabel('详细描述')).toBeVisible()
})

test('help.02: the menu is that of the dictionary help_center_map, feedback has the types of feedback_type', async ({ page }) => {
  await page.route('**/dict/selectDict', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { dictLabel: string; dictValue: string }[] }
    const { dictType } = route.request().postDataJSON() as { dictType: string }
    if (dictType === 'help_center_map') answer.data = answer.data.filter(({ dictValue }) => dictValue !== 'feedbackHistory').toReversed()
    if (dictType === 'feedback_type') answer.data = [{ dictLabel: '只有这一类', dictValue: '4' }]
    await route.fulfill({ json: answer })
  })
  await page.goto('/helpCenter?panel=feedback')
  await expect(topics(page).getByRole('heading').first()).toHaveText('数据介绍')
  await expect(topics(page).getByRole('link', { name: '反馈历史' })).toBeHidden()
  await expect(page.getByRole('option', { name: '只有这一类' })).toBeAttached()
})

test('words no article has: each of them can be left out', async ({ page }) => {
  await page.goto('/helpCenter?q=通配符+没有这个词')
  await expect(page.getByText('没有包含全部关键词的文章。')).toBeVisible()
  await page.getByRole('link', { name: '去掉“没有这个词”再搜索' }).click()
  await expect(page.getByRole('link', { name: '检索语法' }).first()).toBeVisible()
})

test('a missing article is reported, with a way on', async ({ page }) => {
  for (const id of ['999999', 'abc']) {
    await page.goto(`/helpCenter?id=${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('未找到文章')
  }
  await page.getByRole('main').getByRole('link', { name: '前往帮助中心' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('帮助中心')
})

test('a failure is reported and can be retried', async ({ page }) => {
  await page.route('**/helpCenter/index', (route) => route.abort())
  await page.goto('/helpCenter')
  await expect(page.getByRole('alert')).toContainText('帮助内容加载失败')
  await page.unroute('**/helpCenter/index')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('帮助中心')
})

test('the drawer searches, reads in place, and opens the same place in a tab of its own', async ({ page, context }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '打开帮助' }).click()
  const drawer = page.getByRole('dialog', { name: '帮助中心' })
  await drawer.getByRole('searchbox').fill('校验位')
  await page.keyboard.press('Enter')
  await drawer.getByRole('listitem').filter({ hasText: '校验位' }).getByRole('button', { name: '号码格式' }).click()
  await expect(drawer.locator('mark')).toHaveText('校验位')
  await expect(page).toHaveURL(/\/$/)
  const opened = context.waitForEvent('page')
  await drawer.getByRole('link', { name: '在新标签页中打开帮助中心' }).click()
  await expect(await opened).toHaveURL(/\/helpCenter\?id=45&q=/)
})

test('help.08: an empty changelog has a message', async ({ page }) => {
  await page.route('**/help/updateLogList', (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data: { list: [], total: 0 } } }),
  )
  await page.goto('/updatelog')
  await expect(page.getByText('暂无更新日志')).toBeVisible()
})

test('a group, opened by its address, leads to its articles', async ({ page }) => {
  await page.goto('/hleparticulars?id=2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('检索方式')
  await page.getByRole('link', { name: '引证检索' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('引证检索')
})
