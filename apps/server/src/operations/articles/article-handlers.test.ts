import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerOf, Calls } from '@gezhi/contract'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seedArticles, writtenArticles } from '../../content/seed-articles.ts'
import { aSession } from '../../testing/an-account.ts'
import { aPatent } from '../../testing/a-patent.ts'
import { buildTestApp } from '../../testing/build-test-app.ts'
import { BY } from '../../testing/command-line.ts'
import { runArticleCommand } from '../../content/articles/article-commands.ts'
import { articleEditor } from '../../content/articles/article-editor.ts'

type Written = AnswerOf<Calls['operations']['getArticle']>
type Listed = AnswerOf<Calls['operations']['listArticles']>

const EVIL =
  '<script>alert(1)</script><img src="https://a.example/x.png" onerror="alert(1)"><svg onload=x></svg><p style="position:fixed">好</p>\n\n[x](javascript:alert(1)) <a href="javascript:alert(1)">y</a>'

describe('articles in the console', async () => {
  const test = await buildTestApp({ records: [aPatent({})] })
  beforeAll(() => seedArticles(test.database))
  const { headers } = await aSession(test, { role: 'operator' })
  const ask = <Data>(name: string, body: object) => test.post<Data>(`/api/user/ops/article/${name}`, body, headers)
  const get = async (id: number) => (await ask<Written>('get', { id })).data
  const draft = async (id: number) => {
    const { version, parentId, position, recommended, link, publishDate, zh, en } = await get(id)
    return { id, version, parentId, position, recommended, link, publishDate, zh, en }
  }
  const read = (id: number, language = 'zh') =>
    test.post<{ title: string; content: string }>('/api/news/helpCenter/get', { id }, { 'accept-language': language })

  it('are listed with counts, by section, state and a word of either language', async () => {
    const all = (await ask<Listed>('list', { pageSize: 5 })).data
    expect(all.list).toHaveLength(5)
    const news = (await ask<Listed>('list', { section: 'news', pageSize: 100 })).data
    expect(new Set(news.list.map(({ section }) => section))).toEqual(new Set(['news']))
    expect(all.total).toBeGreaterThan(news.total)
    const english = (await ask<Listed>('list', { text: 'number formats', pageSize: 100 })).data
    expect(english.list.map(({ id }) => id)).toContain(45)
    expect((await ask<Listed>('list', { state: 'edited' })).data.total).toBe(0)
  })

  it('show what was written, and save it so that the reader sees it; the other language stays', async () => {
    const before = await draft(41)
    expect(before.zh.markdown).toContain('\n## ')
    const english = (await read(41, 'en')).data
    const saved = await ask<{ version: string }>('save', {
      ...before,
      zh: { ...before.zh, title: '检索语法（新）', markdown: '一段**新**文字' },
    })
    expect(saved).toMatchObject({ code: 200 })
    expect((await read(41)).data).toMatchObject({ title: '检索语法（新）', content: '<p>一段<strong>新</strong>文字</p>\n' })
    expect((await read(41, 'en')).data).toEqual(english)
    expect((await ask<Listed>('list', { state: 'edited' })).data.list.map(({ id }) => id)).toEqual([41])
    expect((await get(41)).version).toBe(saved.data.version)
  })

  it.for(['> '.repeat(50_000), `${'> - '.repeat(25_000)}`, '*a **b '.repeat(14_000)])(
    'with too many nested or unclosed marks are rejected, while others are answered',
    { timeout: 30_000 },
    async (markdown) => {
      const preview = ask<{ error?: string }>('preview', { markdown, language: 'zh' })
      expect((await read(41)).code).toBe(200)
      expect([200, 'ARTICLE_TOO_COMPLEX']).toContain((await preview).data.error ?? (await preview).code)
    },
  )

  it('of two operators who change the same article the second gets an error, and nothing of theirs is written', async () => {
    const [first, second] = [await draft(42), await draft(42)]
    expect((await ask('save', { ...first, zh: { ...first.zh, title: '甲' } })).code).toBe(200)
    const answer = await ask('save', { ...second, zh: { ...second.zh, title: '乙' }, en: { ...second.en, title: 'Second' } })
    expect(answer).toMatchObject({ code: 400, data: { error: 'ARTICLE_CHANGED' } })
    const now = await get(42)
    expect([now.zh.title, now.en.title]).toEqual(['甲', first.en.title])
  })

  it('saved at the same moment, one of two is written', async () => {
    const seen = await draft(45)
    const answers = await Promise.all(['甲', '乙'].map((title) => ask('save', { ...seen, zh: { ...seen.zh, title } })))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 400])
  })

  it('are restored to what came with the program, and follow it again', async () => {
    const { version } = await get(41)
    expect((await ask('restore', { id: 41, version: '1.1' })).data).toMatchObject({ error: 'ARTICLE_CHANGED' })
    expect((await ask('restore', { id: 41, version })).code).toBe(200)
    const now = await get(41)
    const seed = (await writtenArticles()).find(({ id, language }) => id === 41 && language === 'zh')
    expect([now.zh.title, now.zh.markdown, now.edited]).toEqual([seed!.title, seed!.markdown, false])
  })

  it('are hidden from readers and published again; the next start leaves a hidden one hidden', async () => {
    await ask('publish', { id: 50, shown: false })
    expect((await read(50)).code).toBe(404)
    await seedArticles(test.database)
    expect((await read(50)).code).toBe(404)
    await ask('publish', { id: 50, shown: true })
    expect((await read(50)).code).toBe(200)
    expect((await ask('publish', { id: 99_999, shown: true })).code).toBe(404)
  })

  it('are added hidden, in a group of their section, and never removed by the next start', async () => {
    const text = { title: '新闻', markdown: '正文' }
    const news = { section: 'news', parentId: 201, publishDate: '2026-01-02', zh: text, en: { title: 'News', markdown: 'Text' } }
    const { data } = await ask<{ id: number }>('add', news)
    const detail = () => test.post<{ content: string; createTime: string }>('/api/search/sysadmin/detail/detailInfo', { id: data.id })
    expect((await detail()).code).toBe(404)
    await ask('publish', { id: data.id, shown: true })
    await seedArticles(test.database)
    expect((await detail()).data).toMatchObject({ content: '<p>正文</p>\n', createTime: '2026-01-02 00:00:00' })
    expect((await ask('restore', { id: data.id, version: (await get(data.id)).version })).data).toMatchObject({
      error: 'ARTICLE_NOT_SEEDED',
    })
    expect((await ask('add', { ...news, parentId: 1 })).data).toMatchObject({ error: 'ARTICLE_GROUP_UNKNOWN' })
  })

  it('keep nothing that runs or loads from elsewhere, in the preview, when saved, and when read', async () => {
    const previewed = await ask<{ content: string }>('preview', { markdown: EVIL, language: 'zh' })
    const before = await draft(51)
    await ask('save', { ...before, zh: { ...before.zh, title: '<script>alert(1)</script>', markdown: `# 一级\n\n${EVIL}` } })
    const { data } = await read(51)
    for (const content of [previewed.data.content, data.content]) {
      expect(content).toContain('<p>好</p>')
      expect(content).not.toMatch(/script|onerror|onload|example|style|svg/i)
    }
    // The title of a page is its only heading of the first level.
    expect(data.content).toContain('<h2>一级</h2>')
    // A title is text wherever it is shown.
    expect(data.title).toBe('<script>alert(1)</script>')
    for (const link of ['javascript:alert(1)', '//evil.example', 'data:text/html,x']) {
      expect((await ask('save', { ...(await draft(51)), link })).message).toContain('须为网址或本站路径')
    }
  })

  it('preview the tables the program writes and the coverage of the index; a table there is not is named', async () => {
    const preview = (markdown: string) => ask<{ content: string }>('preview', { markdown, language: 'en' })
    expect((await preview('[[operators]]')).data.content).toContain('<table>')
    expect((await preview('[[coverage]]')).data.content).toContain('<table>')
    for (const name of ['nothing', 'constructor'])
      expect(await preview(`[[${name}]]`)).toMatchObject({ code: 400, data: { error: 'ARTICLE_TABLE_UNKNOWN', name } })
  })

  it('need a title and a text in both languages', async () => {
    const before = await draft(52)
    expect((await ask('save', { ...before, en: { ...before.en, markdown: ' ' } })).message).toBe('请输入English正文')
    expect((await ask('save', { ...before, en: { ...before.en, title: ' ' } })).message).toContain('en.title')
    expect((await ask('save', { ...before, publishDate: '2026-13-01' })).message).toContain('publishDate')
    // A group is its title.
    const group = await draft(1)
    expect((await ask('save', { ...group, zh: { ...group.zh, title: '入门' } })).code).toBe(200)
    expect((await ask<{ title: string }[]>('groups', {})).data.map(({ title }) => title)).toContain('入门')
  })

  it('are handled alike on the command line', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gezhi-article-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'a.md')
    await writeFile(file, '# 命令行\n\n正文 *一*\n')
    const parts = { editor: articleEditor(test.database, Date.now), written: writtenArticles }
    const run = (...args: string[]) => runArticleCommand(parts, ['article', ...args], BY)
    expect(await run('edit', '53', 'zh', file)).toEqual(['53 saved / 已保存'])
    expect((await read(53)).data).toMatchObject({ title: '命令行', content: '<p>正文 <em>一</em></p>\n' })
    expect((await run('list', 'function'))!.join('\n')).toMatch(/^53\tfunction\tshown\tedited\t命令行\t/m)
    await run('hide', '53')
    expect((await read(53)).code).toBe(404)
    await run('publish', '53')
    await run('restore', '53')
    expect((await read(53)).data.title).not.toBe('命令行')
    const [added] = (await run('add', 'problem', file, file))!
    expect(added).toMatch(/^\d{6} added/)
    await expect(run('hide', '99999')).rejects.toThrow('Article 99999 not found (ARTICLE_NOT_FOUND)')
    expect(await runArticleCommand(parts, ['user', 'list'], BY)).toBeNull()
  })
})
