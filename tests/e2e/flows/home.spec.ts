import { expect, test, type Page } from '@playwright/test'

const box = (page: Page) => page.getByRole('combobox', { name: '检索内容' })
const hits = (page: Page) => page.getByRole('row')

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

test('home.01: the box of the simple search stands first', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('全球专利检索')
  await expect(page.getByRole('search')).toBeInViewport({ ratio: 1 })
  await expect(box(page)).toBeEditable()
})

test('by keyboard alone: suggestions are walked round and one is searched for, then back to the words', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('石')
  const options = page.getByRole('listbox').getByRole('option')
  await options.first().waitFor()
  const count = await options.count()
  for (let press = 0; press <= count; press++) await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/resultList\/tableList\?q=/)
  await hits(page).nth(1).waitFor()
  await page.goBack()
  await hotWords(page).first().focus()
  await page.keyboard.press('Tab')
  await expect(hotWords(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(HOT_WORDS['home.03'])))
})

test('every card of home leads to a page that is there', async ({ page }) => {
  await page.goto('/')
  const cards = page.getByRole('navigation', { name: '更多检索方式' }).getByRole('link')
  await expect(cards.nth(2)).toBeVisible()
  for (const path of await cards.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))) {
    await page.goto('/')
    await cards.locator(`xpath=self::*[@href="${path}"]`).click()
    // Pictures that are searched by belong to a user, on an open server, too.
    await expect(page).toHaveURL(path === '/pictureSearch' ? /\/login$/ : new RegExp(path))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/页面不存在/)
  }
})

test('the newest news flashes stand last, and open; without any there is no place for them', async ({ page }) => {
  await page.goto('/')
  const news = page.getByRole('region', { name: '快讯' })
  const first = news.getByRole('link').first()
  const title = (await first.textContent()) ?? ''
  expect(title).not.toBe('')
  await first.click()
  await expect(page).toHaveURL(/\/newFlash_deatil\/\d+\.html$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.route('**/news-feed/page*', (route) =>
    route.fulfill({ json: { code: 200, message: 'success', data: { list: [], total: 0 } } }),
  )
  await page.goto('/')
  await expect(page.locator('dd [data-counted]').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(news).toBeHidden()
})
