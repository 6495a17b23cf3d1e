import { expect, test, type Page } from '../component-test.ts'

const box = (page: Page) => page.getByRole('combobox', { name: '检索内容' })
const hits = (page: Page) => page.getByRole('row')

test('B.search-box.23: an empty box displays 请输入检索内容 and has the focus', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('search').getByRole('button', { name: '检索', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('请输入检索内容')
  await expect(box(page)).toBeFocused()
  await box(page).fill('电池')
  await expect(page.getByRole('alert')).toBeHidden()
})

test('B.search-box.24: more than 10000 characters are not sent', async ({ page }) => {
  await page.goto('/')
  await box(page).fill('电'.repeat(10_001))
  await box(page).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('检索内容不能超过 10,000 个字符')
  await expect(page).toHaveURL(/\/$/)
})

test('B.search-box.06 B.search-box.16: Enter and the button search', async ({ page }) => {
  for (const start of [
    () => box(page).press('Enter'),
    () => page.getByRole('search').getByRole('button', { name: '检索', exact: true }).click(),
  ]) {
    await page.goto('/')
    await box(page).fill('石墨烯 电池')
    await start()
    await expect(page).toHaveURL(/\/resultList\/tableList\?q=/)
    await expect(hits(page).nth(1)).toBeVisible()
  }
})

test('B.search-box.08 B.search-box.09: field commands while the box is empty, gone as soon as something is typed', async ({ page }) => {
  await page.goto('/')
  await box(page).focus()
  const command = page.getByRole('option', { name: 'TI 标题', exact: true })
  await expect(command).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('listbox').getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('电')
  await expect(command).toBeHidden()
  await box(page).fill('')
  await expect(command).toBeVisible()
})

test('a field command is put into the box with the caret where the text goes', async ({ page }) => {
  await page.goto('/')
  await box(page).focus()
  await page.getByRole('option', { name: 'TI 标题', exact: true }).click()
  await expect(box(page)).toHaveValue('TI=()')
  await page.keyboard.type('石墨烯')
  await expect(box(page)).toHaveValue('TI=(石墨烯)')
})

test('own searches stay in this browser until they are cleared', async ({ page }) => {
  await page.goto('/resultList/tableList?q=石墨烯')
  await hits(page).nth(1).waitFor()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '最近检索' })).toBeVisible()
  await page.getByRole('button', { name: '清空最近检索' }).click()
  await expect(page.getByRole('heading', { name: '最近检索' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: '最近检索' })).toBeHidden()
})

const HOT_WORDS = {
  'home.02': '飞机',
  'home.03': '人工智能',
  'home.04': '新型能源',
  'home.05': '5G通信',
  'home.06': '量子',
  'home.07': 'AIGC',
  'home.08': '数字经济',
  'home.09': '光刻机',
  'home.10': '计算生物学',
} as const
const hotWords = (page: Page) => page.getByRole('navigation', { name: '热门检索' }).getByRole('link')

test('home.11: there are nine hot words', async ({ page }) => {
  await page.goto('/')
  await expect(hotWords(page)).toHaveText(Object.values(HOT_WORDS))
})

test('home.23: /homeSearch is the same screen, with box and hot words', async ({ page }) => {
  await page.goto('/zh/homeSearch')
  await expect(hotWords(page)).toHaveText(Object.values(HOT_WORDS))
  await box(page).fill('电池')
  await page.getByRole('search').getByRole('button', { name: '检索', exact: true }).click()
  await expect(page).toHaveURL(/resultList\/tableList\?q=/)
  await expect(hits(page).first()).toBeVisible()
})

for (const [id, word] of Object.entries(HOT_WORDS)) {
  test(`${id}: the hot word ${word} is searched for and finds something`, async ({ page }) => {
    await page.goto('/')
    await hotWords(page).filter({ hasText: word }).click()
    await expect(page.getByRole('textbox', { name: '检索式' }).or(page.locator('textarea')).first()).toHaveValue(word)
    await expect(hits(page).nth(1)).toBeVisible()
  })
}

test('every example of home and of the syntax help finds something', async ({ page }) => {
  const queries = new Set<string>()
  for (const language of ['zh', 'en']) {
    await page.goto(`/${language}`)
    await page.getByRole('button', { name: language === 'zh' ? '检索语法' : 'Query syntax' }).click()
    await page.getByRole('dialog').waitFor()
    const addresses = await page
      .locator('main a[href*="/resultList"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(addresses.length).toBeGreaterThan(80)
    for (const address of addresses) queries.add(new URL(address).searchParams.get('q') ?? '')
  }
  const empty = []
  // One after the other: a busy server rejects the fifth search that one caller lets wait (SEARCH_BUSY).
  for (const queryStr of queries) {
    const answer = await page.request.post('/api/search/ts/search', { data: { filter: { queryStr }, size: 0 } })
    const { code, data } = (await answer.json()) as { code: number; data: { total: number } }
    if (code !== 200 || data.total === 0) empty.push(`${queryStr}: ${code === 200 ? 'nothing' : code}`)
  }
  expect(empty).toEqual([])
})

const COUNTERS = ['专利数据', '国家/地区', '检索专利源', '企业数据', '商标数据', '商标信息'] as const
const FIELDS = ['patentCount', 'countryCount', 'searchPatentSoCount', 'tycCompanyCount', 'trademark', 'tycTrademarkInfo'] as const
const figures = (page: Page) => page.getByRole('region', { name: '数据概况' })

test('home.22: six counters, each with the figure of its own field', async ({ page }) => {
  // Six figures that differ; those of the demonstration are partly the same.
  const counts = Object.fromEntries(FIELDS.map((field, index) => [field, (index + 1) * 1111]))
  await page.route('**/indexDataCount', (route) => route.fulfill({ json: { code: 200, message: 'success', data: counts } }))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(figures(page).locator('dt')).toHaveText(COUNTERS)
  await expect(figures(page).locator('dd [data-counted]')).toHaveText(['1,111', '2,222', '3,333', '4,444', '5,555', '6,666'])
})

test('the counters are those of the collection; patents beyond a million are counted in millions', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const answer = page.waitForResponse(/indexDataCount/)
  await page.goto('/')
  const { data } = (await (await answer).json()) as { data: Record<string, number> }
  expect(data['patentCount']).toBeGreaterThanOrEqual(2000)
  const shown = figures(page).locator('dd [data-counted]')
  await expect(shown).toHaveText(FIELDS.map((field) => data[field]!.toLocaleString('zh-CN')))
  await page.route('**/indexDataCount', (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data: { ...data, patentCount: 187_654_321 } } }),
  )
  await page.reload()
  await expect(shown.first()).toHaveText('187 百万+')
})

test('home.18: a counter takes 3000 ms to its figure, and none with reduced motion', async ({ page }) => {
  await page.route('**/indexDataCount', (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data: Object.fromEntries(FIELDS.map((field) => [field, 900_000])) } }),
  )
  await page.clock.install()
  await page.goto('/')
  const shown = figures(page).locator('dd [data-counted]').first()
  await expect(shown).toBeVisible()
  await page.clock.runFor(1000)
  const early = Number((await shown.textContent())?.replaceAll(',', ''))
  expect(early).toBeGreaterThan(0)
  expect(early).toBeLessThan(900_000)
  await page.clock.runFor(3000)
  await expect(shown).toHaveText('900,000')
})

test('counters that fail to load keep their height and are requested again', async ({ page }) => {
  await page.route('**/indexDataCount', (route) =>
    route.fulfill({ json: { code: 500, message: '检索引擎正在启动', data: { error: 'SEARCH_STARTING', requestId: 'x' } } }),
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(figures(page).locator('dd')).toHaveText(['–', '–', '–', '–', '–', '–'])
  await page.unroute('**/indexDataCount')
  await expect(figures(page).locator('dd [data-counted]').first()).toHaveText(/^[\d,]{5,}$/)
})

test('the number of a patent opens its page', async ({ page }) => {
  const answer = await page.request.post('/api/search/ts/search', { data: { filter: { queryStr: 'TI=(石墨烯)' }, size: 1 } })
  const { data } = (await answer.json()) as { data: { list: { publication_number: string; title: string }[] } }
  const patent = data.list[0]!
  await page.goto('/')
  await box(page).fill(patent.publication_number)
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/searchDetail\?/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(patent.title)
})

test('the syntax help gives the focus back when it is closed', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: '检索语法' })
  await opener.press('Enter')
  await expect(page.getByRole('dialog', { name: '检索语法' })).toBeVisible()
  await page.getByRole('searchbox', { name: /查找字段/ }).fill('申请日')
  await expect(page.getByRole('dialog')).toContainText('application-date')
  await expect(page.getByRole('dialog')).not.toContainText('发明人')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})
