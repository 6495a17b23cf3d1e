import { expect, test } from '../component-test.ts'
import { open, results, total } from '../../e2e/results/result-steps.ts'

test.describe('pages', () => {
  test('B.results.09 to .11, B.paging.01 to .03: sizes, nine places, and where a jump leads', async ({ page }) => {
    await open(page, results())
    await expect(page.getByRole('combobox', { name: '每页条数' })).toHaveValue('20')
    await expect(page.getByRole('combobox', { name: '每页条数' }).getByRole('option')).toHaveText(['20 条/页', '50 条/页', '100 条/页'])
    await expect(page.getByRole('navigation', { name: '分页' }).getByRole('listitem').or(page.locator('nav li[aria-hidden]'))).toHaveCount(
      9,
    )

    const jump = page.getByRole('textbox', { name: '跳至' })
    await jump.pressSequentially('a3b')
    await expect(jump).toHaveValue('3')
    await jump.press('Enter')
    await expect(page).toHaveURL(/page=3/)
    await expect(page.locator('[data-row] td').nth(1)).toHaveText('41')
    for (const beyond of ['0', '99999']) {
      await jump.fill(beyond)
      await jump.press('Enter')
      await expect(page).not.toHaveURL(/page=/)
      await expect(page.locator('[data-row] td').nth(1)).toHaveText('01')
      await page.getByRole('button', { name: '第 2 页' }).click()
      await expect(page).toHaveURL(/page=2/)
    }
    await page.goto(results('&page=99999'))
    await expect(page).not.toHaveURL(/page=/)
    await expect(page.locator('[data-row]').first()).toBeVisible()
  })

  test('English counts have a singular, and separators in thousands', async ({ page }) => {
    await open(page, '/en/resultList/tableList?q=battery OR NOT battery')
    const count = page.locator('[role=status] strong')
    await expect(count).toHaveText(/^\d,\d{3} patents$/)
    const number = await page.locator('[data-row]').first().locator('td').nth(2).textContent()
    await open(page, `/en/resultList/tableList?q=${encodeURIComponent(`pn=${number}`)}`)
    await expect(count).toHaveText('1 patent')
  })

  test('a change of the search keeps order and goes to page 1; Back goes through every step', async ({ page }) => {
    await open(page, results('&page=3&sort=oldest'))
    await page.getByRole('combobox', { name: '每页条数' }).selectOption('50')
    await expect(page).toHaveURL(/sort=oldest&size=50$/)
    await page.getByRole('combobox', { name: '合并' }).selectOption('family')
    await expect(page).toHaveURL(/group=family/)
    await expect(page.locator('[role=status] strong')).toHaveText(/组$/)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/page=3&sort=oldest$/)
    await expect(page.locator('[data-row] td').nth(1)).toHaveText('41')
  })
})

test.describe('highlights', () => {
  test('terms have their colours in the order of the query and can be switched off, in the address too', async ({ page }) => {
    await open(page, results('', '石墨烯 电池'))
    const legend = page.getByRole('list', { name: '高亮词' })
    await expect(legend.getByRole('button')).toHaveText(['石墨烯', '电池'])
    await expect(page.locator('[data-row] mark[data-color="2"]').first()).toHaveText('电池')
    await legend.getByRole('button').nth(1).click()
    await expect(page).toHaveURL(/mute=2/)
    await expect(page.locator('[data-row] mark[data-color="2"]')).toHaveCount(0)
    await page.reload()
    await expect(legend.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('[data-row] mark[data-color="1"]').first()).toHaveText('石墨烯')
    await expect(page.locator('[data-row] mark[data-color="2"]')).toHaveCount(0)
  })
})

test.describe('keys and selection', () => {
  test('j k x move and select, ? lists the keys, [ ] fold the facets, none of them while one types', async ({ page }) => {
    await open(page, results())
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect(page.locator('[data-row="0"]')).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('x')
    await expect(page.getByRole('group', { name: '已选记录' })).toContainText('已选 1 件')
    await page.keyboard.press('[')
    await expect(page.getByRole('complementary', { name: '筛选结果' })).toHaveCount(0)
    await page.keyboard.press(']')
    await expect(page.getByRole('complementary', { name: '筛选结果' })).toBeVisible()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: '快捷键' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('/')
    await page.keyboard.type('jx?[')
    await expect(page.getByRole('textbox', { name: '检索式' })).toHaveValue('jx?[')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('textbox', { name: '检索式' })).toHaveValue('电池')
    await expect(page.getByRole('complementary', { name: '筛选结果' })).toBeVisible()
  })

  test('the numbers of selected patents are copied across pages', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, results())
    const first = await page.locator('[data-row="0"] td').nth(2).innerText()
    await page.locator('[data-row="0"] input').check()
    await page.getByRole('button', { name: '下一页' }).click()
    await expect(page.locator('[data-row] td').nth(1)).toHaveText('21')
    const second = await page.locator('[data-row="3"] td').nth(2).innerText()
    await page.locator('[data-row="3"] input').check()
    await page.getByRole('button', { name: /复制公开号/ }).click()
    await expect(page.getByText('已复制 2 个公开号').first()).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${first}\n${second}`)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('rows are cards, facets a sheet, pages are turned by previous and next', async ({ page }) => {
    await open(page, results())
    const all = await total(page)
    await expect(page.getByRole('table')).toHaveCount(0)
    await page.getByRole('button', { name: '筛选', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: '筛选结果' })
    await sheet.getByRole('checkbox', { name: '筛选 失效', exact: true }).check()
    await expect(sheet.getByRole('button', { name: /件$/ })).not.toHaveText(`${all.toLocaleString('zh')} 件`)
    await sheet.getByRole('button', { name: /件$/ }).click()
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('button', { name: '筛选（1）' })).toBeFocused()
    await page.getByRole('button', { name: '下一页' }).click()
    await expect(page.locator('[data-row]').first()).toContainText('21')
  })
})
