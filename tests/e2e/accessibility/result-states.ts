import type { Page } from '@playwright/test'
import { waitUntilQuiet } from '../browser/quiet-page.ts'
import type { PageStates } from './scan-states.ts'

/** The address of the result list that is scanned. */
export const RESULTS = `/resultList/tableList?q=${encodeURIComponent('石墨烯 电池')}`

async function openView(page: Page, view: string): Promise<void> {
  await page.goto(RESULTS.replace('tableList', view))
  await page.locator('[data-row] img').first().waitFor()
  await waitUntilQuiet(page)
}

/** States of the result list. */
export const RESULT_STATES: PageStates = {
  results: async (page) => {
    await page.goto(RESULTS)
    await page.locator('[data-row]').first().waitFor()
    await waitUntilQuiet(page)
  },
  'results narrowed': async (page) => {
    await page.goto(`${RESULTS}&f=country:CN&n=section:A`)
    await page.locator('[data-row]').first().waitFor()
    await waitUntilQuiet(page)
  },
  'results as first drawings': (page) => openView(page, 'imgList'),
  'results as drawings and text': (page) => openView(page, 'imgText'),
  'results as all drawings': (page) => openView(page, 'imagesProp'),
  'results of semantic search, with what they quote': async (page) => {
    await page.goto('/semantic')
    await page.getByRole('main').locator('textarea').fill('石墨烯包覆的硅负极材料，循环寿命长')
    await page.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
    await page.locator('[data-row]').first().waitFor()
    await waitUntilQuiet(page)
  },
  'the large editor': async (page) => {
    await page.goto(RESULTS)
    await page.getByRole('button', { name: '展开编辑器' }).click()
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    await page.getByRole('dialog').getByRole('status').getByText('件').waitFor()
  },
  'a query that cannot be read': async (page) => {
    await page.goto(`/resultList/tableList?q=${encodeURIComponent('TI=(石墨烯')}`)
    await page.getByRole('list', { name: '检索式提示' }).waitFor()
  },
  'no match': async (page) => {
    await page.goto('/resultList/tableList?q=qqqqzzzz')
    await page.getByText('没有符合条件的专利').waitFor()
  },
  'results in English': async (page) => {
    await page.goto(`/en${RESULTS}&f=country:CN`)
    await page.locator('[data-row]').first().waitFor()
    await waitUntilQuiet(page)
  },
}
