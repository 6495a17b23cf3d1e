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
  '/dataStory': '数据库中的专利',
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
