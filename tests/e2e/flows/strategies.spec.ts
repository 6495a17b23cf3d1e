import { expect, type Page } from '@playwright/test'
import { read, utils } from '@e965/xlsx'
import { readFile } from 'node:fs/promises'
import { test } from '../accounts/own-page.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const editor = (page: Page) => page.getByRole('textbox', { name: '检索式编辑器' })
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })

/** Saves the search on the screen under a title. */
async function saveAs(page: Page, title: string) {
  await page.getByRole('main').getByRole('button', { name: '保存检索式' }).first().click()
  await dialog(page).getByLabel('名称').fill(title)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`已保存检索式“${title}”`)).toBeVisible()
}

test('strategies.01, strategies.04, strategies.05, G213: searches are saved, referred to, combined, run again and exported', async ({
  own: page,
}) => {
  await page.goto('/resultList?q=电池')
  await page.locator('[data-row]').first().waitFor()
  await saveAs(page, '电池 全部')

  // A command refers to it: completed after #{, checked, counted.
  await page.goto('/commandSearch')
  await editor(page).pressSequentially('TI=石墨烯 AND #{电')
  await page.getByRole('option', { name: /电池 全部/ }).click()
  await expect(editor(page)).toHaveText('TI=石墨烯 AND #{电池 全部}')
  const counts = page.getByRole('region', { name: '检索前的命中数' })
  await expect(counts.getByRole('row').nth(2)).toContainText('电池')
  await saveAs(page, '石墨烯电池')
  await page.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
  await expect(page).toHaveURL(/resultList.*w=command/)

  await page.goto('/searchHistory')
  await page.getByRole('link', { name: '保存的检索式' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: '选择：石墨烯电池' }).check()
  await page.getByRole('checkbox', { name: '选择：电池 全部' }).check()
  await page.getByRole('button', { name: '组合', exact: true }).click()
  await dialog(page).getByLabel('OR：满足其一').check()
  await expect(dialog(page).locator('code')).toContainText('TI=石墨烯 AND 电池 OR 电池')
  await dialog(page).getByRole('button', { name: '检索', exact: true }).click()
  await expect(page).toHaveURL(/resultList.*w=command/)
  await expect(page.locator('[data-row]').first()).toBeVisible()

  await page.goto('/searchHistory/strategies')
  await rows(page).getByRole('link', { name: '运行：电池 全部' }).click()
  await expect(page).toHaveURL(/resultList.*strategy=/)
  await expect(page.getByRole('main').getByRole('link', { name: '电池 全部' })).toBeVisible()
  await expect(page.locator('[data-row]').first()).toBeVisible()

  await page.goto('/searchHistory/strategies')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('检索式.xls')
  const { Sheets, SheetNames } = read(await readFile(await download.path()))
  const cells = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0]!]!, { header: 1 })
  expect(cells.slice(1).map((row) => row.slice(1, 3))).toEqual([
    ['石墨烯电池', 'TI=石墨烯 AND #{电池 全部}'],
    ['电池 全部', '电池'],
  ])

  // What is deleted when the page is left is deleted.
  await page.getByRole('button', { name: '删除：电池 全部' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.goto('about:blank')
  await expect(async () => {
    await page.goto('/searchHistory/strategies')
    await rows(page).first().waitFor()
    expect(await rows(page).count()).toBe(1)
  }).toPass()
  await expect(rows(page)).toContainText('无法运行：没有名为“电池 全部”的检索式')

  // From the keyboard: the palette names it, and says why it cannot be run.
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog', { name: '快速前往' }).getByRole('combobox').fill('石墨烯电')
  await page.getByRole('option', { name: /保存的检索式.*石墨烯电池/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '没有名为“电池 全部”的检索式' })).toBeVisible()
})
