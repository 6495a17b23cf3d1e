import type { PatentDetail } from '@gezhi/contract'
import { expect, type Page } from '@playwright/test'

/** The list that most flows of patent pages start from: each publication by itself, the newest first. */
export const LIST = `/zh/resultList/tableList?q=${encodeURIComponent('石墨烯 电池')}&sort=newest&group=none`
/** The call that returns a patent's record. */
export const DETAIL = '**/api/search/ts/searchDetail'

/** The part of an API detail that these flows change. */
export interface Detail extends Pick<PatentDetail, 'sequences' | 'other'> {
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

/** A citation without any data. */
export const CITATION = { publication_number: null, category: null, party: null, date: null, text: null, held: null }

/** Changes a few fields of the server's response, which a corpus may or may not contain. */
export async function withDetail(page: Page, change: (detail: Detail) => void): Promise<void> {
  await page.route(DETAIL, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: Detail }
    change(answer.data)
    await route.fulfill({ response, json: answer })
  })
}

/** Opens the patent at a position of the list and returns its number. */
export async function openFromList(page: Page, index: number, address = LIST): Promise<string> {
  await page.goto(address)
  const link = page.locator(`[data-row="${index - 1}"] a:not([data-group])`)
  await link.click()
  await expect(page).toHaveURL(/searchDetail\?id=/)
  // The URL changes before the page does; excludes the heading of the list.
  await header(page).getByRole('heading', { level: 1 }).waitFor()
  return new URL(page.url()).searchParams.get('id') ?? ''
}

/** The banner above the patent's text: number, title, navigation. */
export const header = (page: Page) => page.getByRole('banner', { name: '当前专利' }).or(page.locator('header[aria-label="当前专利"]'))
