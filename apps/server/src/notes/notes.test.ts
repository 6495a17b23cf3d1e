import type { NotedPatent, PatentNote } from '@gezhi/contract'
import { COMPANY_KIND } from '@gezhi/records'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aTrademark, trademarkEngine } from '../testing/a-trademark.ts'
import { aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { testEngineOf } from '../testing/test-engine.ts'

const [ONE, TWO] = ['CN100000001A', 'CN100000002A']
const COMPANY = '91440300MA5EXAMPX3'

interface Page<Row> {
  list: Row[]
  total: number
}

describe('notes', async () => {
  let clock = Date.parse('2026-03-01T00:00:00Z')
  const { engine: marks, drop } = await trademarkEngine([aTrademark()])
  const { engine: companies, drop: dropCompanies } = await testEngineOf(
    COMPANY_KIND,
    await mkdtemp(join(inject('testFolder'), 'companies-')),
    1,
  )
  afterAll(() => Promise.all([drop(), dropCompanies()]))
  const names = [{ lang: 'zh', text: '深圳市苇舟机床工具有限公司' }]
  await companies.write({ puts: [{ creditCode: COMPANY, names, source: { format: 'test' } }] })
  const test = await buildTestApp({
    engines: [marks, companies],
    now: () => (clock += 1000),
    settings: { GEZHI_ACCESS: 'membership' },
    records: [aPatent({ publicationNumber: ONE, title: '石墨烯电极' }), aPatent({ publicationNumber: TWO, title: '隔膜' })],
  })
  type Headers = Record<string, string>
  const ask = <Data>(name: string, headers: Headers, body: object = {}) => test.post<Data>(`/api/search/patentNotes/${name}`, body, headers)
  const add = async (headers: Headers, content: string, patentId = ONE) =>
    (await ask<{ id: string }>('add', headers, { patentId, content })).data.id
  const reply = async (headers: Headers, id: string, content: string) =>
    (await ask<{ id: string }>('reply', headers, { id, content })).data.id
  const notesOf = async (headers: Headers, patentId = ONE) => (await ask<Page<PatentNote>>('list', headers, { patentId })).data

  it('notes.01, notes.02: notes are added, listed newest first, replied to, changed and deleted', async () => {
    const { user, headers } = await aSession(test)
    const id = await add(headers, ' 权利要求 1 缺少必要技术特征 ', 'cn 100000001 a')
    const later = await add(headers, '第二条')
    const answer = await reply(headers, id, '同意')
    const { list, total } = await notesOf(headers)
    expect(total).toBe(2)
    expect(list.map((note) => note.id)).toEqual([later, id])
    expect(list[1]).toEqual({
      id,
      kind: 'patent',
      patentId: ONE,
      content: '权利要求 1 缺少必要技术特征',
      createTime: expect.stringMatching(/^2026-03-01 08:/),
      updateTime: null,
      replyList: [{ id: answer, content: '同意', nick: user.nick, createTime: expect.any(String), updateTime: null }],
    })
    await ask('upd', headers, { id, content: '已改' })
    await ask('upd', headers, { id: answer, content: '不同意' })
    expect((await notesOf(headers)).list[1]).toMatchObject({
      content: '已改',
      updateTime: expect.any(String),
      replyList: [{ content: '不同意', updateTime: expect.any(String) }],
    })
    expect(await ask('reply', headers, { id: answer, content: '回复的回复' })).toMatchObject({ code: 404, message: '未找到笔记' })
    expect((await ask('del', headers, { id: answer })).data).toBe(true)
    expect((await notesOf(headers)).list[1]?.replyList).toEqual([])
    await reply(headers, id, '再回复')
    expect((await ask('del', headers, { id })).data).toBe(true)
    expect((await notesOf(headers)).list.map((note) => note.id)).toEqual([later])
    for (const name of ['del', 'upd', 'reply']) expect(await ask(name, headers, { id, content: 'x' })).toMatchObject({ code: 404 })
  })

  it('notes.02: the patents with notes are listed, the one written to last first, and found by words', async () => {
    const { headers } = await aSession(test)
    const id = await add(headers, '第一条')
    await add(headers, '隔膜孔径', TWO)
    await reply(headers, id, '100%_确认')
    const patents = async (body: object = {}) => (await ask<Page<NotedPatent>>('listPatentNotes', headers, body)).data
    expect(await patents()).toEqual({
      total: 2,
      list: [
        {
          kind: 'patent',
          patentId: ONE,
          title: '石墨烯电极',
          missing: false,
          noteCount: 1,
          replyCount: 1,
          lastContent: '100%_确认',
          lastTime: expect.any(String),
        },
        expect.objectContaining({ patentId: TWO, noteCount: 1, replyCount: 0, lastContent: '隔膜孔径' }),
      ],
    })
    expect((await patents({ keyWord: '孔径' })).list.map(({ patentId }) => patentId)).toEqual([TWO])
    expect((await patents({ keyWord: '%_' })).list.map(({ patentId, noteCount }) => [patentId, noteCount])).toEqual([[ONE, 1]])
    expect((await patents({ keyWord: '000002a' })).total).toBe(1)
    expect(await patents({ pageNo: 2, pageSize: 1 })).toMatchObject({ total: 2, list: [{ patentId: TWO }] })
  })

  it('notes.02: notes are moved and copied with their replies', async () => {
    const { headers } = await aSession(test)
    const id = await add(headers, '一')
    const answer = await reply(headers, id, '答')
    const transfer = (type: 'move' | 'copy', idList: string[], targetId = TWO) =>
      ask('MoveAndCopyNotesForm', headers, { idList, targetId, type })
    expect((await transfer('copy', [id])).data).toBe(true)
    expect((await notesOf(headers)).list).toMatchObject([{ id, replyList: [{ id: answer }] }])
    const [copy] = (await notesOf(headers, TWO)).list
    expect(copy).toMatchObject({ content: '一', patentId: TWO, replyList: [{ content: '答' }] })
    expect([copy!.id, copy!.replyList[0]!.id]).not.toContain(id)
    expect((await transfer('move', [id])).data).toBe(true)
    expect((await notesOf(headers)).total).toBe(0)
    expect((await notesOf(headers, TWO)).list.map((note) => note.replyList.length)).toEqual([1, 1])
    expect(await transfer('move', [answer])).toMatchObject({ code: 404, message: '未找到笔记' })
    expect(await transfer('move', [id], 'CN199999999A')).toMatchObject({ code: 404, message: '未找到专利 CN199999999A' })
  })

  it('the form of the notes is their patent', async () => {
    const { headers } = await aSession(test)
    const body = { patentId: ONE, content: '一' }
    expect((await ask('add', headers, { ...body, notesFormId: ONE })).code).toBe(200)
    expect(await ask('add', headers, { ...body, notesFormId: TWO })).toMatchObject({
      code: 400,
      message: expect.stringContaining('notesFormId 须与 patentId 相同'),
    })
  })

  it('notes.02: are about trademarks and companies too, each kind by its own numbers, listed with the kind and moved between kinds', async () => {
    const { headers } = await aSession(test)
    await add(headers, '专利笔记')
    const [mark, company] = [
      { kind: 'trademark', patentId: 'CN 72000001' },
      { kind: 'company', patentId: '91440300ma5exampx3' },
    ]
    const id = (await ask<{ id: string }>('add', headers, { ...mark, content: '商标笔记' })).data.id
    await reply(headers, id, '商标回复')
    expect((await ask('add', headers, { ...company, content: '企业笔记' })).code).toBe(200)
    const noted = (await ask<Page<NotedPatent>>('listPatentNotes', headers)).data
    expect(noted.list.map(({ kind, patentId, title, missing, replyCount }) => [kind, patentId, title, missing, replyCount])).toEqual([
      ['company', COMPANY, '深圳市苇舟机床工具有限公司', false, 0],
      ['trademark', 'CN72000001', '云岭', false, 1],
      ['patent', ONE, '石墨烯电极', false, 0],
    ])
    const contents = async (body: object) =>
      (await ask<Page<PatentNote>>('list', headers, body)).data.list.map(({ kind, content }) => [kind, content])
    expect(await contents(mark)).toEqual([['trademark', '商标笔记']])
    expect(await contents(company)).toEqual([['company', '企业笔记']])
    expect(await contents({ patentId: 'CN72000001' })).toEqual([])
    const move = { idList: [id], targetId: COMPANY, kind: 'company', type: 'move' }
    expect((await ask('MoveAndCopyNotesForm', headers, move)).data).toBe(true)
    expect((await contents(company)).toSorted()).toEqual([
      ['company', '企业笔记'],
      ['company', '商标笔记'],
    ])
    expect(await contents(mark)).toEqual([])
    expect(await ask('add', headers, { kind: 'trademark', patentId: ONE, content: 'x' })).toMatchObject({
      code: 404,
      message: `库中没有 ${ONE}`,
    })
    expect(await ask('add', headers, { kind: 'recipe', patentId: ONE, content: 'x' })).toMatchObject({ code: 400 })
    const [mine] = (await ask<Page<NotedPatent>>('listPatentNotes', headers, { keyWord: '91440300' })).data.list
    expect(mine).toMatchObject({ kind: 'company', noteCount: 2, replyCount: 1 })
  })

  it('are limited for free users, and for members by their product', async () => {
    const [free, member] = [await aSession(test), await aSession(test)]
    await aProduct(test, { userId: member.user.id }, { grants: { writeNotes: 2 } })
    const id = await add(member.headers, '一')
    expect((await ask('reply', member.headers, { id, content: '二' })).code).toBe(200)
    const full = { code: 403, message: '您的会员权益最多可保存 2 条笔记（含回复）' }
    expect(await ask('add', member.headers, { patentId: ONE, content: '三' })).toMatchObject(full)
    expect(await ask('reply', member.headers, { id, content: '三' })).toMatchObject(full)
    expect(await ask('MoveAndCopyNotesForm', member.headers, { idList: [id], targetId: TWO, type: 'copy' })).toMatchObject(full)
    expect((await ask('MoveAndCopyNotesForm', member.headers, { idList: [id], targetId: TWO, type: 'move' })).code).toBe(200)
    await test.database.execute(`INSERT INTO notes (user_id, patent_id, content, created_at)
      SELECT '${free.user.id}', '${ONE}', 'x', now() FROM generate_series(1, 1000)`)
    expect(await ask('add', free.headers, { patentId: ONE, content: 'x' })).toMatchObject({ code: 403, data: { limit: 1000 } })
  })

  it('the limit also holds for copies made at once', async () => {
    const { user, headers } = await aSession(test)
    await aProduct(test, { userId: user.id }, { grants: { writeNotes: 12 } })
    const ids = []
    for (let number = 0; number < 10; number += 1) ids.push(await add(headers, `${number}`))
    const copies = await Promise.all(ids.map((id) => ask('MoveAndCopyNotesForm', headers, { idList: [id], targetId: TWO, type: 'copy' })))
    expect(copies.filter(({ code }) => code === 200)).toHaveLength(2)
  })

  it('a note has at most 200 replies', async () => {
    const { user, headers } = await aSession(test)
    const id = await add(headers, '一')
    await test.database.execute(`INSERT INTO notes (user_id, patent_id, note_id, content, created_at)
      SELECT '${user.id}', '${ONE}', '${id}', 'x', now() FROM generate_series(1, 200)`)
    expect(await ask('reply', headers, { id, content: 'x' })).toMatchObject({ code: 400, message: '一条笔记最多可有 200 条回复' })
  })

  it('are nobody else’s, and need a login', async () => {
    const [mine, other] = [await aSession(test), await aSession(test)]
    const id = await add(mine.headers, '私密')
    expect(await notesOf(other.headers)).toEqual({ list: [], total: 0 })
    expect((await ask<Page<NotedPatent>>('listPatentNotes', other.headers)).data.total).toBe(0)
    for (const name of ['del', 'upd', 'reply']) expect(await ask(name, other.headers, { id, content: 'x' })).toMatchObject({ code: 404 })
    for (const type of ['move', 'copy'])
      expect(await ask('MoveAndCopyNotesForm', other.headers, { idList: [id], targetId: TWO, type })).toMatchObject({ code: 404 })
    for (const name of ['add', 'list', 'del', 'upd', 'reply', 'listPatentNotes', 'MoveAndCopyNotesForm']) {
      const body = { id, content: 'x', patentId: ONE, idList: [id], targetId: TWO, type: 'copy' }
      expect(await ask(name, {}, body)).toMatchObject({ code: 401 })
    }
    expect((await notesOf(mine.headers)).list).toMatchObject([{ id, content: '私密', replyList: [] }])
  })

  it('reject what is no note, by the name of the field', async () => {
    const { headers } = await aSession(test)
    for (const [body, field] of [
      [{ patentId: ONE, content: '  ' }, 'content'],
      [{ patentId: ONE, content: 'x'.repeat(2001) }, 'content'],
      [{ patentId: '', content: 'x' }, 'patentId'],
    ] as const) {
      expect(await ask('add', headers, body)).toMatchObject({ code: 400, message: expect.stringContaining(field) })
    }
    expect(await ask('add', headers, { patentId: 'CN199999999A', content: 'x' })).toMatchObject({ code: 404 })
  })
})
