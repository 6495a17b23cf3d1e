import { expect, test } from '../component-test.ts'

test('B.i18n.01 B.i18n.02 B.i18n.03 B.router.02: Chinese at first, English and back without a reload, titles follow', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('首页 - 格致')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveTitle('Home - Gezhi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search patents worldwide')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('全球专利检索')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  // The switch goes to and fro between the two: there is no third.
  await expect(page.getByRole('button', { name: /English|中文/ })).toHaveCount(1)
})

test('the selected language is stored, and sent with calls', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveTitle('Home - Gezhi')
  const call = page.waitForRequest((request) => request.url().endsWith('/api/search/ts/search'))
  await page.goto('/resultList?q=battery')
  expect((await call).headers()['accept-language']).toBe('en')
  await expect(page).toHaveTitle('Results - table - Gezhi')
})

test('a language in the address counts and stays in the addresses of links', async ({ page }) => {
  await page.goto('/en')
  await expect(page).toHaveTitle('Home - Gezhi')
  await page.getByRole('link', { name: 'graphene battery' }).click()
  await expect(page).toHaveURL(/\/en\/resultList\/tableList\?q=graphene\+battery$/)
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page).toHaveURL(/\/zh\/resultList\/tableList\?q=graphene\+battery$/)
  await expect(page).toHaveTitle('检索结果-列表 - 格致')
  await page.getByRole('link', { name: '格致首页' }).click()
  await expect(page).toHaveURL(/\/zh$/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveTitle('Home - Gezhi')
})

test('B.i18n.04: any other language, like any unknown address, ends at /404', async ({ page }) => {
  for (const path of ['/fr/resultList', '/no/such/page']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/404$/)
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  }
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('全球专利检索')
})

test('colours follow the system until they are chosen, and are right before the first paint', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ colorScheme: 'dark', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: '切换为浅色' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await context.close()
})

test('a visitor gets a guest token, and the next calls carry it', async ({ page }) => {
  const given = page.waitForResponse((response) => response.url().includes('/api/user/user/getYoukeToken?userId='))
  await page.goto('/')
  const token = ((await (await given).json()) as { data: string }).data
  expect(token).not.toBe('')
  const call = page.waitForRequest((request) => request.url().endsWith('/api/search/ts/search'))
  await page.getByRole('link', { name: '石墨烯 电池' }).click()
  expect((await call).headers()['token']).toBe(token)
})

test('nothing on the page breaks the content security policy', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/')
  await page.getByRole('button', { name: '检索语法' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: '石墨烯 电池' }).click()
  await page.getByRole('row').nth(1).waitFor()
  expect(errors).toEqual([])
})
