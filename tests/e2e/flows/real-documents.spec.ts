import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { SERVER_START_MS, startTestServer, type TestServer } from '../server/start-test-server.ts'

/** Real documents of patent offices, in a folder next to the checkout; never part of the repository. */
const DATA = join(import.meta.dirname, '../../../../shared/data')
const FILES = [
  'uspto-patents/greenbook-1976-2001',
  'uspto-patents/pap-application-2001-2004',
  'uspto-patents/st32-grant-2001-2004',
  'uspto-patents/redbook-grant',
  'uspto-patents/redbook-application',
  'uspto-patents/public-search-biblio.jsonl.gz',
  'epo/ep-fulltext',
  'cn-patents/materials-with-claims.csv',
  'cn-patents/taian-city.xlsx',
].map((name) => join(DATA, name))
const MISSING = FILES.filter((file) => !existsSync(file))
if (MISSING.length > 0) console.warn(`Flows on real documents are skipped: there is no ${MISSING.join(', ')}`)

/** A kind of document whose page is tested: a query and its expected first hit. */
const KINDS: Readonly<Record<string, { readonly query: string; readonly first?: string }>> = {
  'Chinese, with claims': { query: 'country=CN AND has=claims' },
  'Chinese utility model': { query: 'country=CN AND type=utility' },
  'US of the seventies to nineties': { query: 'source=us-green-book' },
  'US of 2001': { query: 'source=us-pap-application', first: 'claim_count' },
  'US design': { query: 'country=US AND type=design' },
  'US with the most claims': { query: 'source=us-redbook-grant', first: 'claim_count' },
  'US with tables': { query: 'source=us-redbook-application AND DESC=(table)', first: 'claim_count' },
  'EP in three languages': { query: 'source=ep-fulltext AND kind=B1', first: 'claim_count' },
  'US with thousands of citations': { query: 'source=us-public-search-bibliographic', first: 'citation_count' },
}

interface Detail {
  readonly publication_number: string
  readonly titles: readonly { readonly lang: string; readonly text: string }[]
  readonly claims: readonly { readonly number: number; readonly lang: string }[]
  readonly description: readonly { readonly text: string; readonly lang: string; readonly heading: boolean }[]
  readonly class_ipc: readonly { readonly ipc: string }[]
  readonly parties: Readonly<Record<string, readonly { readonly name: string }[]>>
  readonly citations: readonly { readonly held: { readonly publication_number: string } | null }[]
  readonly cited_by_total: number
}

test.describe('imported documents of offices', { tag: '@full' }, () => {
  // Real documents are not part of the repository; a message lists the missing ones.
  test.skip(MISSING.length > 0, `skipped: there is no ${MISSING.join(', ')}`)
  test.describe.configure({ mode: 'serial' })
  let server: TestServer
  test.beforeAll(async () => {
    test.setTimeout(SERVER_START_MS)
    server = await startTestServer({ demo: 0, imports: FILES })
  })
  test.afterAll(() => server?.stop())

  const call = async <Data>(path: string, body: object): Promise<Data> => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return ((await answer.json()) as { data: Data }).data
  }
  const numbersOf = async (query: string, first = 'application_date', size = 1) => {
    const sortList = [{ sortField: first, sortOrder: 'DESC' }]
    const { list } = await call<{ list: { publication_number: string }[] }>('/api/search/ts/search', {
      filter: { queryStr: query },
      sortList,
      size,
    })
    return list.map(({ publication_number: number }) => number)
  }
  const detailOf = (id: string) => call<Detail>('/api/search/ts/searchDetail', { id })

  for (const [kind, { query, first }] of Object.entries(KINDS)) {
    test(`all that a record holds is on its page: ${kind}`, async ({ page }) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      const [number] = await numbersOf(query, first)
      expect(number, query).toBeDefined()
      const detail = await detailOf(number!)
      await page.goto(`${server.url}/zh/searchDetail?id=${number}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAllShown(page, detail)
      expect(errors).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    })
  }

  test('from a list: a citation, on to the next, and back to the same place, the same in another window', async ({ page, browser }) => {
    const query = 'source=us-public-search-bibliographic AND ct-times>=1'
    await page.goto(`${server.url}/en/resultList/tableList?q=${encodeURIComponent(query)}&size=100`)
    const rows = page.locator('[data-row]')
    await rows.first().waitFor()
    const citing = await firstThatCitesHeld(await numbersOf(query, 'application_date', 100), detailOf)
    expect(citing, 'one of the hundred cites another that is held').not.toBeNull()
    const { place, number, cited } = citing!
    const box = page.locator(`[data-row="${place}"] a:not([data-group])`)
    await rows.first().hover()
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      await expect(box).toBeInViewport({ timeout: 200 })
    }).toPass()
    const top = await box.first().evaluate((link) => Math.round(link.getBoundingClientRect().top))
    await box.first().click()
    await expect(page).toHaveURL(new RegExp(`id=${number}`))
    const address = page.url()
    await page.getByRole('tab', { name: /^Citations/ }).click()
    await page.getByRole('tabpanel').getByRole('link', { name: cited }).first().click()
    await expect(page).toHaveURL(new RegExp(`id=${cited}`))
    await expect(page.getByRole('tabpanel').getByRole('link', { name: number }).first()).toBeAttached()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`id=${number}`))
    await page.keyboard.press('n')
    await expect(page).toHaveURL(new RegExp(`at=${place + 2}`))
    await page.keyboard.press('p')
    await expect(page).toHaveURL(new RegExp(`id=${number}`))
    await page.getByRole('button', { name: 'Back to results' }).click()
    await expect(page.locator(`[data-row="${place}"]`)).toHaveAttribute('aria-current', 'true')
    await expect(page.locator(`[data-row="${place}"]`)).toBeInViewport()
    await expect.poll(() => box.first().evaluate((link) => Math.round(link.getBoundingClientRect().top))).toBe(top)

    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto(address)
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText((await detailOf(number)).titles[0]!.text)
    await elsewhere.context().close()
  })
})

/** The first of these patents that cites a stored record, with its position in the list. */
async function firstThatCitesHeld(numbers: readonly string[], detailOf: (id: string) => Promise<Detail>) {
  for (const [place, number] of numbers.entries()) {
    const held = (await detailOf(number)).citations.find((citation) => citation.held !== null)?.held
    if (held) return { place, number, cited: held.publication_number }
  }
  return null
}

/** Titles, people, classes, claims, paragraphs and citations: the page shows as many as the record contains, in each language. */
async function expectAllShown(page: Page, detail: Detail): Promise<void> {
  const shown = await page.locator('h1').innerText()
  expect(detail.titles.map(({ text }) => text.trim())).toContain(shown.trim())
  const biblio = page.locator('#part-biblio')
  for (const { ipc } of detail.class_ipc) await expect(biblio.getByText(ipc, { exact: true }).first()).toBeAttached()
  const people = Object.values(detail.parties).flat()
  const text = ((await biblio.textContent()) ?? '').replace(/\s+/g, ' ')
  for (const { name } of people) expect(text).toContain(name.replace(/\s+/g, ' '))
  const languages = page.getByRole('combobox', { name: '文本语言' })
  const all =
    (await languages.count()) > 0
      ? await languages.locator('option').evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value))
      : [null]
  for (const lang of all) {
    if (lang !== null) await languages.selectOption(lang)
    const inLanguage = <Text extends { lang: string }>(texts: readonly Text[]) => {
      const chosen = lang !== null && texts.some((fragment) => fragment.lang === lang) ? lang : texts[0]?.lang
      return texts.filter((fragment) => fragment.lang === chosen)
    }
    const claims = inLanguage(detail.claims).length
    await expect(page.locator('#part-claims [data-claim]')).toHaveCount(claims)
    for (const view of claims > 0 ? ['树状', '列表'] : []) {
      await page.getByRole('button', { name: view, exact: true }).click()
      await expect(page.locator('#part-claims [data-claim]')).toHaveCount(claims)
    }
    const paragraphs = inLanguage(detail.description).filter(({ heading }) => !heading)
    await expect(page.locator('#part-description [data-block]')).toHaveCount(paragraphs.length)
    const shownText = (await page.locator('#part-description').textContent())?.replace(/\s+/g, '') ?? ''
    for (const paragraph of paragraphs) expect(shownText).toContain(paragraph.text.replace(/\s+/g, ''))
  }
  if (detail.citations.length === 0) return
  await page.getByRole('tab', { name: /^引证/ }).click()
  await expect(page.getByRole('tabpanel').locator('ol > li')).toHaveCount(detail.citations.length + Math.min(detail.cited_by_total, 500))
}
