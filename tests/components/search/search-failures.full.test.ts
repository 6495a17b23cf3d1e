import { expect, test } from '../component-test.ts'
import { requestTimeoutsOf } from '../../e2e/network/request-timeouts.ts'
import { facet, LIST, open, results } from '../../e2e/results/result-steps.ts'

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

  test('no connection: reported in the panel, with retry', async ({ page }) => {
    await page.route(SEARCH, (route) => route.abort('connectionfailed'))
    await page.goto(results())
    const panel = page.getByRole('region', { name: '检索结果列表' }).getByRole('alert')
    await expect(panel).toContainText('网络异常，请稍后重试')
    await page.unroute(SEARCH)
    await panel.getByRole('button', { name: '重试' }).click()
    await expect(page.locator('[data-row]').first()).toBeVisible()
  })

  for (const [message, text] of [
    ['服务器错误，请稍后重试（编号 r-7）', '（编号 r-7）'],
    ['服务器错误，请稍后重试', '请求编号：r-7'],
  ] as const) {
    test(`an error of the server is displayed with the request number, once: ${text}`, async ({ page }) => {
      await page.route(SEARCH, (route) => route.fulfill({ json: { code: 500, message, data: { error: 'INTERNAL', requestId: 'r-7' } } }))
      await page.goto(results())
      const failure = page.getByRole('region', { name: '检索结果列表' }).getByRole('alert')
      await expect(failure).toContainText(text)
      expect((await failure.innerText()).split('r-7')).toHaveLength(2)
    })
  }

  test('three kinds of nothing: not searched yet, no match with suggestions, a query that cannot be read', async ({ page }) => {
    await page.goto(LIST)
    await page.getByRole('button', { name: '输入检索式' }).click()
    await expect(page.getByRole('textbox', { name: '检索式' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('请输入检索内容')).toBeVisible()

    await page.goto(results('&f=country:XX'))
    await expect(page.getByRole('heading', { name: '没有符合条件的专利' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: '筛选结果' })).toHaveCount(0)
    await page.getByRole('button', { name: /^去掉/ }).click()
    await expect(page.locator('[data-row]').first()).toBeVisible()

    await page.goto(results('', 'TIX=(电池)'))
    await expect(page.getByRole('heading', { name: '检索式有误' })).toBeVisible()
    await expect(page.locator('[data-severity=error]').first()).toHaveText('TIX')
  })

  test('timeout: reported in the panel, with retry; a facet reports its own failure', async ({ page }) => {
    const timeouts = await requestTimeoutsOf(page, true)
    let answers = false
    await page.route(SEARCH, (route) => (answers ? route.continue() : undefined))
    await page.goto(results())
    const panel = page.getByRole('region', { name: '检索结果列表' }).getByRole('alert')
    await expect(panel).toContainText('30 秒内未收到响应')
    await timeouts.restore()
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

  test('500, no connection and a timeout each report the reason, with retry, in the failed panel', async ({ page }) => {
    const timeouts = await requestTimeoutsOf(page)
    const panel = page.getByRole('complementary', { name: '筛选结果' }).getByRole('alert')
    let answer: 'fault' | 'offline' | 'never' | 'right' = 'fault'
    await page.route(SEARCH, async (route) => {
      // Intercepts the facet counts; the request for rows is passed through.
      if (answer === 'right' || !route.request().postData()?.includes('"size":0')) return route.continue()
      if (answer === 'offline') return route.abort('internetdisconnected')
      if (answer === 'never') return undefined
      return route.fulfill({
        json: { code: 500, message: '服务器错误，请稍后重试（编号 r-9）', data: { error: 'INTERNAL', requestId: 'r-9' } },
      })
    })
    await open(page, results('', '飞机'))
    await expect(panel).toContainText('请稍后重试（编号 r-9）')
    answer = 'offline'
    await panel.getByRole('button', { name: '重试' }).click()
    await expect(panel).toContainText('网络异常，请稍后重试')
    await timeouts.shorten()
    answer = 'never'
    await panel.getByRole('button', { name: '重试' }).click()
    await expect(panel).toContainText('30 秒内未收到响应')
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await timeouts.restore()
    answer = 'right'
    await panel.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { name: '法律状态', exact: true })).toBeVisible()
  })
})
