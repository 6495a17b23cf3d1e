import { expect, test, type Page } from '../component-test.ts'

const results = (query: string, more = '', view = 'tableList') => `/zh/resultList/${view}?q=${encodeURIComponent(query)}${more}`

/** Opens a result list and waits for its rows. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('[data-row]').first().waitFor()
}

test('B.router.12: four views of one list, stored for the next search, with drawings and passages', async ({ page }) => {
  await open(page, results('石墨烯 电池', '&f=country:CN'))
  await expect(page).toHaveTitle(/^检索结果-列表/)
  const first = await page.locator('[data-row="0"] td').nth(2).innerText()
  const views = page.getByRole('group', { name: '视图' })
  for (const [name, path, title] of [
    ['首图', 'imgList', '检索结果-首图'],
    ['图文', 'imgText', '检索结果-图文'],
    ['多图', 'imagesProp', '检索结果-多图'],
  ] as const) {
    await views.getByRole('button', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/resultList/${path}\\?.*f=country:CN`))
    await expect(page).toHaveTitle(new RegExp(`^${title}`))
    await expect(page.locator('[data-row="0"]')).toContainText(first)
    await expect(page.locator('[data-row] img').first()).toBeVisible()
  }
  await page.goto(results('石墨烯 电池', '', 'imgText'))
  const passages = page.locator('[data-row="0"] li')
  await expect(passages.first()).toContainText('摘要')
  await expect(page.locator('[data-row] li mark').first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/^专利详情/)
  await page.goBack()
  await expect(page.locator('[data-row="0"]')).toHaveAttribute('aria-current', 'true')

  // The view that was chosen last is the one a new search is shown in (G70).
  await page.goto('/zh')
  await page.getByRole('combobox', { name: '检索内容' }).fill('飞机')
  await page.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
  await expect(page).toHaveURL(/\/resultList\/imagesProp/)
})

test('own words are highlighted in the next colours, in the address, and taken away again', async ({ page }) => {
  await open(page, results('石墨烯 电池'))
  await page.getByRole('textbox', { name: '自定义高亮词' }).fill('材料')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/hl=/)
  await expect(page.locator('[data-row] mark[data-color="3"]').first()).toHaveText('材料')
  await page.locator('[data-row] a:not([data-group])').first().click()
  await expect(page).toHaveURL(/searchDetail.*hl=/)
  await page.goBack()
  await page.getByRole('button', { name: '去掉高亮词“材料”' }).click()
  await expect(page).not.toHaveURL(/hl=/)
  await expect(page.locator('[data-row] mark[data-color="3"]')).toHaveCount(0)
})

test('the large editor colours, completes, mends and counts, and searches by Ctrl+Enter', async ({ page }) => {
  await open(page, results('石墨烯'))
  await page.getByRole('button', { name: '展开编辑器' }).click()
  const editor = page.getByRole('dialog', { name: '编辑检索式' })
  const text = editor.getByRole('textbox', { name: '检索式' })
  await expect(text).toBeFocused()
  await expect(editor.getByRole('status')).toHaveText(/^\d+ 件$/)
  await page.keyboard.press('End')
  await page.keyboard.type(' AND stat')
  await expect(editor.getByRole('option').first()).toBeVisible()
  // An offer that has only just come up is not taken by a key meant for the text.
  await page.waitForTimeout(200)
  await page.keyboard.press('Tab')
  await page.keyboard.type('有效 AND TIX=(电池')
  await expect(editor.locator('.gz-query-field').first()).toBeVisible()
  await expect(editor.getByRole('listitem').filter({ hasText: 'TIX' })).toBeVisible()
  await expect(editor.getByRole('button', { name: '检索', exact: true })).toBeDisabled()
  await editor.getByRole('list', { name: '检索式提示' }).getByRole('button').first().click()
  await page.keyboard.press('Escape')
  await expect(editor).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: '检索式' })).toHaveValue(/^石墨烯 AND status=有效 AND /)

  await page.getByRole('textbox', { name: '检索式' }).fill('飞机')
  await page.getByRole('button', { name: '展开编辑器' }).click()
  await text.focus()
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent('飞机')}`))
})

test('B.search-box.11 to .15, .33: suggestions while typing, arrows wrap, Enter searches, a press elsewhere closes them', async ({
  page,
}) => {
  const times: number[] = []
  page.on('request', (request) => request.url().includes('/suggest/all') && times.push(Date.now()))
  await page.goto('/zh')
  const box = page.getByRole('combobox', { name: '检索内容' })
  const start = Date.now()
  await box.pressSequentially('锂离子电', { delay: 120 })
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  await page.waitForTimeout(1200)
  expect(times.length).toBeLessThanOrEqual(1 + Math.ceil((times.at(-1)! - start) / 1000))
  const count = await options.count()
  await page.keyboard.press('ArrowUp')
  await expect(options.nth(count - 1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(options).toHaveCount(0)
  await box.fill('TI=(石')
  await page.waitForTimeout(1200)
  await expect(options).toHaveCount(0)
  await box.fill('石')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = await options.first().locator('span').first().innerText()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/resultList/tableList\\?q=${encodeURIComponent(chosen)}`))
})

test('a search without hits suggests corrections and conditions to remove', async ({ page }) => {
  await page.goto(results('graphine'))
  await page.getByRole('button', { name: /^graphene/ }).click()
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.goto(results('石墨烯 AND qqqzzz'))
  await page.getByRole('button', { name: /^去掉 qqqzzz/ }).click()
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent('石墨烯')}$`))
  await expect(page.locator('[data-row]').first()).toBeVisible()
})

test('B.results.12, .13: a long query stands in the address as a key, which opens the same list elsewhere', async ({ page, browser }) => {
  const words = Array.from({ length: 200 }, (_, index) => `石墨烯${index}`)
  const query = `${words.join(' OR ')} OR 飞机`
  expect(query.length).toBeGreaterThan(1500)
  await open(page, results('飞机'))
  await page.getByRole('textbox', { name: '检索式' }).fill(query)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?sid=[\w-]{22}$/)
  const numbers = async (here: Page) => (await here.locator('[data-row] td:nth-child(3)').allInnerTexts()).slice(0, 10)
  await page.locator('[data-row]').first().waitFor()
  const stranger = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await open(stranger, page.url())
  expect(await numbers(stranger)).toEqual(await numbers(page))
  await expect(stranger.getByRole('textbox', { name: '检索式' })).toHaveValue(query)
  await stranger.locator('[data-row] a:not([data-group])').first().click()
  await expect(stranger).toHaveURL(/searchDetail\?.*sid=/)
  await stranger.context().close()
})

test('Ctrl+K goes to a patent, a search made before, a setting', async ({ page }) => {
  await open(page, results('飞机'))
  const number = await page.locator('[data-row="0"] td').nth(2).innerText()
  const palette = page.getByRole('dialog', { name: '快速前往' })
  await page.keyboard.press('Control+k')
  await expect(palette).toBeVisible()
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`searchDetail\\?id=${number}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('飞机')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await palette.getByRole('combobox').fill('深色')
  await palette.getByRole('option', { name: /切换为深色/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a browser without a network reports it in place of the rows, and displays them once it is back', async ({ page, context }) => {
  await open(page, results('飞机'))
  await page.locator('[data-row]').first().waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: '下一页' }).click()
  const failure = page.getByRole('main').getByRole('alert').filter({ hasText: '检索未完成' })
  await expect(failure).toContainText('网络异常，请稍后重试')
  await context.setOffline(false)
  await failure.getByRole('button', { name: '重试' }).click()
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: '分页' }).getByRole('button', { name: '第 2 页' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})
