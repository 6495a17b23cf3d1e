import { expect, test, type Locator, type Page } from '@playwright/test'

/** Texts of the interface, per language. */
const WORDS = {
  zh: { query: '石墨烯 电池', box: '检索内容', search: '检索', include: '筛选', chips: '已选的筛选条件', ipc: 'IPC 分类', year: '申请年' },
  en: {
    query: 'graphene battery',
    box: 'Query',
    search: 'Search',
    include: 'Include',
    chips: 'Active filters',
    ipc: 'IPC',
    year: 'Application year',
  },
} as const

/** The panel of a facet. */
function facet(page: Page, title: string): Locator {
  return page.getByRole('group').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
}

/** Publication numbers on the page, in order. */
async function shownPatents(page: Page): Promise<string[]> {
  return page
    .locator('[data-row] a:not([data-group])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('id') ?? ''))
}

/** The number of hits displayed above the list. */
async function total(page: Page): Promise<number> {
  const count = page.getByRole('status').locator('strong')
  return Number((await count.innerText()).replace(/\D/g, ''))
}

for (const [language, words] of Object.entries(WORDS)) {
  const tag = language === 'zh' ? [] : ['@full']
  test(
    `search-modes.01 ${language}: home, search, narrow by IPC and year, open a patent, back to the same place, the same elsewhere`,
    {
      tag,
    },
    async ({ page, browser }) => {
      await page.goto(`/${language}`)
      await page.getByRole('combobox', { name: words.box }).fill(words.query)
      await page.getByRole('main').getByRole('button', { name: words.search, exact: true }).click()
      const table = page.getByRole('table')
      await expect(table.getByRole('row').nth(1)).toBeVisible()
      const all = await total(page)
      const chips = page.getByRole('list', { name: words.chips }).getByRole('listitem')

      const ipc = facet(page, words.ipc)
      await ipc.getByRole('checkbox').nth(1).check()
      await expect(chips).toHaveCount(2)
      await expect(page).toHaveURL(/f=section:[A-H]/)
      await expect.poll(() => total(page)).toBeLessThan(all)
      const inSection = await total(page)

      await facet(page, words.year).getByRole('checkbox').first().check()
      await expect(chips).toHaveCount(3)
      await expect(page).toHaveURL(/f=section:[A-H]&f=year:\d{4}/)
      await expect.poll(() => total(page)).toBeLessThan(inSection)

      const listAddress = page.url()
      const patents = await shownPatents(page)
      expect(patents.length).toBeGreaterThan(0)
      const last = page.locator('[data-row] a:not([data-group])').last()
      await last.scrollIntoViewIfNeeded()
      const title = (await last.innerText()).trim()
      const top = await last.evaluate((link) => Math.round(link.getBoundingClientRect().top))
      await last.click()
      await expect(page).toHaveURL(new RegExp(`/${language}/searchDetail\\?id=`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)

      await page.goBack()
      await expect(page).toHaveURL(listAddress)
      await expect(page.locator('[data-row] a:not([data-group])').last()).toBeInViewport()
      expect(await shownPatents(page)).toEqual(patents)
      await expect
        .poll(() =>
          page
            .locator('[data-row] a:not([data-group])')
            .last()
            .evaluate((link) => Math.round(link.getBoundingClientRect().top)),
        )
        .toBe(top)

      const elsewhere = await browser.newContext()
      const other = await elsewhere.newPage()
      await other.goto(listAddress)
      await expect(other.getByRole('table').getByRole('row').nth(1)).toBeVisible()
      expect(await shownPatents(other)).toEqual(patents)
      await elsewhere.close()
    },
  )
}

test('by keyboard alone: search, walk to a row, open it, come back to it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('石墨烯 电池')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-row]').nth(2)).toBeVisible()
  for (const row of [0, 1, 2]) {
    await page.keyboard.press('j')
    await expect(page.locator('[data-row]').nth(row)).toHaveAttribute('aria-current', /.+/)
  }
  await page.keyboard.press('Enter')
  // Keyboard shortcuts work once the page is rendered, shortly after the URL changes.
  await expect(page).toHaveTitle('专利详情 - 格致')
  await page.getByRole('button', { name: '返回结果' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/resultList/)
  await expect(page.locator('[data-row]').nth(2)).toHaveAttribute('aria-current', /.+/)
})
