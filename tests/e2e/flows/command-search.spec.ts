import { expect, test, type Page } from '@playwright/test'

const open = (page: Page, query = '') => page.goto(`/zh/commandSearch${query === '' ? '' : `?q=${encodeURIComponent(query)}`}`)
const editor = (page: Page) => page.getByRole('textbox', { name: '检索式编辑器' })
const counts = (page: Page) => page.getByRole('region', { name: '检索前的命中数' })

test.describe('command search', () => {
  test('search-modes.09 advanced.03: a command is checked and counted while it is written, run by its own call, and changed again', async ({
    page,
  }) => {
    await open(page)
    await editor(page).pressSequentially('TI=(电池 and')
    await expect(page.getByRole('list', { name: '检索式提示' })).toContainText('个字符）')
    await expect(page.getByRole('main').getByRole('button', { name: '检索', exact: true })).toBeDisabled()
    await editor(page).press('ControlOrMeta+a')
    await page.keyboard.insertText('TI=电池 and country=CN')
    await expect(counts(page).getByRole('row')).toHaveCount(4)
    await expect(counts(page).getByRole('row').nth(1)).toContainText('TI=电池')
    const whole = await counts(page).getByRole('row').last().getByRole('cell').last().innerText()

    const requested = page.waitForRequest(/ts\/instructSearch/)
    await editor(page).press('ControlOrMeta+Enter')
    await requested
    await expect(page).toHaveURL(/resultList.*w=command/)
    await expect(page.locator('[role=status] strong')).toContainText(whole)
    await page.getByRole('link', { name: '修改条件' }).click()
    await expect(editor(page)).toContainText('TI=电池 and country=CN')
  })

  test('advanced.02: fields come from sf/list and go in at the caret', async ({ page }) => {
    const listed = page.waitForResponse(/search\/sf\/list/)
    await open(page)
    expect((await (await listed).json()) as object).toMatchObject({ code: 200 })
    await page.getByRole('searchbox', { name: /查找字段/ }).fill('标题')
    await page.getByRole('button', { name: 'TI 标题', exact: true }).click()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.insertText('电池')
    await expect(editor(page)).toHaveText('TI=(电池)')
  })

  test('a query of another system is recognised, translated with its losses, and can be had back', async ({ page }) => {
    await open(page)
    await editor(page).click()
    await page.keyboard.insertText('TTL:(电池) AND APD:[20200101 TO 20201231]')
    await page.getByRole('button', { name: '从 PatSnap 智慧芽 转换' }).click()
    await expect(editor(page)).toContainText('TI=电池')
    await expect(page.getByText('已从 PatSnap 智慧芽 转换。')).toBeVisible()
    await page.getByLabel('导出为其他系统的检索式').selectOption('uspto')
    await expect(page.getByRole('region', { name: 'USPTO Patent Public Search 的检索式' })).toContainText('.ti.')
    await page.getByRole('button', { name: '恢复原文' }).click()
    await expect(editor(page)).toContainText('TTL:(电池)')
  })

  test('searches are combined by their numbers', async ({ page }) => {
    await page.goto(`/zh/resultList/tableList?q=${encodeURIComponent('TI=电池')}`)
    await page.locator('[data-row]').first().waitFor()
    await open(page)
    await page.getByRole('button', { name: '插入 #1' }).click()
    await expect(editor(page)).toBeFocused()
    await page.keyboard.insertText('AND country=CN')
    await expect(counts(page).getByRole('row').nth(1)).toContainText('TI=电池')
    await page.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(encodeURIComponent('TI=电池').replaceAll('%', '.')))
  })
})
