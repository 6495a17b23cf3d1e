import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { accountButton, logInByPassword } from '../accounts/login-steps.ts'
import { header } from '../patents/patent-steps.ts'
import { results } from '../results/result-steps.ts'
import { SERVER_START_MS, startTestServer, type TestServer } from '../server/start-test-server.ts'

/** Accounts of the demonstration. */
const [FREE, MEMBER] = ['13900000001', '13900000002'] as const

test.describe('a server for members', () => {
  test.describe.configure({ mode: 'serial' })
  let server: TestServer
  test.beforeAll(async () => {
    test.setTimeout(SERVER_START_MS)
    server = await startTestServer({ access: 'membership' })
  })
  test.afterAll(() => server?.stop())

  const visitor = async (browser: Browser) => (await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })).newPage()
  const logIn = async (page: Page, telephone: string) => {
    const { password } = JSON.parse(readFileSync(join(server.data, 'demo-accounts.json'), 'utf8')) as { password: string }
    await logInByPassword(page, telephone, password)
    // The flow before may have left a session behind.
    const elsewhere = page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确定' })
    await elsewhere.or(accountButton(page)).first().waitFor()
    if (await elsewhere.isVisible()) await elsewhere.click()
    await expect(accountButton(page)).toBeVisible()
  }
  const open = async (page: Page, more = '', query = '电池') => {
    await page.goto(results(more, query))
    await page.locator('[data-row]').first().waitFor()
  }
  const hidden = (page: Page) => page.getByText(/^另有 [\d,]+ 件其他国家\/地区的专利未显示。/)
  const limit = (page: Page) => page.getByText(/^可查看前 [\d,]+ 件。/)

  test('a visitor whose hits are all in other countries sees this and how to view them, and no facets', async ({ browser }) => {
    const page = await visitor(browser)
    await page.goto(results('', 'country=US'))
    await expect(page.getByRole('heading', { name: /^检索到约? ?[\d,]+ 件专利，均属其他国家\/地区$/ })).toBeVisible()
    await expect(page.getByText('可尝试放宽以下条件')).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: '筛选结果' })).toHaveCount(0)
    await page.getByRole('region', { name: '检索结果列表' }).getByRole('button', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/login/)
  })

  test('a visitor sees how many hits are hidden and where the list ends, before reaching its end', async ({ browser }) => {
    const page = await visitor(browser)
    await open(page)
    await expect(hidden(page)).toContainText('登录会员账号后可见')
    await expect(limit(page)).toHaveText(/^可查看前 20 件。 登录后查看更多$/)
    const shown = await page
      .locator('[data-row] a:not([data-group])')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(shown.every((href) => new URL(href).searchParams.get('id')?.startsWith('CN'))).toBe(true)

    // The last patent the user may view is the last step, with an explanation.
    await page.locator('[data-row="18"] a:not([data-group])').click()
    await header(page).getByRole('heading', { level: 1 }).waitFor()
    const status = header(page).getByRole('status').first()
    await expect(status).toHaveText(/^19 \/ [\d,]+$/)
    await page.keyboard.press('n')
    await expect(status).toHaveText(/^20 \/ [\d,]+可查看的最后一件$/)
    await expect(header(page).getByRole('button', { name: /^下一件/ })).toBeDisabled()
    await page.keyboard.press('n')
    await expect(page).toHaveURL(/at=20/)
    await page.keyboard.press('p')
    await expect(status).toHaveText(/^19 \/ [\d,]+$/)
    await page.getByRole('button', { name: '返回结果' }).click()

    await page.getByRole('button', { name: '第 2 页' }).click()
    await expect(page.getByText('请登录后查看更多检索结果').first()).toBeVisible()
    await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
    // Where the focus is on its way out of the dialog, keys are the dialog's all the same.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('[')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: '登录' })).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: '筛选结果' })).toBeVisible()
    await page.getByRole('button', { name: '第 2 页' }).click()
    await logIn(page, FREE)
    await expect(page.getByRole('dialog', { name: '登录' })).toHaveCount(0)
    await expect(page).toHaveURL(/\/resultList\/tableList\?q=/)
    // A user without membership sees how to view them.
    await expect(hidden(page)).toContainText('开通会员后可见')
    await page.getByRole('button', { name: '第 2 页' }).click()
    await expect(page.locator('[data-row] td').nth(1)).toHaveText('21')
    await page.context().close()
  })

  test('paging.06, paging.07, paging.08: a free user is informed of the limit before the 500th hit, stops there, is shown what to buy, and keeps the position', async ({
    browser,
  }) => {
    const page = await visitor(browser)
    await page.goto('/login')
    await logIn(page, FREE)
    await open(page, '&page=25', 'country=CN')
    await expect(limit(page)).toHaveText(/^可查看前 500 件。/)
    await page.getByRole('button', { name: '第 26 页' }).click()
    await expect(page.getByText('免费用户最多查看前500条结果，开通会员可查看更多').first()).toBeVisible()
    await expect(page).toHaveURL(/page=25/)
    await expect(page.getByRole('dialog', { name: '开通会员' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-row] td').nth(1)).toHaveText('481')

    const last = page.locator('[data-row="19"] a:not([data-group])')
    await last.scrollIntoViewIfNeeded()
    await last.click()
    await header(page).getByRole('heading', { level: 1 }).waitFor()
    await expect(header(page).getByRole('status').first()).toHaveText(/^500 \/ [\d,]+可查看的最后一件$/)
    await page.context().close()
  })

  test('a member sees all countries, without a word about limits', async ({ browser }) => {
    const page = await visitor(browser)
    await page.goto('/login')
    await logIn(page, MEMBER)
    await open(page, '&page=26', 'country=CN OR country=US')
    await expect(page.locator('[data-row] td').nth(1)).toHaveText('501')
    await expect(hidden(page)).toHaveCount(0)
    await expect(limit(page)).toHaveCount(0)
    await page.context().close()
  })

  test('the last patent of a list is marked, and n stays there', async ({ browser }) => {
    const page = await visitor(browser)
    await open(page, '', 'TI=(石墨烯 电池)')
    const count = await page.locator('[data-row]').count()
    await page.locator(`[data-row="${count - 1}"] a:not([data-group])`).click()
    await header(page).getByRole('heading', { level: 1 }).waitFor()
    const status = header(page).getByRole('status').first()
    await expect(status).toHaveText(`${count} / ${count}最后一件`)
    await expect(header(page).getByRole('button', { name: /^下一件/ })).toBeDisabled()
    await page.keyboard.press('n')
    await expect(status).toHaveText(`${count} / ${count}最后一件`)
    await page.context().close()
  })
})
