import { expect, test, type Page } from '@playwright/test'
import { seriousViolations } from '../accessibility/serious-violations.ts'
import { visit } from '../browser/visit.ts'

/** The pages a visitor reads, by address, and their heading in Chinese and English. */
const PAGES: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  '/helpCenter': ['帮助中心', 'Help centre'],
  '/helpCenter?id=41': ['检索语法', 'Query syntax'],
  '/helpCenter?q=%E6%8B%AC%E5%8F%B7': ['“括号”的搜索结果', 'Results for “括号”'],
  '/helpCenter?panel=qr': ['二维码介绍', 'QR codes'],
  '/helpCenter?panel=cancellation': ['账号注销', 'Closing an account'],
  '/dataCenter': ['数据中心', 'Data centre'],
  '/updatelog': ['更新日志', 'Changelog'],
  '/Thelog': ['更新日志', 'Changelog'],
  '/functions': ['功能介绍', 'Features'],
  '/functionCard?id=45&fieldLogic=0': ['号码格式', 'Number formats'],
  '/hleparticulars?id=45': ['号码格式', 'Number formats'],
  '/privacy?id=1': ['隐私政策', 'Privacy policy'],
  '/privacy?id=2': ['用户协议', 'User agreement'],
  '/privacy?id=3': ['专利数据库服务水平协议', 'Service level agreement for the patent database'],
  '/agreement': ['用户协议', 'User agreement'],
  '/about': ['系统介绍', 'About Gezhi'],
  '/aboutus': ['关于', 'About'],
  '/newsFlash': ['快讯', 'News flashes'],
  '/newFlash_deatil/401.html': [
    '命令、引证、扩展、批量、法律与高级检索现已上线',
    'Command, citation, extended, batch, legal status and advanced search are now available',
  ],
  '/newshome': ['资讯', 'News'],
  '/newsinfo/303': ['从关键词到分类号', 'From keywords to classes'],
  '/adminInformation': ['公告', 'Notices'],
  '/dataStory': ['数据库中的专利', 'The patents in this database'],
  '/drX': ['数据报告', 'Data report'],
  '/patent-service': ['专利服务', 'Patent services'],
  '/trademark-service': ['商标服务', 'Trademark services'],
  '/copyright-service': ['版权服务', 'Copyright services'],
  '/second-service?id=10801': ['专利申请', 'Patent filing'],
}

/** One page of each layout. The others differ in their texts alone; the walk in English scans all of them. */
const SCANNED = [
  '/helpCenter?id=41',
  '/helpCenter?panel=qr',
  '/dataCenter',
  '/updatelog',
  '/functions',
  '/privacy?id=1',
  '/about',
  '/newsFlash',
  '/newshome',
  '/newsinfo/303',
  '/dataStory',
  '/patent-service',
  '/second-service?id=10801',
]

/** Opens a page and waits until the app listens to the history: a step before that is lost. */
async function openApp(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Expects of the page that is open that it is there, whole, and not wider than the window. */
async function expectWhole(page: Page, address: string, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(title)
  await expect(page.locator('main [aria-busy=true]'), address).toHaveCount(0)
  expect(new URL(page.url()).pathname, address).toBe(address.split('?')[0])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), address).toBe(0)
}

test('help.09, news.03, router.04, router.05, router.06, router.07, router.08: each page is open to a visitor, whole and accessible', async ({
  page,
}) => {
  test.setTimeout(600_000)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await openApp(page, '/404')
  for (const [address, [title]] of Object.entries(PAGES)) {
    await visit(page, address)
    await expectWhole(page, address, title)
    if (SCANNED.includes(address)) expect(await seriousViolations(page), address).toEqual([])
  }
  expect(errors).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('the same on a phone in the dark and in English', { tag: '@full' }, async ({ page }) => {
    test.setTimeout(600_000)
    await openApp(page, '/en/404')
    for (const [address, [, title]] of Object.entries(PAGES)) {
      await visit(page, `/en${address}`)
      await expectWhole(page, `/en${address}`, title)
      expect(await seriousViolations(page), address).toEqual([])
    }
  })
})
