import { expect, type Page } from '@playwright/test'

/** The list most flows of a patent's page begin with. */
export const LIST = `/zh/resultList/tableList?q=${encodeURIComponent('石墨烯 电池')}`
/** The call that answers a patent's record. */
export const DETAIL = '**/api/search/ts/searchDetail'

/** A detail as the API answers it, as far as these flows change it. */
export interface Detail {
  publication_number: string
  titles: { lang: string; text: string }[]
  claims: { number: number; text: string; independent: boolean; parents: number[]; lang: string }[]
  description: { text: string; lang: string; heading: boolean; section: string | null }[]
  citations: {
    publication_number: string | null
    category: string | null
    party: string | null
    date: string | null
    text: string | null
    held: object | null
  }[]
}

/** A citation of which nothing is known yet. */
export const CITATION = { publication_number: null, category: null, party: null, date: null, text: null, held: null }

/** Lets the server answer and changes a few facts of the answer: what a corpus may or may not hold. */
export async function withDetail(page: Page, change: (detail: Detail) => void): Promise<void> {
  await page.route(DETAIL, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: Detail }
    change(answer.data)
    await route.fulfill({ response, json: answer })
  })
}

/** Opens the patent at a place of the list and returns its number. */
export async function openFromList(page: Page, index: number, address = LIST): Promise<string> {
  await page.goto(address)
  const link = page.locator(`[data-row="${index - 1}"] a`)
  await link.click()
  await expect(page).toHaveURL(/searchDetail\?id=/)
  // Its address is there before the page: the heading of the list is not meant.
  await header(page).getByRole('heading', { level: 1 }).waitFor()
  return new URL(page.url()).searchParams.get('id') ?? ''
}

/** The band over the patent's text: number, title, steps. */
export const header = (page: Page) => page.getByRole('banner', { name: '当前专利' }).or(page.locator('header[aria-label="当前专利"]'))
