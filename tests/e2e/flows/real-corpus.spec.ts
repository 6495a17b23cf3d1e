import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { SERVER_START_MS, startTestServer, type TestServer } from '../server/start-test-server.ts'

/** Real documents of patent offices, in a folder next to the checkout; never part of the repository. */
const DATA = join(import.meta.dirname, '../../../../shared/data')
const FILES = [
  'uspto-patents/redbook-grant',
  'epo/ep-fulltext',
  'cn-patents/materials-with-claims.csv',
  'google-patents/bigquery-abstracts-citations.jsonl.gz',
].map((name) => join(DATA, name))
const MISSING = FILES.filter((file) => !existsSync(file))
if (MISSING.length > 0) console.warn(`The flow through real documents is skipped: there is no ${MISSING.join(', ')}`)

/** Texts of the interface that the flow uses. */
const WORDS = {
  zh: {
    box: '检索内容',
    search: '检索',
    include: '筛选',
    exclude: '排除',
    ipc: 'IPC 分类',
    year: '申请年',
    applicant: '申请人',
    country: '国家/地区',
    countries: { US: '美国', EP: '欧洲专利局', CN: '中国' },
    group: '合并',
    own: '自定义高亮词',
    view: '图文',
    tree: '树状',
    citations: /^引证/,
    back: '返回结果',
  },
  en: {
    box: 'Query',
    search: 'Search',
    include: 'Include',
    exclude: 'Exclude',
    ipc: 'IPC',
    year: 'Application year',
    applicant: 'Applicant',
    country: 'Country/region',
    countries: { US: 'United States', EP: 'European Patent Office', CN: 'China' },
    group: 'Grouping',
    own: 'Add term',
    view: 'Drawings and text',
    tree: 'Tree',
    citations: /^Citations/,
    back: 'Back to results',
  },
} as const

interface Detail {
  readonly claims: readonly object[]
  readonly citations: readonly { readonly held: { readonly publication_number: string } | null }[]
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

  const call: Call = async <Data>(path: string, body: object): Promise<Data> => {
    const answer = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return ((await answer.json()) as { data: Data }).data
  }

  for (const [language, words] of Object.entries(WORDS)) {
    test(`${language}: box, list, narrowed by IPC, year and applicant, without a country, by family, with an own word; claims, a citation, the next, and back`, async ({
      page,
      browser,
    }) => {
      await page.setViewportSize({ width: 1440, height: 640 })
      const query = '装置 OR device'
      const found = await findDocuments(call, query)
      const facet = (title: string) => page.locator('details').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      const total = async () => Number((await page.locator('[role=status] strong').first().innerText()).replace(/\D/g, ''))
      const shown = () =>
        page
          .locator('[data-row] a:not([data-group])')
          .evaluateAll((links) => links.map((a) => new URL((a as HTMLAnchorElement).href).searchParams.get('id')))

      await page.goto(`${server.url}/${language}`)
      await page.getByRole('combobox', { name: words.box }).fill(query)
      await page.getByRole('main').getByRole('button', { name: words.search, exact: true }).click()
      await page.locator('[data-row]').first().waitFor()
      await page.getByRole('combobox', { name: words.group }).selectOption('none')
      await expect(page).toHaveURL(/group=none/)
      const all = await total()

      await facet(words.ipc)
        .getByRole('checkbox', { name: new RegExp(`^${words.include} ${found.section}( |$)`) })
        .check()
      await expect(page).toHaveURL(new RegExp(`f=section:${found.section}`))
      for (const year of found.years) {
        await facet(words.year).getByRole('searchbox').fill(year)
        await facet(words.year)
          .getByRole('checkbox', { name: `${words.include} ${year}`, exact: true })
          .check()
        await expect(page).toHaveURL((url) => url.searchParams.getAll('f').includes(`year:${year}`))
      }
      await expect.poll(total).toBeLessThan(all)
      for (const name of found.applicants) {
        await facet(words.applicant).getByRole('searchbox').fill(name)
        await facet(words.applicant)
          .getByRole('checkbox', { name: `${words.include} ${name}`, exact: true })
          .check()
        await expect(page).toHaveURL((url) => url.searchParams.getAll('f').includes(`applicant:${name}`))
      }
      await expect.poll(total).toBeGreaterThan(found.found.length)
      await facet(words.country).getByRole('checkbox', { name: words.countries[found.country], exact: true }).check()
      await facet(words.country).getByRole('button', { name: words.exclude, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`n=country:${found.country}`))
      await expect.poll(total).toBe(found.found.length)
      await page.getByRole('combobox', { name: words.group }).selectOption('family')
      await expect(page).toHaveURL(/group=family/)
      await page.getByRole('textbox', { name: words.own }).fill(found.word)
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: words.view, exact: true }).click()
      await expect(page).toHaveURL(/imgText/)
      await expect(page.locator('[data-row] mark[data-color="3"]').first()).toHaveText(new RegExp(found.word, 'i'))
      await expect.poll(shown).toEqual(found.found)

      const place = found.found.indexOf(found.number)
      const link = page.locator(`[data-row="${place}"] a:not([data-group])`).first()
      await page.locator('[aria-busy]').evaluate((box, row) => box.querySelector(`[data-row="${row}"]`)?.scrollIntoView(), place)
      await expect(link).toBeInViewport()
      const topOf = () => link.evaluate((one) => Math.round(one.getBoundingClientRect().top))
      // A row that is being rendered again has no position: 0.
      await expect.poll(topOf).toBeGreaterThan(0)
      const top = await topOf()
      const list = page.url()
      await link.click()
      await expect(page).toHaveURL(new RegExp(`id=${found.number}`))
      await page.getByRole('button', { name: words.tree, exact: true }).click()
      await expect(page.locator('#part-claims [data-claim]')).toHaveCount(found.claims)
      // A dependent claim is indented further than its parent.
      await expect(page.locator('#part-claims [data-claim]:not([data-independent])').first()).toHaveCSS('margin-left', /^[1-9]/)
      await page.getByRole('tab', { name: words.citations }).click()
      await page.getByRole('tabpanel').getByRole('link', { name: found.cited }).first().click()
      await expect(page).toHaveURL(new RegExp(`id=${found.cited}`))
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`id=${found.number}`))
      await page.keyboard.press('n')
      await expect(page).toHaveURL(new RegExp(`at=${place + 2}`))
      await page.keyboard.press('p')
      await expect(page).toHaveURL(new RegExp(`id=${found.number}`))
      await page.getByRole('button', { name: words.back }).click()
      await expect(page).toHaveURL(list)
      await expect.poll(topOf).toBe(top)

      const stranger = await (await browser.newContext({ viewport: { width: 1440, height: 640 } })).newPage()
      await stranger.goto(list)
      await stranger.locator('[data-row]').first().waitFor()
      expect(
        await stranger
          .locator('[data-row] a:not([data-group])')
          .evaluateAll((links) => links.map((a) => new URL((a as HTMLAnchorElement).href).searchParams.get('id'))),
      ).toEqual(found.found)
      await expect(stranger.locator('[data-row] mark[data-color="3"]').first()).toBeVisible()
      await stranger.context().close()
    })
  }
})

interface Row {
  readonly publication_number: string
  readonly title: string
  readonly country: 'US' | 'EP' | 'CN'
  readonly application_date: string
  readonly class_ipc: readonly { readonly ipc: string }[]
  readonly applicant_patentee: { readonly original: readonly { readonly name: string }[] }
}

type Call = <Data>(path: string, body: object) => Promise<Data>

/**
 * Selects documents for the flow: one with claims that cites a stored record, filters for its query, a later one, one of another country,
 * and that country, which is then excluded.
 */
async function findDocuments(call: Call, query: string) {
  const search = async (queryStr: string, more: object = {}) =>
    (await call<{ list: Row[] }>('/api/search/ts/search', { filter: { queryStr }, size: 100, ...more })).list
  for (const row of await search(`(${query}) AND has=claims AND ct-times>=1`)) {
    const detail = await call<Detail>('/api/search/ts/searchDetail', { id: row.publication_number })
    const cited = detail.citations.find(({ held }) => held !== null)?.held?.publication_number
    const section = row.class_ipc[0]?.ipc[0]
    if (cited === undefined || section === undefined || detail.claims.length < 2) continue
    const inSection = { field: 'class_ipc', valueList: [section], filterflag: 1 }
    const near = (await search(query, { filterItems: [inSection] })).filter((one) => applicantOf(one) !== undefined && one.application_date)
    const after = near.slice(near.findIndex((one) => one.publication_number === row.publication_number) + 1)
    const next = after.find((one) => one.country === row.country)
    const foreign = near.find((one) => one.country !== row.country)
    if (next === undefined || foreign === undefined || applicantOf(row) === undefined) continue
    const years = [...new Set([row, next, foreign].map((one) => one.application_date.slice(0, 4)))]
    const applicants = [...new Set([row, next, foreign].map((one) => applicantOf(one)!))]
    const found = await search(query, {
      collapse: 'family',
      filterItems: [
        inSection,
        { field: 'application_date.year', valueList: years, filterflag: 1 },
        { field: 'applicant_patentee.original.name', valueList: applicants, filterflag: 1 },
        { field: 'country', valueList: [foreign.country], filterflag: 0 },
      ],
    })
    return {
      number: row.publication_number,
      section,
      years,
      applicants,
      country: foreign.country,
      cited,
      word: row.title.split(/\W+/).toSorted((a, b) => b.length - a.length)[0]!,
      claims: detail.claims.length,
      found: found.map((one) => one.publication_number),
    }
  }
  throw new Error('No document cites one that is held and stands among others')
}

function applicantOf(row: Row): string | undefined {
  return row.applicant_patentee.original[0]?.name
}
