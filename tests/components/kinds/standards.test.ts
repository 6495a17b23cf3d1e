import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, inject } from 'vitest'
import { readQuery, describeQuery } from '@gezhi/query'
import { buildOneScript, type OneScript } from '../../../apps/web/build-one-script.ts'
import { STANDARD_FIXTURE } from '@gezhi/search/testing'
import { Context } from '../browser/context.ts'
import { expect, test as base } from '../component-test.ts'
import { openStandards } from './standards-server.ts'
import { withStandards } from '../../../apps/web/testing/with-standards.ts'

const {
  record,
  kind: { fields },
} = STANDARD_FIXTURE

const COMMAND = 'H=锂电池 AND state=现行'

const RECORDS = [
  record({ n: 1, title: '锂电池 安全要求', parties: ['格致大学'], date: '20200105', code: 'a', pages: 10, group: 'GB/T 1001' }),
  record({ n: 2, title: '锂电池 试验方法', parties: ['格致大学', '某研究院'], date: '20210305', code: 'a', pages: 40, group: 'GB/T 1001' }),
  record({ n: 3, title: '锂电池 回收', date: '20190601', code: 'b', pages: 20 }),
  record({ n: 4, title: '石墨烯 术语', date: '20220601', code: 'c', pages: 5 }),
]

let folder: string
let app: OneScript
let server: Awaited<ReturnType<typeof openStandards>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gezhi-kinds-'))
  ;[app, server] = await Promise.all([
    buildOneScript(join(folder, 'app'), [withStandards()]),
    openStandards(join(folder, 'index'), RECORDS),
  ])
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** A page of the web app that has standards as a second kind. */
const test = base.extend<{ standards: Page }>({
  // oxlint-disable-next-line no-empty-pattern
  standards: async ({}, provide) => {
    const context = await Context.open(inject('testServer').url, app)
    const page = (await context.newPage()) as unknown as Page
    const answered = (data: unknown) => ({ json: { code: 200, message: '', data } })
    for (const call of ['**/api/search/ts/search', '**/api/search/ts/instructSearch'])
      await page.route(call, async (route) => route.fulfill(answered(await server.list(route.request().postDataJSON()))))
    await page.route('**/api/search/ts/searchDetail', async (route) => {
      const { publication_number } = route.request().postDataJSON() as { publication_number: string }
      await route.fulfill(answered(await server.record(publication_number)))
    })
    await provide(page)
    await context.close()
  },
})

const titles = (page: Page) => page.locator('tbody th[scope=row] a:not([data-group])')
const at = (path: string, query: string) => `${path}?${new URLSearchParams({ q: query })}`

test('a list of another kind: its rows, columns and captions, its order and grouping', async ({ standards: page }) => {
  await page.goto(at('/standards', '锂电池'))
  await expect(titles(page)).toHaveText(['锂电池 试验方法', '锂电池 安全要求', '锂电池 回收'])
  await expect(page.getByRole('columnheader')).toHaveText(['', '序号', '标准号', '标准名称', '发布日', '状态', '起草单位'])
  await expect(page.locator('tbody tr').first().getByRole('cell')).toHaveText([
    '',
    '01',
    'GB/T 1002-2020',
    '2021-03-05',
    '现行',
    '格致大学; 某研究院',
  ])
  await page.getByLabel('排序').selectOption('页数从多到少')
  await expect(page).toHaveURL(/[?&]sort=longest/)
  await expect(titles(page)).toHaveText(['锂电池 试验方法', '锂电池 回收', '锂电池 安全要求'])
  await page.getByLabel('合并').selectOption('按标准系列合并')
  await expect(page).toHaveURL(/[?&]group=series/)
  await expect(titles(page)).toHaveText(['锂电池 试验方法', '锂电池 回收'])
  await expect(page.getByRole('link', { name: '+1 个版本' })).toBeVisible()
  await expect(page.getByRole('group', { name: '视图' })).toHaveCount(0)
})

test('its columns have widths of their own', async ({ standards: page }) => {
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('gezhi.columnWidths')))
  await page.goto(at('/standards', '锂电池'))
  await page.getByRole('columnheader', { name: '发布日' }).getByRole('separator').press('ArrowRight')
  await expect(page.getByRole('columnheader', { name: '发布日' })).toHaveAttribute('style', /108px/)
  expect(await stored()).toEqual(['gezhi.columnWidths.standard'])
})

test('its facets count and narrow, in names of its own; an empty result is described in its words', async ({ standards: page }) => {
  await page.goto(at('/standards', '锂电池'))
  const pane = page.getByRole('complementary', { name: '筛选结果' })
  await expect(pane.getByRole('heading')).toHaveText(['状态', '发布年', '起草单位'])
  await pane.getByLabel('筛选 废止').click()
  await expect(page).toHaveURL(/f=state(?:%3A|:)withdrawn/)
  await expect(titles(page)).toHaveText(['锂电池 回收'])
  await expect(page.getByRole('list', { name: '已选的筛选条件' })).toContainText('状态：废止')
  await page.goto(at('/standards', '没有这个词'))
  await expect(page.getByRole('heading', { name: '没有符合条件的标准' })).toBeVisible()
})

test('command search reads its fields, describes them, and lists the hits', async ({ standards: page }) => {
  await page.goto(at('/standardCommand', COMMAND))
  await expect(page.getByRole('button', { name: 'DR 起草单位' })).toBeVisible()
  const { tree } = readQuery(COMMAND, { fields })
  await expect(page.getByText(describeQuery(tree!, 'zh', fields), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '检索', exact: true }).click()
  await expect(page).toHaveURL(/\/standards\?.*w=command/)
  await expect(titles(page)).toHaveText(['锂电池 试验方法', '锂电池 安全要求'])
  await expect(page.getByRole('link', { name: '修改条件' })).toHaveAttribute('href', /^\/standardCommand\?/)
  await page.goto(at('/standardCommand', 'AP=大学'))
  const [unknown] = readQuery('AP=大学', { fields }).diagnostics
  await expect(page.getByText(unknown!.message.zh)).toBeVisible()
})

test('its records are opened by their number from the palette, and from its list', async ({ standards: page }) => {
  await page.goto('/')
  const palette = page.getByRole('combobox', { name: '专利号、检索式、页面或设置' })
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true })))
      return palette.count()
    })
    .toBe(1)
  await palette.fill('GB/T 1003-2020')
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText('打开标准GB/T 1003-2020')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/standard\?id=/)
  await expect(page.getByRole('heading', { name: '锂电池 回收' })).toBeVisible()
  await page.goto(at('/standards', '石墨烯'))
  await titles(page).first().click()
  await expect(page.getByRole('heading', { name: '石墨烯 术语' })).toBeVisible()
})

test('the box of home offers the options of the selected kind, and leads to its list', async ({ standards: page }) => {
  await page.goto('/')
  const form = page.getByRole('search')
  const box = form.getByRole('combobox', { name: '检索内容' })
  const type = form.getByLabel('检索类型')
  await expect(type.getByRole('option')).toHaveText(['专利', '商标', '企业', '标准'])
  await box.fill('锂电池')
  await expect(form.getByRole('button', { name: '翻译' })).toBeEnabled()
  await type.selectOption('标准')
  await expect(box).toHaveValue('')
  await expect(box).toHaveAttribute('placeholder', '标准号、名称，或检索式')
  await expect(form.getByRole('button')).toHaveText(['检索'])
  await expect(form.getByRole('switch')).toHaveCount(0)
  await expect(form.getByRole('link')).toHaveCount(0)
  const offered = form.getByRole('option').filter({ has: page.locator('code') })
  await box.focus()
  await expect(offered.locator('code')).toHaveText(['ALLTEXT', 'H', 'DR'])
  await expect(form.getByRole('option', { name: '更多历史' })).toHaveCount(0)
  const suggested: string[] = []
  page.on('request', (request) => void (request.url().endsWith('/suggest/all') && suggested.push(request.url())))
  await box.fill('锂电池')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/standards\?q=/)
  await expect(titles(page)).toHaveText(['锂电池 试验方法', '锂电池 安全要求', '锂电池 回收'])
  expect(suggested).toEqual([])
  await page.goto('/')
  await expect(type).toHaveValue('patent')
  await expect(form.getByRole('button', { name: '批量检索' })).toBeVisible()
})
