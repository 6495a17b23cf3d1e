import { expect, test } from '@playwright/test'
import { patienceOf } from '../network/patience.ts'
import { LIST, facet, open, results } from '../results/result-steps.ts'

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
    const patience = await patienceOf(page, true)
    let answers = false
    await page.route(SEARCH, (route) => (answers ? route.continue() : undefined))
    await page.goto(results())
    const panel = page.getByRole('region', { name: '检索结果列表' }).getByRole('alert')
    await expect(panel).toContainText('30 秒内没有得到答复')
    await patience.restore()
    answers = true
    await panel.getByRole('button', { name: '重试' }).click()
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await page.getByRole('complementary', { name: '筛选结果' }).getByRole('button', { name: '重试' }).click()
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

  for (const [message, told] of [
    ['服务器错误，请稍后重试（编号 r-7）', '（编号 r-7）'],
    ['服务器错误，请稍后重试', '请求编号：r-7'],
  ] as const) {
    test(`a fault of the server is said with the number of the request, once: ${told}`, async ({ page }) => {
      await page.route(SEARCH, (route) => route.fulfill({ json: { code: 500, message, data: { error: 'INTERNAL', requestId: 'r-7' } } }))
      await page.goto(results())
      const failure = page.getByRole('region', { name: '检索结果列表' }).getByRole('alert')
      await expect(failure).toContainText(told)
      expect((await failure.innerText()).split('r-7')).toHaveLength(2)
    })
  }

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
