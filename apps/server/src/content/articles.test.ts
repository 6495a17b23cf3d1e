import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { DEFAULT_VALUATION_FORMULA, VALUATION_FACTS } from '@gezhi/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { articleStore } from './article-store.ts'
import { articles } from './articles-table.ts'
import { seedArticles } from './seed-articles.ts'

const ENGLISH = { 'accept-language': 'en' }
const help = (name: string) => `/api/search/sysadmin/help/${name}`
const centre = (name: string) => `/api/news/helpCenter/${name}`

interface Entry {
  id: number
  title: string
  showStatus: number
  recomend: number
  detailContent: string
  children: Entry[]
}
interface Row {
  id: number
  title: string
  section: string
  passage: string
}
interface Page {
  list: { id: number; title: string; content: string }[]
  total: number
}

describe('articles of the repository', async () => {
  const records = [
    aPatent({ publicationDate: '20190102' }),
    aPatent({ publicationDate: '20210304' }),
    aPatent({ publicationNumber: 'US7654321B2', applicationNumber: 'US11000001', office: 'US', publicationDate: '20100202' }),
  ]
  const { database, post, get } = await buildTestApp({ records })
  beforeAll(() => seedArticles(database))

  it('help.01: the help centre has introductions of system, functions and data', async () => {
    const { data } = await post<{ section: string; children: Entry[] }[]>(centre('index'), {})
    for (const section of ['system', 'function', 'data']) {
      expect(data.find((one) => one.section === section)?.children.length, section).toBeGreaterThan(0)
    }
    const { data: intro } = await post<{ content: string }>(help('intro'), {})
    expect(intro.content).toContain('<p>')
  })

  it('help.05: an entry of the menu has id, title, showStatus, recomend, detailContent and children', async () => {
    const { data } = await post<Entry[]>(help('functionDataList'), {})
    const [group] = data
    expect(group).toEqual({
      id: 1,
      title: '检索入门',
      showStatus: 1,
      recomend: 0,
      detailContent: '',
      children: expect.any(Array) as Entry[],
    })
    expect(group!.children[0]).toMatchObject({ showStatus: 1, detailContent: expect.stringContaining('<') as string, children: [] })
    const below = await post<Entry[]>(centre('indexSecondLevel'), { id: 1 })
    expect(below.data).toEqual(group!.children)
  })

  it('help.06, help.07: hot entries have recomend 1, new ones 2', async () => {
    await database.insert(articles).values([anArticle(9001, { recommended: 1 }), anArticle(9002, { recommended: 2 })])
    const { data } = await post<Entry[]>(centre('listCommonProblem'), {})
    const recommended = new Map(data.map(({ id, recomend }) => [id, recomend]))
    expect([recommended.get(9001), recommended.get(9002)]).toEqual([1, 2])
  })

  it('both languages have the same articles', async () => {
    const rows = await database.select({ id: articles.id, language: articles.language }).from(articles)
    const ids = (language: string) => rows.filter((row) => row.language === language && row.id < 9000).map(({ id }) => id)
    expect(ids('en').toSorted()).toEqual(ids('zh').toSorted())
  })

  it('search-box.20: the function card 45 describes number formats; its table is that of the number fields', async () => {
    const { data } = await post<{ title: string; detailContent: string }>(help('functionDataDetail'), { id: 45 }, ENGLISH)
    expect(data.detailContent).toContain('CN103399241B')
    const { data: logic } = await post<{ field: string; label: string }[]>(centre('listFieldLogic'), { id: 45, fieldLogic: 0 }, ENGLISH)
    expect(logic[0]).toMatchObject({ field: 'pn', label: 'Publication number' })
    expect((await post(centre('listFieldLogic'), { id: 987_654 })).code).toBe(404)
  })

  it('help.10: the help data are read by their calls', async () => {
    expect((await post<Entry[]>(help('functionDataList'), { dictType: 'data_intro_map' })).data.length).toBeGreaterThan(0)
    expect((await post(help('dataList'), { country: 'us' }, ENGLISH)).data).toEqual([
      { country: 'US', name: 'United States', patentCount: 1, firstDate: '20100202', lastDate: '20100202' },
    ])
    expect((await post(help('countryList'), {}, ENGLISH)).data).toEqual([
      { country: 'CN', name: 'China', patentCount: 2 },
      { country: 'US', name: 'United States', patentCount: 1 },
    ])
    expect((await post<Page>(help('updateLogList'), { pageSize: 1 })).data.list).toHaveLength(1)
    expect((await post(help('qr'), {})).data).toEqual([])
  })

  it('help.11: the help centre is read by its seven calls, and finds an article by a word of its text', async () => {
    const { data: found } = await post<Row[]>(centre('helpCenterSearch'), { keyWord: 'kokai unknownword' }, ENGLISH)
    expect(found).toEqual([])
    await database.insert(articles).values(anArticle(9003, { language: 'en', plain: `${'x '.repeat(60)}Quicksilver lies here 100%` }))
    const { data } = await post<Row[]>(centre('helpCenterSearch'), { keyWord: 'HERE quicksilver' }, ENGLISH)
    expect(data).toEqual([
      { id: 9003, section: 'problem', title: 'Article 9003', passage: expect.stringMatching(/^….*Quicksilver lies here 100%$/) as string },
    ])
    expect((await post<Row[]>(centre('helpCenterSearch'), { keyWord: '100%' }, ENGLISH)).data.map(({ id }) => id)).toEqual([9003])
    const third = await post<{ path: string[]; siblings: { id: number }[] }>(centre('functionDetailsThree'), { id: 45 })
    expect(third.data.path).toEqual(['检索入门'])
    expect(third.data.siblings.map(({ id }) => id)).toContain(45)
    expect((await post<{ id: number }>(centre('get'), { id: '45' })).data.id).toBe(45)
  })

  it('the coverage in an article is counted when it is read', async () => {
    const { data } = await post<Entry[]>(help('functionDataList'), { dictType: 'data_intro_map' }, ENGLISH)
    const { id } = data[0]!.children.find(({ detailContent }) => detailContent.includes('[[coverage]]'))!
    const { data: read } = await post<{ content: string }>(centre('get'), { id }, ENGLISH)
    expect(read.content).toContain('<td>United States (US)</td><td>1</td><td>2010-02-02</td>')
    expect(read.content).not.toContain('[[')
  })

  it('the article about valuation shows the rules that compute', async () => {
    const { data } = await post<{ content: string }>(centre('get'), { id: '23' }, ENGLISH)
    for (const { fact } of Object.values(DEFAULT_VALUATION_FORMULA.scores).flat()) {
      expect(data.content).toContain(`<td>${VALUATION_FACTS[fact].label.en}</td>`)
    }
    expect(data.content).toContain('<td>≥1: 1; ≥3: 2; ≥6: 3; ≥12: 4; ≥25: 5; Not known: 0</td>')
    expect(data.content).toContain('<td>A</td><td>80–100</td>')
    expect(data.content).not.toContain('[[')
  })

  it('news.01, news.02: the feed returns page 1 of 10 by default', async () => {
    await database
      .insert(articles)
      .values(Array.from({ length: 12 }, (_, i) => anArticle(9100 + i, { section: 'flash', publishedAt: new Date(1e12 + i) })))
    const total = (await get<Page>('/api/search/news-feed/page?pageSize=100')).data.list.length
    const { data } = await get<Page>('/api/search/news-feed/page')
    expect(data.list).toHaveLength(10)
    expect(data.total).toBe(total)
    expect((await get<Page>('/api/news/news-feed/page?pageNum=1&pageSize=10')).data).toEqual(data)
    expect((await get<Page>('/api/search/news-feed/page?pageNum=2')).data.list).toHaveLength(Math.min(10, total - 10))
  })

  it('news.04: news, columns, articles, flashes and metadata for search engines come from their calls', async () => {
    const sysadmin = (name: string) => `/api/search/sysadmin/${name}`
    const { data: columns } = await post<{ id: number; name: string }[]>(sysadmin('column/tree'), {})
    expect(columns.map(({ id }) => id)).toEqual([201, 202])
    const { data: page } = await post<Page>(sysadmin('detail/list'), { columnId: 202 })
    const { id, title } = page.list[0]!
    expect((await post<Page>('/api/news/news/list', {})).data.list.map((row) => row.id)).toContain(id)
    expect((await post(sysadmin('detail/detailInfo'), { id })).data).toMatchObject({
      title,
      content: expect.stringContaining('<p>') as string,
    })
    expect((await post(sysadmin('seo/detailInfo'), { path: `/newsinfo/${id}` })).data).toMatchObject({ title })
    expect((await post(sysadmin('seo/detailInfo'), { path: '/nowhere' })).code).toBe(404)
    expect((await post(sysadmin('detail/detailInfo'), { id: 45 })).code).toBe(404)
    const { data: events } = await post<Page>(sysadmin('event/list'), { pageSize: 1 })
    expect(events).toMatchObject({ list: [{ id: expect.any(Number) as number }], total: expect.any(Number) as number })
    expect((await post(sysadmin('company/list'), {})).data).toEqual([])
  })

  it('router.17: the id of a news flash is digits only', async () => {
    expect((await get('/api/search/news-feed/getInfo?id=9100')).code).toBe(200)
    expect((await get('/api/search/news-feed/getInfo?id=9100x')).code).toBe(400)
    expect((await get('/api/search/news-feed/getInfo?id=45')).code).toBe(404)
  })

  it('hidden articles and those of a day to come are not there', async () => {
    await database
      .insert(articles)
      .values([anArticle(9201, { shown: false }), anArticle(9202, { publishedAt: new Date(Date.now() + 60_000) })])
    for (const id of [9201, 9202]) expect((await post(centre('get'), { id })).code).toBe(404)
  })
})

describe('seeding', async () => {
  const { database } = await buildTestApp()
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-content-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const store = articleStore(database)
  const write = async (id: number, text: string) => {
    await mkdir(join(folder, 'zh', 'problem'), { recursive: true })
    await writeFile(join(folder, 'zh', 'problem', `${id}.md`), `---\nid: ${id}\ntitle: 文 ${id}\n---\n${text}\n`)
  }
  const content = async (id: number) => (await store.find(id, 'zh', ['problem']))?.content

  it('takes what has changed, but not over what the operator has edited', async () => {
    await write(1001, '一')
    await write(1002, '一')
    await seedArticles(database, folder)
    await database.update(articles).set({ content: '<p>改</p>', edited: true }).where(eq(articles.id, 1002))
    await write(1001, '二')
    await write(1002, '二')
    await seedArticles(database, folder)
    expect([await content(1001), await content(1002)]).toEqual(['<p>二</p>\n', '<p>改</p>'])
  })

  it('removes what the repository no longer has, but nothing the operator has edited', async () => {
    await rm(join(folder, 'zh', 'problem'), { recursive: true })
    await seedArticles(database, folder)
    expect([await content(1001), await content(1002)]).toEqual([undefined, '<p>改</p>'])
  })

  it('leaves an article that has not changed as it is, its day included', async () => {
    await write(1003, '一')
    await seedArticles(database, folder, 1000)
    await seedArticles(database, folder, 2000)
    expect((await store.find(1003, 'zh', ['problem']))?.changedAt).toEqual(new Date(1000))
  })

  it('keeps nothing that runs or loads from elsewhere', async () => {
    const evil =
      '<script>alert(1)</script><img src="https://a.example/x.png" onerror="alert(1)"><a href="javascript:alert(1)">x</a><svg onload=x></svg>'
    await write(1004, evil)
    await seedArticles(database, folder)
    expect(await content(1004)).not.toMatch(/script|onerror|onload|example|style|svg/i)
  })

  it('an article that cannot be read stops the start with its file named, and nothing is half seeded', async () => {
    await write(1005, '一')
    await writeFile(join(folder, 'zh', 'problem', 'z.md'), '---\nid: x\ntitle: 文\n---\n')
    await expect(seedArticles(database, folder)).rejects.toThrow(/z\.md: id/)
    expect(await content(1005)).toBeUndefined()
  })
})

function anArticle(id: number, facts: Partial<typeof articles.$inferInsert> = {}): typeof articles.$inferInsert {
  return {
    id,
    language: 'zh',
    section: 'problem',
    position: id,
    recommended: 0,
    shown: true,
    title: `Article ${id}`,
    keywords: '',
    summary: '',
    content: '<p>x</p>',
    plain: 'x',
    publishedAt: new Date(0),
    changedAt: new Date(0),
    edited: true,
    ...facts,
  }
}
