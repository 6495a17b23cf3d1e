import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { expectFormRestored, openAndComeBack, searchByMouse } from '../search/mode-steps.ts'
import { SEARCH_MODES, type ModeLanguage, type Sought } from '../search/search-modes.ts'
import { SERVER_START_MS, startTestServer, type TestServer } from '../server/start-test-server.ts'

/** Real documents of patent offices, in a folder next to the checkout; never part of the repository. */
const DATA = join(import.meta.dirname, '../../../../shared/data')
const FILES = [
  'cn-patents/cnipa-style-export-2013.xlsx',
  'cn-patents/materials-with-claims.csv',
  'epo/ops',
  'epo/docdb',
  'uspto-patents/public-search-fulltext.jsonl.gz',
].map((name) => join(DATA, name))
const MISSING = FILES.filter((file) => !existsSync(file))
if (MISSING.length > 0) console.warn(`Searches of real documents are skipped: there is no ${MISSING.join(', ')}`)

const ABOUT: Readonly<Record<ModeLanguage, Pick<Sought, 'word' | 'question' | 'section'>>> = {
  zh: { word: '装置', question: '一种复合材料的制备方法', section: 'C' },
  en: { word: 'method', question: 'a computer system that stores and processes data of many users', section: 'G' },
}

test.describe('every search mode on imported documents of offices', { tag: '@full' }, () => {
  // Real documents are not part of the repository; a message lists the missing ones.
  test.skip(MISSING.length > 0, `skipped: there is no ${MISSING.join(', ')}`)
  test.describe.configure({ mode: 'serial' })
  let server: TestServer
  test.beforeAll(async () => {
    test.setTimeout(SERVER_START_MS)
    server = await startTestServer({ demo: 0, imports: FILES })
  })
  test.afterAll(() => server?.stop())

  const numbersOf = async (page: Page, queryStr: string) => {
    const answer = await page.request.post(`${server.url}/api/search/ts/search`, { data: { filter: { queryStr }, size: 100 } })
    const { data } = (await answer.json()) as { data: { list: { publication_number: string | null }[] } }
    return data.list.flatMap(({ publication_number: number }) => number ?? [])
  }

  // Batch search requires a login; the flows on the demonstration corpus cover it.
  const modes = Object.entries(SEARCH_MODES).filter(([, { own }]) => !own)
  for (const language of ['zh', 'en'] as const) {
    test(`in ${language}: entry, list, patent, and back to the form`, async ({ page }) => {
      test.setTimeout(600_000)
      const [numbers, citing] = [await numbersOf(page, 'country=US'), await numbersOf(page, 'ct-times>=1')]
      const sought: Sought = { language, ...ABOUT[language], numbers, citing: citing.join('\n') }
      for (const [name, mode] of modes) {
        await test.step(name, async () => {
          await page.goto(`${server.url}/${language}${mode.entry}`)
          await searchByMouse(page, mode, sought)
          await openAndComeBack(page)
          await expectFormRestored(page, mode, sought)
        })
      }
    })
  }

  test('what a hit of semantic search quotes stands in its text, and names words of the question or of the other language', async ({
    page,
  }) => {
    await page.goto(`${server.url}/zh/semantic`)
    await page.getByRole('main').locator('textarea').fill('a method for preparing a composite material')
    await page.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
    const first = page.locator('[data-row="0"]')
    await expect(first.getByText(/相关度 \d+/)).toBeVisible()
    await expect(first.locator('mark').first()).toBeVisible()
  })
})
