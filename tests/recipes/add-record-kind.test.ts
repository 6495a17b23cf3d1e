import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as Builds from '../../apps/web/build-one-script.ts'
import type * as ServerProcesses from '../faults/server-process.ts'
import { formatViolation } from '../repository/repository-rule.ts'
import type * as Rules from '../repository/repository-rules.ts'
import { Context } from '../components/browser/context.ts'
import { extendExpect } from '../components/browser/matchers.ts'
import { copyRepository, type RepositoryCopy } from './repository-copy.ts'
import { EDITS, GENERATED, NEW_FILES } from './standards.ts'

extendExpect()

/** Copying, building and a first start take minutes. */
const LIMIT = 600_000

const STANDARDS = [
  { number: 'GB/T 1001-2020', heading: '锂离子电池安全要求', scope: '本标准适用于便携式电子产品', publisher: 'SAC', issued: '20200301' },
  { number: 'GB/T 1002-2022', heading: '石墨烯材料术语', scope: '本标准界定了石墨烯的术语', publisher: 'SAC', issued: '20220301' },
  { number: 'ISO 9001-2015', heading: 'Quality management systems', scope: 'Requirements for batteries of tests', publisher: 'ISO' },
]

/** The part of a list response that is checked. */
interface List {
  readonly total: number
  readonly list: readonly {
    readonly number: string
    readonly snippets?: readonly { readonly text: string }[]
    readonly group_size?: number
  }[]
  readonly groupList: readonly { readonly list: readonly object[] }[]
}

describe('"Add a record kind" of CONTRIBUTING.md: technical standards', () => {
  let copy: RepositoryCopy

  beforeAll(async () => {
    copy = await copyRepository()
    await copy.apply(NEW_FILES, EDITS)
    await copy.run('node', ['tools/generate/run.ts'])
  }, LIMIT)
  afterAll(() => copy?.remove())

  it('touches at most 6 files of those there are; what else changed was written by programs', () => {
    expect(copy.changed().filter((path) => !GENERATED.includes(path))).toEqual(Object.keys(EDITS).toSorted())
    expect(Object.keys(EDITS).length).toBeLessThanOrEqual(6)
  })

  it('the rules of the repository hold, and the new files are formatted', async () => {
    // Imported from the copy, with its exceptions and folders of kinds.
    const rules = pathToFileURL(join(copy.root, 'tests/repository/repository-rules.ts')).href
    const { REPOSITORY_RULES } = (await import(rules)) as typeof Rules
    const tree = copy.tree()
    const violations = REPOSITORY_RULES.flatMap(({ name, check }) =>
      check(tree).map((violation) => `${name}: ${formatViolation(violation)}`),
    )
    expect(violations).toEqual([])
    await copy.run('oxfmt', ['--check', ...Object.keys(NEW_FILES), ...Object.keys(EDITS), ...GENERATED])
  })

  it(
    'pages that do not show the kind stay within what they may download',
    async () => {
      await copy.run('node', ['build.ts'], 'apps/web')
      await copy.run('node', ['check-budgets.ts'], 'apps/web')
    },
    LIMIT,
  )

  describe('a running server', () => {
    let server: ServerProcesses.ServerProcess
    let folder: string
    let url: string

    beforeAll(async () => {
      // Imported from the copy, so that it starts the copy's programs.
      const processes = pathToFileURL(join(copy.root, 'tests/faults/server-process.ts')).href
      const { dataParent, programProcess, serverProcess } = (await import(processes)) as typeof ServerProcesses
      folder = dataParent('gezhi-recipe-data-')
      const data = join(folder, 'data')
      server = serverProcess(data, { GEZHI_DEMO: '0', GEZHI_ACCESS: 'open', GEZHI_MEANING: 'off' })
      url = await server.ready()
      await mkdir(join(folder, 'in'))
      const lines = [...STANDARDS, { number: '', heading: 'no number' }].map((one) => JSON.stringify(one))
      await writeFile(join(folder, 'in/standards.jsonl'), lines.join('\n'))
      const importing = programProcess('import-command', [join(folder, 'in')], {
        GEZHI_DATA: data,
        LC_ALL: 'en_GB.UTF-8',
      })
      const output = await text(importing.stdout!)
      expect(output).toContain('A server is running on this data folder')
      expect(output).toContain('read 4 new 3 changed 0 unchanged 0 rejected 1')
    }, LIMIT)
    afterAll(async () => {
      await server?.stop()
      await rm(folder, { recursive: true, force: true })
    }, LIMIT)

    it('searches, counts, lists and opens its records', async () => {
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json', 'accept-language': 'en' }
        const answer = await fetch(`${url}/api/search/standard/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
        return (await answer.json()) as { code: number; data: unknown }
      }
      const search = async (queryStr: string, rest: object = {}, mode = 'command') =>
        (await post('search', { filter: { queryStr, mode }, ...rest })).data as List
      const numbers = async (...args: Parameters<typeof search>) => (await search(...args)).list.map(({ number }) => number)

      // In the search box: newest first, with snippets and facets.
      const box = await search('石墨烯', { snippets: 1, groupList: [{ field: 'publisher' }] }, 'box')
      expect([box.list.map(({ number }) => number), box.total]).toEqual([['GB/T 1002-2022'], 1])
      expect(box.list[0]?.snippets?.[0]?.text).toContain('石墨烯')
      expect(box.groupList[0]?.list).toEqual([{ value: 'SAC', name: 'SAC', count: 1 }])
      // In the query language: by its own fields, which differ from those of patents.
      expect(await numbers('PB=SAC')).toEqual(['GB/T 1002-2022', 'GB/T 1001-2020'])
      expect(await numbers('PB=SAC AND issued<2021')).toEqual(['GB/T 1001-2020'])
      const oldest = { sortList: [{ sortField: 'issue_date', sortOrder: 'ASC' }] }
      expect(await numbers('heading=(电池) OR 发布机构=ISO', oldest)).toEqual(['GB/T 1001-2020', 'ISO 9001-2015'])
      expect(await search('AP=SAC')).toMatchObject({ total: 0, diagnostics: [{ code: 'name-read-as-text' }] })
      expect(await post('search', { filter: { queryStr: 'PB=(', mode: 'command' } })).toMatchObject({ code: 400 })
      // Paged, filtered and grouped.
      expect(await numbers('PB=SAC', { from: 1, size: 1 })).toEqual(['GB/T 1001-2020'])
      const filterItems = [{ field: 'publisher', valueList: ['ISO'] }]
      expect(await numbers('电池 OR batteries', { filterItems })).toEqual(['ISO 9001-2015'])
      expect((await search('PB=SAC', { collapse: 'publisher' })).list.map(({ group_size: size }) => size)).toEqual([2])
      expect(await post('search', { filter: { queryStr: 'PB=SAC', mode: 'command' }, collapse: 'family' })).toMatchObject({ code: 400 })
      // A record by its number, in any notation.
      expect(await post('detail', { number: 'gb/t  1001-2020' })).toMatchObject({ code: 200, data: STANDARDS[0] })
      expect(await post('detail', { number: 'GB/T 9' })).toMatchObject({ code: 404, data: { error: 'STANDARD_NOT_FOUND' } })
      // Patents are unaffected.
      const patents = await fetch(`${url}/api/search/ts/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ filter: { queryStr: '石墨烯', mode: 'box' } }),
      })
      expect(await patents.json()).toMatchObject({ code: 200, data: { total: 0 } })
    })

    it('gives the web app their list, facets, command search and pages', { timeout: LIMIT }, async () => {
      const built = pathToFileURL(join(copy.root, 'apps/web/build-one-script.ts')).href
      const { buildOneScript } = (await import(built)) as typeof Builds
      const context = await Context.open(url, await buildOneScript(join(folder, 'app')))
      try {
        const page = (await context.newPage()) as unknown as Page
        const titles = page.locator('tbody th[scope=row] a:not([data-group])')
        const at = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`

        await page.goto(at('/standards', { q: '标准' }))
        await expect(titles).toHaveText(['石墨烯材料术语', '锂离子电池安全要求'])
        await expect(page.getByRole('columnheader')).toHaveText(['', '序号', '标准号', '标准名称', '发布日'])
        await page.getByLabel('排序').selectOption('发布日从旧到新')
        await expect(titles).toHaveText(['锂离子电池安全要求', '石墨烯材料术语'])

        await page.goto(at('/standards', { q: '标准 OR batteries' }))
        const facets = page.getByRole('complementary', { name: '筛选结果' })
        await expect(facets.getByRole('heading')).toHaveText(['发布机构'])
        await facets.getByLabel('筛选 ISO').click()
        await expect(titles).toHaveText(['Quality management systems'])
        await page.goto(at('/standards', { q: '没有这个词' }))
        await expect(page.getByRole('heading', { name: '没有符合条件的标准' })).toBeVisible()

        await page.goto('/standardSearch')
        const row = (place: number) => page.getByRole('group', { name: `第 ${place} 行` })
        await expect(row(1).getByRole('combobox', { name: '字段' })).toHaveValue('H')
        await expect(row(2).getByRole('combobox', { name: '字段' })).toHaveValue('issued')
        await row(1).getByRole('textbox').fill('电池')
        await page.getByRole('main').getByRole('button', { name: '检索', exact: true }).click()
        await expect(page).toHaveURL(/\/standards\?q=H/)
        await expect(titles).toHaveText(['锂离子电池安全要求'])

        await page.goto(at('/standardCommand', { q: 'PB=SAC AND issued<2021' }))
        await page.getByRole('button', { name: '检索', exact: true }).click()
        await expect(page).toHaveURL(/\/standards\?.*w=command/)
        await expect(titles).toHaveText(['锂离子电池安全要求'])
        await titles.first().click()
        await expect(page).toHaveURL(/\/standard\?id=/)
        await expect(page.getByRole('heading', { name: '锂离子电池安全要求' })).toBeVisible()

        await page.goto(at('/standard', { id: 'gb/t 1002-2022' }))
        await expect(page.getByText('本标准界定了石墨烯的术语')).toBeVisible()
        await page.goto(at('/standard', { id: 'GB/T 9' }))
        await expect(page.getByRole('alert')).toHaveText('没有标准 GB/T 9')
      } finally {
        await context.close()
      }
    })
  })
})
