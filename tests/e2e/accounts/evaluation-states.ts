import { expect, type Page } from '@playwright/test'
import type { PageStates } from '../accessibility/scan-states.ts'
import { storedPatent } from './analysis-states.ts'
import { waitUntilQuiet } from '../browser/quiet-page.ts'
import { call } from './call-signed-in.ts'
import { openSignedIn, signedInUser } from './open-signed-in.ts'
import { inDatabase } from './server-database.ts'

async function aStoredPatent(page: Page): ReturnType<typeof storedPatent> {
  await signedInUser(page)
  return storedPatent(page)
}

async function openGraph(page: Page): Promise<void> {
  const { number } = await aStoredPatent(page)
  await openSignedIn(page, `/graphDetail?id=patent%3A${number}`)
  await page.getByRole('main').getByRole('checkbox').first().waitFor()
}

/** Runs an analysis of a text with two features, or takes the one of a state before; returns its id. */
async function aNovelty(page: Page): Promise<string> {
  await signedInUser(page)
  const novelty = <Data>(name: string, body: object) => call<Data>(page, `/api/search/novelty/${name}`, body)
  const { list } = await novelty<{ list: { id: string }[] }>('history', {})
  if (list[0] !== undefined) return list[0].id
  const featureList = [{ text: '石墨烯' }, { text: '电极涂覆在集流体上' }]
  const { id } = await novelty<{ id: string }>('analysis', { textContent: '一种石墨烯电极，涂覆在集流体上。', featureList })
  await expect.poll(async () => (await novelty<{ status: number }>('getAnalysisResult', { id })).status).toBe(1)
  return id
}

async function openNovelty(page: Page): Promise<void> {
  await openSignedIn(page, `/noveltyAnalys?id=${await aNovelty(page)}`)
  await page.getByRole('main').getByRole('table').waitFor()
}

async function openValuation(page: Page, name: 'valueCompany' | 'valueNumbers', path: string): Promise<void> {
  const { number, applicant } = await aStoredPatent(page)
  const request = name === 'valueCompany' ? { name: applicant } : { numberList: [number] }
  const { id } = await call<{ id: string }>(page, `/api/search/patentValuation/${name}`, request)
  await openSignedIn(page, `${path}?id=${id}`)
  await page.getByRole('main').getByRole('table').first().waitFor()
}

/** States of the pages of the knowledge graph, novelty analyses and valuations, as a signed-in user. */
export const EVALUATION_STATES: PageStates = {
  'nothing drawn yet': async (page) => {
    const userId = await signedInUser(page)
    await inDatabase('DELETE FROM graph_histories WHERE user_id = $1', [userId])
    await openSignedIn(page, '/graphSearch')
  },
  'nodes found': async (page) => {
    const { applicant } = await aStoredPatent(page)
    await openSignedIn(page, `/graphSearchDetail?${new URLSearchParams({ type: 'organization', keyWord: applicant }).toString()}`)
    await page.getByRole('main').getByRole('link').first().waitFor()
  },
  'a graph': openGraph,
  'a node of a graph': async (page) => {
    await openGraph(page)
    await page.getByRole('main').locator('aside, section').getByRole('button').last().click()
  },
  'opened graphs': (page) => openSignedIn(page, '/graphSearch'),
  'no novelty analysis': async (page) => {
    const userId = await signedInUser(page)
    await inDatabase('DELETE FROM novelties WHERE user_id = $1', [userId])
    await openSignedIn(page, '/noveltyAnalys')
  },
  'features to analyse': async (page) => {
    await openSignedIn(page, '/noveltyAnalys')
    await page.getByRole('main').locator('textarea').fill('一种石墨烯电池，包括电极；所述电极涂覆在集流体上。')
    await page.getByRole('main').locator('button[type=submit]').click()
    await page.getByRole('main').locator('input[type=date]').waitFor()
  },
  'a novelty analysis': openNovelty,
  'a document compared with features': async (page) => {
    await openNovelty(page)
    await page.getByRole('main').locator('thead button').first().click()
    await page.getByRole('dialog').locator('blockquote').first().waitFor()
  },
  'novelty analyses': (page) => openSignedIn(page, '/noveltyAnalys'),
  'a valued list': (page) => openValuation(page, 'valueNumbers', '/assessmentList'),
  'the value of a portfolio': (page) => openValuation(page, 'valueCompany', '/assessmentIPRDetail'),
  'the patents of a portfolio': (page) => openValuation(page, 'valueCompany', '/assessmentIPRFirmDetail'),
  'valued portfolios': (page) => openSignedIn(page, '/assessmentIPR'),
  'a preliminary valuation': async (page) => {
    await openSignedIn(page, '/preEvaluation')
    await page.getByRole('main').locator('button[type=submit]').last().click()
    await waitUntilQuiet(page)
  },
}
