import type { Page } from '@playwright/test'
import type { PageStates } from '../accessibility/scan-states.ts'
import { waitUntilQuiet } from '../browser/quiet-page.ts'
import { openSignedIn } from './open-signed-in.ts'

/** Opens a list with hits and then the page of the first. */
async function openFirst(page: Page, list: string): Promise<void> {
  await openSignedIn(page, list)
  await page.getByRole('main').locator('a[href*="etaile?id="]').first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await waitUntilQuiet(page)
}

async function openTab(page: Page, tab: string): Promise<void> {
  await openSignedIn(page, `/trademark?tab=${tab}`)
  await page.getByRole('tabpanel').getByRole('heading', { level: 1 }).waitFor()
  await waitUntilQuiet(page)
}

/** Searches patents with their values, opens the first and its first score. */
async function openScore(page: Page): Promise<void> {
  await openSignedIn(page, '/assessmentList')
  await page.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
  await page.getByRole('main').locator('a[href*="assessmentDetail?id="]').first().click()
  await page.locator('details summary').first().click()
  await waitUntilQuiet(page)
}

/** States of the pages of trademarks, companies and valuations, as a signed-in user. */
export const RECORD_STATES: PageStates = {
  'trademark search': (page) => openSignedIn(page, '/trademark'),
  'trademark search by a form': (page) => openTab(page, 'form'),
  'trademark search by a query': (page) => openTab(page, 'command'),
  trademarks: (page) => openSignedIn(page, '/trademark/result/tableList?q=nc=09'),
  'trademarks as pictures': (page) => openSignedIn(page, '/trademark/result/imgList?q=nc=09'),
  'no trademark': (page) => openSignedIn(page, '/trademark/result/tableList?q=qqqqzzzz'),
  'a trademark': (page) => openFirst(page, '/trademark/result/tableList?q=nc=09'),
  'a trademark that does not exist': (page) => openSignedIn(page, '/trademark/detaile?id=CN1'),
  'similar trademarks': (page) => openSignedIn(page, `/trademark/similar?${new URLSearchParams({ mark: '云岭', classes: '9,42' })}`),
  'company search': (page) => openSignedIn(page, '/organization'),
  companies: (page) => openSignedIn(page, `/organizationResult?${new URLSearchParams({ q: '有限公司' })}`),
  'a company': (page) => openFirst(page, `/organizationResult?${new URLSearchParams({ q: '有限公司' })}`),
  'a company that does not exist': (page) => openSignedIn(page, '/organizationDetaile?id=X'),
  valuation: (page) => openSignedIn(page, '/assessment'),
  'a batch valuation': (page) => openSignedIn(page, '/assessmentPatch'),
  'a valuation with an open score': openScore,
  'an IPR valuation': (page) => openSignedIn(page, '/assessmentIPR'),
  'what a membership opens': (page) => openSignedIn(page, '/vipIndex?for=trademark'),
}
