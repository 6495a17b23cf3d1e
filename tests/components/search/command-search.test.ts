import { expect, test, type Page } from '../component-test.ts'

const open = (page: Page, query = '') => page.goto(`/zh/commandSearch${query === '' ? '' : `?q=${encodeURIComponent(query)}`}`)
const editor = (page: Page) => page.getByRole('textbox', { name: '检索式编辑器' })
const counts = (page: Page) => page.getByRole('region', { name: '检索前的命中数' })

test.describe('command search', () => {
  test('a semantic query with other conditions is counted by these and listed in its own order', async ({ page }) => {
    await open(page, 'SEM=("石墨烯锂离子电池的负极") AND country=CN')
    await expect(counts(page).getByRole('row').last()).toContainText(/整个检索式\s*[\d,]+/)
    await expect(counts(page)).not.toContainText('SEM')
    await editor(page).press('ControlOrMeta+Enter')
    await expect(page).toHaveURL(/resultList/)
    await expect(page.getByRole('main')).toContainText('相关度')
    await expect(page.locator('[data-row]').first()).toContainText('石墨烯')
    await page.getByRole('main').getByRole('textbox', { name: '检索式' }).fill('电池 OR SEM=("石墨烯")')
    await expect(page.getByRole('list', { name: '检索式提示' })).toContainText('SEM 只能在最外层以 AND 连接')
  })
})
