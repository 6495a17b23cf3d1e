import { expect, test, type Page } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'

/** The pages a visitor reads, by address, and their heading. */
const PAGES: Readonly<Record<string, string>> = {
  '/helpCenter': '帮助中心',
  '/helpCenter?id=41': '检索语法',
  '/helpCenter?q=%E6%8B%AC%E5%8F%B7': '“括号”的搜索结果',
  '/helpCenter?panel=qr': '二维码介绍',
  '/helpCenter?panel=cancellation': '账号注销',
  '/dataCenter': '数据中心',
  '/updatelog': '更新日志',
  '/Thelog': '更新日志',
  '/functions': '功能介绍',
  '/functionCard?id=45&fieldLogic=0': '号码格式',
  '/hleparticulars?id=45': '号码格式',
  '/privacy?id=1': '隐私政策',
  '/privacy?id=2': '用户协议',
  '/privacy?id=3': '专利数据库服务水平协议',
  '/agreement': '用户协议',
  '/about': '系统介绍',
  '/aboutus': '关于',
  '/newsFlash': '快讯',
  '/newFlash_deatil/401.html': '命令、引证、扩展、批量、法律与高级检索可以使用了',
  '/newshome': '资讯',
  '/newsinfo/303': '从关键词到分类号',
  '/adminInformation': '公告',
  '/dataStory': '索引里的专利',
  '/drX': '数据报告',
  '/patent-service': '专利服务',
  '/trademark-service': '商标服务',
  '/copyright-service': '版权服务',
  '/second-service?id=10801': '专利申请',
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('help.09, news.03, router.04, router.05, router.06, router.07, router.08: each page is open to a visitor, whole and accessible', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  for (const [address, title] of Object.entries(PAGES)) {
    await page.goto(address)
    await expect(heading(page), address).toHaveText(title)
    await expect(page.locator('main [aria-busy=true]'), address).toHaveCount(0)
    expect(new URL(page.url()).pathname, address).toBe(address.split('?')[0])
    expect(await seriousViolations(page), address).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), address).toBe(0)
  }
  expect(faults).toEqual([])
})

test('the same on a phone in the dark and in English', async ({ browser, baseURL }) => {
  test.setTimeout(180_000)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const address of Object.keys(PAGES)) {
    await page.goto(`/en${address}`)
    await expect(heading(page), address).toBeVisible()
    await expect(page.locator('main [aria-busy=true]'), address).toHaveCount(0)
    expect(await seriousViolations(page), address).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), address).toBe(0)
  }
  await context.close()
})

test('router.15, router.17: an id in a path that is not of digits only is no page', async ({ page }) => {
  for (const address of ['/newsinfo/30a', '/newFlash_deatil/abc.html', '/newFlash_deatil/4_1.html', '/newFlash_deatil/401']) {
    await page.goto(address)
    await expect(page, address).toHaveURL(/\/404$/)
  }
})

test('router.26: the function card shows the article, the group of fields and the title its address names', async ({ page }) => {
  await page.goto(`/functionCard?id=45&fieldLogic=3&title=${encodeURIComponent('日期怎样写')}`)
  await expect(heading(page)).toHaveText('日期怎样写')
  const fields = page.getByRole('region').or(page.locator('section')).filter({ hasText: '字段与取值' })
  await expect(fields.getByRole('rowheader', { name: 'pd', exact: true })).toBeVisible()
  await fields.getByRole('link', { name: '号码', exact: true }).click()
  await expect(fields.getByRole('rowheader', { name: 'pn', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/fieldLogic=0&title=/)
  await fields.getByRole('link', { name: 'pn=CN1*' }).click()
  await expect(page).toHaveURL(/\/resultList\//)
})

test('the feed shows ten flashes a page, and the next page from its address', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/news-feed/page?*', async (route) => {
    const { searchParams } = new URL(route.request().url())
    const number = Number(searchParams.get('pageNum'))
    asked.push(`${searchParams.get('pageNum')} ${searchParams.get('pageSize')}`)
    const list = Array.from({ length: number === 1 ? 10 : 2 }, (_, index) => ({
      id: number * 100 + index,
      title: `第 ${number} 页第 ${index + 1} 条`,
      summary: '',
      createTime: '2026-11-21 08:00:00',
    }))
    await route.fulfill({ json: { code: 200, message: 'success', data: { list, total: 12 } } })
  })
  await page.goto('/newsFlash')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(10)
  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page).toHaveURL(/\/newsFlash\?page=2$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2)
  expect(asked).toEqual(['1 10', '2 10'])
})

test('figures are those of the index: data centre, story and report say the same, and lead to the documents', async ({ page }) => {
  await page.goto('/dataCenter')
  const china = page.getByRole('row').filter({ hasText: 'CN' })
  const count = await china.getByRole('cell').first().innerText()
  await page.getByRole('searchbox', { name: '查找国家/地区' }).fill('没有这个国家')
  await expect(page.getByText('没有“没有这个国家”的文献。')).toBeVisible()
  await page.goto('/drX')
  await expect(page.getByRole('row').filter({ hasText: '中国' }).first().getByRole('cell').first()).toHaveText(count)
  await page.goto('/dataStory')
  const bar = page.getByRole('link').filter({ hasText: '中国' }).filter({ hasText: count })
  await bar.click()
  await expect(page).toHaveURL(/f=country:CN/)
  await expect(page.getByText(new RegExp(`${count}\\s*件`)).first()).toBeVisible()
})

test('router.18, router.19, router.20: each of the three service pages shows the service with its id', async ({ page }) => {
  for (const [address, id] of [
    ['/patent-service', 108],
    ['/trademark-service', 109],
    ['/copyright-service', 110],
  ] as const) {
    const asked = page.waitForRequest(/sale\/service\/detail$/)
    await page.goto(address)
    expect((await asked).postDataJSON(), address).toEqual({ id })
    await expect(page.getByRole('heading', { level: 2, name: '可以办理' })).toBeVisible()
  }
})

test('router.33: a service leads to a page of its own, with what it covers and how to ask for it', async ({ page }) => {
  await page.goto('/patent-service')
  await page.getByRole('link', { name: '了解详情：专利年费管理' }).click()
  await expect(page).toHaveURL(/\/second-service\?id=10804$/)
  await expect(heading(page)).toHaveText('专利年费管理')
  await expect(page.getByRole('navigation', { name: '服务类别' }).getByRole('link', { name: '专利服务' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('link', { name: '留言咨询' }).click()
  await expect(page).toHaveURL(/\/helpCenter\?panel=feedback$/)
  await page.goto('/second-service?id=4711')
  await expect(heading(page)).toHaveText('没有这项服务')
})
