import { expect, type Page } from '@playwright/test'
import type { PageStates } from './scan-states.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

/** What the bar at the top half covers is no target. */
const toTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0))

/** Command search with a query written and its fields listed. */
async function openCommand(page: Page, query: string): Promise<void> {
  await page.goto(`/zh/commandSearch${query === '' ? '' : `?q=${encodeURIComponent(query)}`}`)
  await page.getByRole('textbox', { name: '检索式编辑器' }).waitFor()
  await page.getByRole('button', { name: 'TI 标题', exact: true }).waitFor()
}

/** States of the forms of the search modes. */
export const MODE_STATES: PageStates = {
  'semantic search without a question': async (page) => {
    await page.goto('/zh/semantic')
    await press(page, '检索')
    await page.getByRole('alert').waitFor()
  },
  'semantic search with its words and a range that cannot be read': async (page) => {
    await page.goto('/zh/semantic')
    await main(page).locator('textarea').fill('石墨烯包覆的硅负极材料')
    await page.getByLabel('限定范围（检索式，选填）').fill('ad>=(')
    await press(page, '查看关键词')
    await page.getByRole('region', { name: '关键词分析' }).waitFor()
    await page.getByRole('list', { name: '检索式提示' }).waitFor()
  },
  'citation search without numbers': async (page) => {
    await page.goto('/zh/citationSearch')
    await press(page, '检索')
    await page.getByRole('alert').waitFor()
  },
  'citation search with its counts and a number nobody holds': async (page) => {
    await page.goto('/zh/citationSearch')
    await main(page).locator('textarea').fill('XX999')
    await press(page, '查看数量')
    await page.getByText('未收录').waitFor()
  },
  'extended search with its synonyms': async (page) => {
    await page.goto('/zh/extendSearch')
    await main(page).locator('textarea').fill('TI=电池')
    await press(page, '查看扩展')
    await page.getByText('“电池”的同义词').waitFor()
  },
  'extended search of a query that cannot be read': async (page) => {
    await page.goto('/zh/extendSearch')
    await main(page).locator('textarea').fill('TI=(电池')
    await page.getByRole('list', { name: '检索式提示' }).waitFor()
  },
  'advanced search with nothing written': async (page) => {
    await page.goto('/zh/superSearch/all')
    await press(page, '检索')
    await page.getByRole('alert').waitFor()
  },
  'advanced search with groups': async (page) => {
    await page.goto(`/zh/superSearch/cn?q=${encodeURIComponent('TI=电池 AND (AP=大学 OR ad>=2020)')}`)
    await page.getByRole('group', { name: '第 2.1 行' }).waitFor()
  },
  'command search': (page) => openCommand(page, ''),
  'command search with a query to translate': (page) => openCommand(page, 'TTL:(电池)'),
  'command search with nothing written': async (page) => {
    await page.goto('/zh/commandSearch')
    await press(page, '检索')
    await page.getByRole('alert').waitFor()
  },
  'classes opened and chosen': async (page) => {
    await page.goto('/zh/classificate')
    await page.getByRole('button', { name: '展开 H', exact: true }).click()
    await page.getByRole('button', { name: '展开 H01', exact: true }).click()
    await page.getByRole('checkbox', { name: /^H01M/ }).check()
    await toTop(page)
  },
  'classes found by words': async (page) => {
    await page.goto('/zh/classificate')
    await page.getByRole('searchbox').fill('化学')
    await page.getByRole('list', { name: /找到/ }).waitFor()
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
  industries: async (page) => {
    await page.goto('/zh/classificate')
    await page.getByRole('tab', { name: '国民经济行业' }).click()
    await page.getByRole('button', { name: '展开 C', exact: true }).click()
    await page.getByRole('button', { name: '展开 38', exact: true }).click()
    await page.getByRole('link', { name: '电池制造' }).waitFor()
    await toTop(page)
  },
}
