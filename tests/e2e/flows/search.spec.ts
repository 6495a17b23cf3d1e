import { expect, test, type Page } from '@playwright/test'

const LIST = '/zh/resultList/tableList'
const results = (more = '', query = '电池') => `${LIST}?q=${encodeURIComponent(query)}${more}`

/** Opens a result list and waits for its rows. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('[data-row]').first().waitFor()
}

/** The count above the list, once the list is the one of the address. */
async function total(page: Page): Promise<number> {
  await expect(page.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  return Number((await page.locator('[role=status] strong').innerText()).replace(/\D/g, ''))
}

const facet = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const chips = (page: Page) => page.getByRole('list', { name: '已选的筛选条件' })

test.describe('facets', () => {
  test('filters.02 filters.03 filters.12 filters.13 filters.14 filters.15: country is ticked, then included or excluded; the same again is rejected', async ({
    page,
  }) => {
    await open(page, results('&page=2'))
    const all = await total(page)
    const country = facet(page, '国家/地区')
    const include = country.getByRole('button', { name: '筛选', exact: true })
    const exclude = country.getByRole('button', { name: '排除', exact: true })
    await expect(include).toBeDisabled()
    await expect(exclude).toBeDisabled()

    await country.getByRole('checkbox', { name: '中国', exact: true }).check()
    await include.click()
    await expect(page).toHaveURL(/f=country:CN/)
    await expect(page).not.toHaveURL(/page=/)
    await expect(chips(page)).toContainText('国家/地区：中国')
    const inChina = await total(page)
    expect(inChina).toBeLessThan(all)

    await country.getByRole('checkbox', { name: '中国', exact: true }).check()
    await include.click()
    await expect(country.getByText('重复筛选项')).toBeVisible()
    await expect(chips(page).getByRole('button', { name: /^去掉/ })).toHaveCount(1)

    await exclude.click()
    await expect(page).toHaveURL(/n=country:CN/)
    await expect.poll(() => total(page)).toBe(all - inChina)
    await expect(chips(page).locator('[data-excluded] [aria-hidden]').first()).toHaveCSS('text-decoration-line', 'line-through')
    await page.getByRole('button', { name: '清除', exact: true }).click()
    await expect.poll(() => total(page)).toBe(all)
  })

  test('filters.10 filters.11 filters.14: the IPC is a tree; ticks of several levels are one filter, joined by OR', async ({ page }) => {
    await open(page, results())
    const ipc = facet(page, 'IPC 分类')
    const below = (symbol: string) => ipc.getByRole('button', { name: new RegExp(`^${symbol}( .*)? 的下级$`) })
    const box = (symbol: string) => ipc.getByRole('checkbox', { name: new RegExp(`^${symbol}( |$)`) })
    await below('H').click()
    await below('H01').click()
    await below('H01M').click()
    await box('H01M10/00').check()
    await ipc.getByRole('button', { name: '筛选', exact: true }).click()
    await expect(page).toHaveURL(/f=group:H01M10/)
    const inGroup = await total(page)
    expect(inGroup).toBeGreaterThan(0)

    await box('G').check()
    await ipc.getByRole('button', { name: '筛选', exact: true }).click()
    await expect(chips(page).getByRole('button', { name: /^去掉/ })).toHaveCount(2)
    await expect.poll(() => total(page)).toBeGreaterThan(inGroup)
    const either = await total(page)

    await box('G').check()
    await ipc.getByRole('button', { name: '筛选', exact: true }).click()
    await expect(ipc.getByText('重复筛选项')).toBeVisible()
    await ipc.getByRole('button', { name: '排除', exact: true }).click()
    await expect(page).toHaveURL(/n=section:G/)
    await expect.poll(() => total(page)).toBeLessThan(either)
  })

  test('a class of the IPC is found by its symbol and ticked with others; 全选 stands for what was found', async ({ page }) => {
    await open(page, results())
    const ipc = facet(page, 'IPC 分类')
    await ipc.getByRole('searchbox').fill('h01m1')
    const box = ipc.getByRole('checkbox', { name: /^H01M10\/00/ })
    await expect(box).toBeVisible()
    await expect(ipc.getByRole('checkbox', { name: /^A/ })).toHaveCount(0)
    const everything = ipc.getByRole('checkbox', { name: /全选/ })
    await everything.check()
    await expect(ipc.locator('li input:not(:checked)')).toHaveCount(0)
    await box.uncheck()
    await expect(everything).not.toBeChecked()
    await everything.check()
    await everything.uncheck()
    await box.check()
    await ipc.getByRole('searchbox').fill('zzzz')
    await expect(ipc.getByText('没有找到“zzzz”')).toBeVisible()
    await ipc.getByRole('searchbox').fill('')
    await expect(ipc.getByText('已勾选 1 项')).toBeVisible()
    expect(await ipc.getByRole('checkbox', { name: /^H /, exact: true }).evaluate((one) => (one as HTMLInputElement).indeterminate)).toBe(
      true,
    )
    await ipc.getByRole('button', { name: '筛选', exact: true }).click()
    await expect(page).toHaveURL(/f=group:H01M10/)
  })

  test('filters.01 filters.08 filters.09: select-all ticks every country; a half-ticked region or one missing turns it off', async ({
    page,
  }) => {
    await open(page, results())
    const country = facet(page, '国家/地区')
    const everything = country.getByRole('checkbox', { name: /全选/ })
    await everything.check()
    await expect(country.locator('li input:not(:checked)')).toHaveCount(0)
    const asia = country.getByRole('checkbox', { name: '亚洲', exact: true })
    await country.getByRole('checkbox', { name: '日本', exact: true }).uncheck()
    await expect(everything).not.toBeChecked()
    expect(await asia.evaluate((one) => (one as HTMLInputElement).indeterminate)).toBe(true)
    await asia.check()
    await expect(everything).toBeChecked()
    await asia.uncheck()
    await expect(country.getByRole('checkbox', { name: '中国', exact: true })).not.toBeChecked()
    await country.getByRole('checkbox', { name: '日本', exact: true }).check()
    await country.getByRole('button', { name: '亚洲的国家/地区' }).click()
    await expect(country.getByRole('checkbox', { name: '日本', exact: true })).toHaveCount(0)
    await country.getByRole('button', { name: '筛选', exact: true }).click()
    await expect(page).toHaveURL(/f=country:JP$/)
  })

  test('filters.04 filters.05 filters.06 filters.07: ten countries at first, 更多+ shows the others, 收起 hides them', async ({ page }) => {
    const countries = 'CN US JP KR DE FR GB IT ES SE CH CA'.split(' ')
    await page.route('**/api/search/ts/search', async (route) => {
      const answer = await route.fetch()
      const envelope = await answer.json()
      const group = envelope.data.groupList?.find(({ field }: { field: string }) => field === 'country')
      if (group) group.list = countries.map((value, index) => ({ value, name: value, count: 100 - index }))
      return route.fulfill({ response: answer, json: envelope })
    })
    await open(page, results())
    const country = facet(page, '国家/地区')
    await expect(country.locator('li li')).toHaveCount(10)
    await expect(country.getByRole('checkbox', { name: '加拿大' })).toHaveCount(0)
    await country.getByRole('button', { name: /^更多\+/ }).click()
    await expect(country.locator('li li')).toHaveCount(12)
    await country.getByRole('button', { name: /^收起/ }).click()
    await expect(country.locator('li li')).toHaveCount(10)
    // 全选 stands for those that are not shown too.
    await country.getByRole('checkbox', { name: /全选/ }).check()
    await expect(country.getByText('已勾选 12 项')).toBeVisible()
    countries.length = 10
    await page.reload()
    await expect(country.locator('li li')).toHaveCount(10)
    await expect(country.getByRole('button', { name: /^更多\+/ })).toHaveCount(0)
  })

  test('ten values of any facet at first, 更多+ shows the others, 收起 hides them, a value is found by its name', async ({ page }) => {
    await open(page, results())
    const applicants = facet(page, '申请人')
    await expect(applicants.getByRole('listitem')).toHaveCount(10)
    await applicants.getByRole('button', { name: /更多\+/ }).click()
    await expect.poll(() => applicants.getByRole('listitem').count()).toBeGreaterThan(10)
    const last = applicants.getByRole('listitem').last()
    const name = (await last.locator('[title]').first().getAttribute('title')) ?? ''
    await applicants.getByRole('button', { name: /收起/ }).click()
    await expect(applicants.getByRole('listitem')).toHaveCount(10)
    await applicants.getByRole('searchbox').fill(name)
    await expect(applicants.getByRole('checkbox', { name: `筛选 ${name}`, exact: true })).toBeVisible()
    await expect(facet(page, '法律状态').getByRole('button', { name: /更多\+/ })).toHaveCount(0)
  })

  test('values of one facet are joined by OR, facets by AND', async ({ page }) => {
    await open(page, results())
    const status = facet(page, '法律状态')
    await status.getByRole('checkbox', { name: '筛选 有效', exact: true }).check()
    const active = await total(page)
    await status.getByRole('checkbox', { name: '筛选 失效', exact: true }).check()
    await expect.poll(() => total(page)).toBeGreaterThan(active)
    const both = await total(page)
    await facet(page, '专利类型').getByRole('button', { name: '排除 发明', exact: true }).click()
    await expect.poll(() => total(page)).toBeLessThan(both)
    await expect(page).toHaveURL(/f=legal:active&f=legal:inactive&n=type:invention/)
  })

  test('years are dragged over in the histogram', async ({ page }) => {
    await open(page, results())
    const all = await total(page)
    const bars = page.getByRole('img', { name: /^申请年柱状图/ })
    await bars.scrollIntoViewIfNeeded()
    const box = await bars.boundingBox()
    if (!box) throw new Error('no histogram')
    await page.mouse.move(box.x + box.width * 0.55, box.y + 30)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.8, box.y + 30, { steps: 5 })
    await page.mouse.up()
    await expect(page).toHaveURL(/f=year:\d{4}&f=year:\d{4}/)
    await expect.poll(() => total(page)).toBeLessThan(all)
  })
})

test.describe('pages', () => {
  test('B.results.09 to .11, B.paging.01 to .03: sizes, nine places, and where a jump leads', async ({ page }) => {
    await open(page, results())
    await expect(page.getByRole('combobox', { name: '每页条数' })).toHaveValue('20')
    await expect(page.getByRole('combobox', { name: '每页条数' }).getByRole('option')).toHaveText(['20 条/页', '50 条/页', '100 条/页'])
    await expect(page.getByRole('navigation', { name: '分页' }).getByRole('listitem').or(page.locator('nav li[aria-hidden]'))).toHaveCount(
      9,
    )

    const jump = page.getByRole('textbox', { name: '跳至' })
    await jump.pressSequentially('a3b')
    await expect(jump).toHaveValue('3')
    await jump.press('Enter')
    await expect(page).toHaveURL(/page=3/)
    await expect(page.locator('[data-row] td').nth(1)).toHaveText('41')
    for (const beyond of ['0', '99999']) {
      await jump.fill(beyond)
      await jump.press('Enter')
      await expect(page).not.toHaveURL(/page=/)
      await expect(page.locator('[data-row] td').nth(1)).toHaveText('01')
      await page.getByRole('button', { name: '第 2 页' }).click()
      await expect(page).toHaveURL(/page=2/)
    }
    await page.goto(results('&page=99999'))
    await expect(page).not.toHaveURL(/page=/)
    await expect(page.locator('[data-row]').first()).toBeVisible()
  })

  test('a change of the search keeps order and goes to page 1; Back goes through every step', async ({ page }) => {
    await open(page, results('&page=3&sort=oldest'))
    await page.getByRole('combobox', { name: '每页条数' }).selectOption('50')
    await expect(page).toHaveURL(/sort=oldest&size=50$/)
    await page.getByRole('combobox', { name: '合并' }).selectOption('family')
    await expect(page).toHaveURL(/group=family/)
    await expect(page.locator('[role=status] strong')).toHaveText(/组$/)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/page=3&sort=oldest$/)
    await expect(page.locator('[data-row] td').nth(1)).toHaveText('41')
  })

  test('a hundred rows are a real table of which few are drawn', async ({ page }) => {
    await open(page, results('&size=100'))
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '101')
    expect(await page.locator('[data-row]').count()).toBeLessThan(60)
    await page.locator('[aria-busy]').evaluate((box) => box.scrollTo(0, box.scrollHeight))
    await expect(page.locator('[data-row="99"]')).toBeInViewport()
  })
})

test.describe('highlights', () => {
  test('terms have their colours in the order of the query and can be switched off, in the address too', async ({ page }) => {
    await open(page, results('', '石墨烯 电池'))
    const legend = page.getByRole('list', { name: '高亮词' })
    await expect(legend.getByRole('button')).toHaveText(['石墨烯', '电池'])
    await expect(page.locator('[data-row] mark[data-color="2"]').first()).toHaveText('电池')
    await legend.getByRole('button').nth(1).click()
    await expect(page).toHaveURL(/mute=2/)
    await expect(page.locator('[data-row] mark[data-color="2"]')).toHaveCount(0)
    await page.reload()
    await expect(legend.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('[data-row] mark[data-color="1"]').first()).toHaveText('石墨烯')
    await expect(page.locator('[data-row] mark[data-color="2"]')).toHaveCount(0)
  })
})

test.describe('keys and selection', () => {
  test('j k x walk and tick, ? lists the keys, [ ] fold the facets, none of them while one types', async ({ page }) => {
    await open(page, results())
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect(page.locator('[data-row="0"]')).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('x')
    await expect(page.getByRole('group', { name: '已选专利' })).toContainText('已选 1 件')
    await page.keyboard.press('[')
    await expect(page.getByRole('complementary')).toHaveCount(0)
    await page.keyboard.press(']')
    await expect(page.getByRole('complementary')).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('/')
    await page.keyboard.type('jx?[')
    await expect(page.getByRole('textbox', { name: '检索式' })).toHaveValue('jx?[')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: '检索式' })).toHaveValue('电池')
    await expect(page.getByRole('complementary')).toBeVisible()
  })

  test('the numbers of ticked patents are copied, over pages', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, results())
    const first = await page.locator('[data-row="0"] td').nth(2).innerText()
    await page.locator('[data-row="0"] input').check()
    await page.getByRole('button', { name: '下一页' }).click()
    await expect(page.locator('[data-row] td').nth(1)).toHaveText('21')
    const second = await page.locator('[data-row="3"] td').nth(2).innerText()
    await page.locator('[data-row="3"] input').check()
    await page.getByRole('button', { name: /复制公开号/ }).click()
    await expect(page.getByText('已复制 2 个公开号').first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${first}\n${second}`)
  })
})

test.describe('waiting and failing', () => {
  const SEARCH = '**/api/search/ts/search'

  test('rows stay, dimmed, under a bar; after a second the shape of a list stands there', async ({ page }) => {
    await open(page, results())
    let slow = true
    await page.route(SEARCH, async (route) => {
      if (slow) await new Promise((after) => setTimeout(after, 2500))
      await route.continue()
    })
    await page.getByRole('button', { name: '第 2 页' }).click()
    await expect(page.getByTestId('waiting-bar')).toBeAttached()
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await expect(page.locator('[data-row]')).toHaveCount(0)
    slow = false
    await expect(page.locator('[data-row] td').nth(1)).toHaveText('21')
  })

  test('a search that is overtaken is cancelled', async ({ page }) => {
    await open(page, results())
    const cancelled: string[] = []
    page.on('requestfailed', (request) => cancelled.push(request.postData() ?? ''))
    await page.route(SEARCH, async (route) => {
      if (route.request().postData()?.includes('"from":20')) await new Promise((after) => setTimeout(after, 3000))
      await route.continue().catch(() => {})
    })
    await page.getByRole('button', { name: '第 2 页' }).click()
    await expect(page).toHaveURL(/page=2/)
    await page.getByRole('button', { name: '第 3 页' }).click()
    await expect(page.locator('[data-row] td').nth(1)).toHaveText('41')
    expect(cancelled.some((body) => body.includes('"from":20'))).toBe(true)
  })

  test('no connection: said in the panel, the search is tried again there', async ({ page }) => {
    await page.route(SEARCH, (route) => route.abort('connectionfailed'))
    await page.goto(results())
    const panel = page.getByRole('region', { name: '检索结果列表' }).getByRole('alert')
    await expect(panel).toContainText('网络异常，请稍后重试')
    await page.unroute(SEARCH)
    await panel.getByRole('button', { name: '重试' }).click()
    await expect(page.locator('[data-row]').first()).toBeVisible()
  })

  test('no answer in time: said in the panel, which asks again; a facet says of itself why its values did not come', async ({ page }) => {
    // Thirty seconds are three tenths here.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 100)
    })
    let answers = false
    await page.route(SEARCH, (route) => (answers ? route.continue() : undefined))
    await page.goto(results())
    const panel = page.getByRole('region', { name: '检索结果列表' }).getByRole('alert')
    await expect(panel).toContainText('30 秒内没有得到答复')
    answers = true
    await panel.getByRole('button', { name: '重试' }).click()
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await page.getByRole('complementary').getByRole('button', { name: '重试' }).click()
    const applicants = facet(page, '申请人')
    await expect(applicants.getByRole('listitem')).toHaveCount(10)

    await page.unroute(SEARCH)
    await page.route(SEARCH, (route) => route.abort('internetdisconnected'))
    await applicants.getByRole('button', { name: /^更多\+/ }).click()
    await expect(applicants.getByRole('alert')).toContainText('网络异常，请稍后重试')
    await page.unroute(SEARCH)
    await applicants.getByRole('button', { name: '重试' }).click()
    await expect.poll(() => applicants.getByRole('listitem').count()).toBeGreaterThan(10)
    await expect(applicants.getByRole('alert')).toHaveCount(0)
  })

  test('a fault of the server is said with the number of the request', async ({ page }) => {
    await page.route(SEARCH, (route) =>
      route.fulfill({ json: { code: 500, message: '服务器错误，请稍后重试（编号 r-7）', data: { error: 'INTERNAL', requestId: 'r-7' } } }),
    )
    await page.goto(results())
    await expect(page.getByRole('region', { name: '检索结果列表' }).getByRole('alert')).toContainText('请求编号：r-7')
  })

  test('three kinds of nothing: not searched yet, no match with what to loosen, a query that cannot be read', async ({ page }) => {
    await page.goto(LIST)
    await page.getByRole('button', { name: '输入检索式' }).click()
    await expect(page.getByRole('textbox', { name: '检索式' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('请输入检索内容')).toBeVisible()

    await page.goto(results('&f=country:XX'))
    await expect(page.getByRole('heading', { name: '没有符合条件的专利' })).toBeVisible()
    await page.getByRole('button', { name: /^去掉/ }).click()
    await expect(page.locator('[data-row]').first()).toBeVisible()

    await page.goto(results('', 'TIX=(电池)'))
    await expect(page.getByRole('heading', { name: '检索式有误' })).toBeVisible()
    await expect(page.locator('[data-severity=error]').first()).toHaveText('TIX')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('rows are cards, facets a sheet, pages are turned by previous and next', async ({ page }) => {
    await open(page, results())
    const all = await total(page)
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.getByRole('button', { name: '筛选', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: '筛选结果' })
    await sheet.getByRole('checkbox', { name: '筛选 失效', exact: true }).check()
    await expect(sheet.getByRole('button', { name: /件$/ })).not.toHaveText(`${all.toLocaleString('zh')} 件`)
    await sheet.getByRole('button', { name: /件$/ }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('button', { name: '筛选（1）' })).toBeFocused()
    await page.getByRole('button', { name: '下一页' }).click()
    await expect(page.locator('[data-row]').first()).toContainText('21')
  })
})

for (const width of [390, 768, 1024, 1356, 1920, 2560]) {
  test(`nothing is wider than a window of ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, results('&f=country:CN&n=type:design&f=year:2020', '石墨烯 电池'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })
}
