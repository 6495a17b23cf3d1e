import { expect, type Page } from '@playwright/test'
import { waitUntilQuiet } from '../browser/quiet-page.ts'
import { RESULTS } from './result-states.ts'
import type { PageStates } from './scan-states.ts'

/** The first patent of the list; where one is open already, it stays. */
async function openPatent(page: Page): Promise<void> {
  if (page.url().includes('/searchDetail')) return
  await page.goto(RESULTS)
  await page.locator('[data-row] a:not([data-group])').first().click()
  await expect(page).toHaveTitle('专利详情 - 格致')
}

/** One of the parts beside the text of the patent, which on a phone stand instead of it. */
async function openPart(page: Page, title: RegExp, shown: string): Promise<void> {
  await openPatent(page)
  await page.getByRole('tab', { name: title }).click()
  await page.getByRole('tabpanel').locator(shown).first().waitFor()
  await waitUntilQuiet(page)
}

/** States of the page of a patent, in an order in which most need not open it again. */
export const PATENT_STATES: PageStates = {
  patent: async (page) => {
    await openPatent(page)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await waitUntilQuiet(page)
  },
  'a patent with its drawings': (page) => openPart(page, /^附图(?!标记)/, 'img'),
  'a patent with its family': (page) => openPart(page, /^同族/, 'p, h3'),
  'a patent with its citations': (page) => openPart(page, /^引证/, 'h3'),
  'a patent with its reference signs': (page) => openPart(page, /^附图标记/, 'table, p'),
  'a patent with its claims as a table, to be translated': async (page) => {
    await openPatent(page)
    const address = new URL(page.url())
    address.searchParams.set('claims', 'table')
    address.searchParams.set('tab', 'claims')
    await page.goto(address.href)
    await page.getByRole('button', { name: '对照翻译' }).click()
    await page.getByRole('button', { name: '译为英语' }).first().waitFor()
    await waitUntilQuiet(page)
  },
  'a patent with its files': (page) => openPart(page, /^附件/, 'button'),
  'a patent with similar ones': async (page) => {
    await openPatent(page)
    await page.getByRole('tab', { name: '相似专利' }).click()
    await page.getByRole('tabpanel').getByRole('link').nth(3).waitFor()
  },
  'a patent with its claims as a tree': async (page) => {
    await openPatent(page)
    const address = new URL(page.url())
    address.searchParams.set('claims', 'tree')
    address.searchParams.set('tab', 'claims')
    await page.goto(address.href)
    await page.locator('[data-claim]').first().waitFor()
    await waitUntilQuiet(page)
  },
  'a patent among its list, with its legal events': async (page) => {
    await openPatent(page)
    await page.getByRole('tab', { name: /^法律状态/ }).click()
    await page.keyboard.press('[')
    await page.locator('[role=tabpanel] time').first().waitFor()
    await waitUntilQuiet(page)
  },
  'patents compared': async (page) => {
    await page.goto(RESULTS)
    await page.locator('[data-row="2"]').waitFor()
    const numbers = await page
      .locator('[data-row] a[href*="searchDetail?"]:not([data-group])')
      .evaluateAll((links) => links.slice(0, 3).map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('id') ?? ''))
    await page.goto(`/zh/compare?${numbers.map((id) => `id=${id}`).join('&')}`)
    await page.locator('#compare-claims article').nth(2).getByRole('combobox').waitFor()
    await waitUntilQuiet(page)
  },
  'a patent that does not open': async (page) => {
    await page.goto('/searchDetail?id=CN000000000Z')
    await page.getByText('CN000000000Z').first().waitFor()
  },
  'a patent in English': async (page) => {
    await page.goto(`/en${RESULTS}`)
    await page.locator('[data-row] a:not([data-group])').first().click()
    await page.getByRole('tab', { name: /^Legal/ }).click()
    await page.getByRole('tabpanel').getByText('Current status').waitFor()
    await waitUntilQuiet(page)
  },
}
