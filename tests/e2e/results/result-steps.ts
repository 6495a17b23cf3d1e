import { expect, type Page } from '@playwright/test'

/** The URL of the table. */
export const LIST = '/zh/resultList/tableList'
/** The URL of a query's table; `more` is appended. */
export const results = (more = '', query = '电池') => `${LIST}?q=${encodeURIComponent(query)}${more}`

/** Opens a result list and waits for its rows. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('[data-row]').first().waitFor()
}

/** The number of hits above the list, once the list matches the URL. */
export async function total(page: Page): Promise<number> {
  await expect(page.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false')
  return Number((await page.locator('[role=status] strong').innerText()).replace(/\D/g, ''))
}

/** The panel of a facet next to the table. */
export const facet = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
/** The active filters above the list. */
export const chips = (page: Page) => page.getByRole('list', { name: '已选的筛选条件' })
