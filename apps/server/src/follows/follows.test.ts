import { readFileSync } from 'node:fs'
import type { Follow } from '@gezhi/contract'
import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

interface List {
  list: Follow[]
  total: number
  changed: number
  pending: number
}

const NUMBERS = ['CN100000001A', 'CN100000002A', 'CN100000003A'] as const
const [ONE, TWO, THREE] = NUMBERS

/** Drops what versions before it stored of legal events. */
const MIGRATION = readFileSync(new URL('../../migrations/0041_follows_of_application_events.sql', import.meta.url), 'utf8')

/** The first patent: pending, then with a grant, an event and another owner. */
const one = (facts: Partial<PatentRecord> = {}) =>
  aPatent({
    publicationNumber: ONE,
    applicationNumber: 'CN202010000001',
    title: '石墨烯电极',
    applicants: [{ name: '甲公司' }],
    legalEvents: [{ date: '20210304', code: 'PB01', office: 'CN', text: '公开' }],
    ...facts,
  })

describe('follows', async () => {
  let engine!: SearchEngine<PatentRecord>
  let clock = Date.parse('2026-03-01T00:00:00Z')
  const test = await buildTestApp({
    now: () => clock,
    settings: { GEZHI_ACCESS: 'membership' },
    records: [one(), aPatent({ publicationNumber: TWO, title: '隔膜' }), aPatent({ publicationNumber: THREE, title: '电解液' })],
    wrapEngine: (opened) => (engine = opened),
  })
  type Headers = Record<string, string>
  const ask = <Data>(name: string, headers: Headers, body: object = {}) => test.post<Data>(`/api/user/follow/${name}`, body, headers)
  const list = async (headers: Headers, body: object = {}) => (await ask<List>('list', headers, body)).data

  it('follows.01, G178: patents are followed and listed by type; the other types have no records yet', async () => {
    const { headers } = await aSession(test)
    expect((await ask('follow', headers, { type: 'patent', code: 'cn 100000001 a' })).data).toBe(true)
    expect(await list(headers)).toEqual({
      total: 1,
      changed: 0,
      pending: 0,
      list: [
        {
          id: expect.any(String),
          type: 'patent',
          code: ONE,
          title: '石墨烯电极',
          createTime: '2026-03-01 08:00:00',
          seenTime: '2026-03-01 08:00:00',
          missing: false,
          changes: [],
          record: { status: null, parties: ['甲公司'], applicationDate: '20200102', publicationDate: '20210304' },
        },
      ],
    })
    for (const name of ['trademarklist', 'companylist']) {
      expect((await ask<List>(name, headers)).data).toEqual({ list: [], total: 0, changed: 0, pending: 0 })
    }
    expect(await ask('follow', headers, { type: 'trademark', code: '123' })).toMatchObject({
      code: 404,
      message: '库中没有 123，无法关注',
    })
    expect((await ask('follow', headers, { code: ONE })).data).toBe(false)
    expect((await list(headers)).total).toBe(0)
  })

  it('follows.03: they are added in batch, looked up by code, and deleted in batch', async () => {
    const { headers } = await aSession(test)
    const added = await ask('batchFollow', headers, { type: 'patent', codeList: [ONE, TWO, 'CN199999999A'] })
    expect(added.data).toEqual({ added: 2, already: 0, missing: ['CN199999999A'] })
    expect((await ask('batchFollow', headers, { codeList: NUMBERS })).data).toEqual({ added: 1, already: 2, missing: [] })
    expect((await ask('listCode', headers, { type: 'patent', codeList: ['cn 100000001 a', 'CN199999999A'] })).data).toEqual([
      'cn 100000001 a',
    ])
    const { list: rows } = await list(headers)
    const idList = rows.filter(({ code }) => code !== TWO).map(({ id }) => id)
    const stranger = '00000000-0000-4000-8000-000000000000'
    expect(await ask('batchDelete', headers, { idList: [...idList, stranger] })).toMatchObject({ code: 404, message: '未找到该关注' })
    expect((await ask('batchDelete', headers, { idList })).data).toBe(true)
    expect((await list(headers)).list.map(({ code }) => code)).toEqual([TWO])
    expect((await ask('batchDelete', headers, { codeList: ['cn 100000002 a', THREE] })).data).toBe(true)
    expect((await list(headers)).total).toBe(0)
  })

  it('are found by words and paged', async () => {
    const { headers } = await aSession(test)
    await ask('batchFollow', headers, { codeList: NUMBERS })
    expect((await list(headers, { keyWord: '隔' })).list.map(({ code }) => code)).toEqual([TWO])
    expect((await list(headers, { keyWord: '000003a' })).list.map(({ code }) => code)).toEqual([THREE])
    const pages = await Promise.all([1, 2, 3].map((pageNo) => list(headers, { pageNo, pageSize: 1 })))
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3])
    expect(new Set(pages.flatMap((page) => page.list.map(({ code }) => code))).size).toBe(3)
  })

  it('list what changed since the last look, until they are marked as seen', async () => {
    const { headers } = await aSession(test)
    await ask('batchFollow', headers, { codeList: NUMBERS })
    await engine.write({
      puts: [
        one({
          applicants: [{ name: '乙公司' }],
          legalEvents: [
            { date: '20210304', code: 'PB01', office: 'CN', text: '公开' },
            { date: '20220405', code: 'GR01', office: 'CN', text: '授权' },
          ],
          legalStatus: 'active',
        }),
        aPatent({ publicationNumber: 'CN100000001B', applicationNumber: 'CN202010000001', kind: 'B' }),
        aPatent({ publicationNumber: 'US20210000001A1', office: 'US', priorities: [{ number: 'CN202010000001', country: 'CN' }] }),
        aPatent({ publicationNumber: 'CN200000001A', citations: [{ publicationNumber: ONE }] }),
      ],
      deletes: [THREE],
    })
    clock += 3_600_000
    const before = await list(headers, { pageSize: 1 })
    expect(before.pending).toBe(2)
    expect((await ask('compare', headers)).data).toEqual({ changed: 2, pending: 0 })
    const { list: rows, total } = await list(headers, { onlyChanged: true })
    expect(total).toBe(2)
    const first = rows.find(({ code }) => code === ONE)!
    expect(first.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'legal_events', added: ['2022-04-05 授权'], addedTotal: 1, removedTotal: 0 }),
        expect.objectContaining({ field: 'publications', added: ['CN100000001B'] }),
        expect.objectContaining({ field: 'family', added: ['US20210000001A1'] }),
        { kind: 'count', field: 'cited_by', from: 0, to: 1 },
        expect.objectContaining({ field: 'applicants', added: ['乙公司'], removed: ['甲公司'] }),
      ]),
    )
    expect(rows.find(({ code }) => code === THREE)).toMatchObject({
      missing: true,
      title: '电解液',
      record: null,
      changes: [{ kind: 'value', field: 'available', from: '1', to: null }],
    })
    expect((await ask<Follow>('find', headers, { code: ONE })).data.changes).toEqual(first.changes)
    expect((await ask('seen', headers, { idList: [first.id] })).data).toBe(true)
    expect(await list(headers)).toMatchObject({ changed: 1, pending: 0 })
    expect((await ask<Follow>('find', headers, { code: ONE })).data).toMatchObject({ changes: [], seenTime: '2026-03-01 09:00:00' })
    expect((await ask('seen', headers)).data).toBe(true)
    expect((await list(headers, { onlyChanged: true })).list).toEqual([])
    expect((await ask<Follow | null>('find', headers, { code: 'CN199999999A' })).data).toBeNull()
    // Back in the index, it is reported as such.
    await engine.write({ puts: [aPatent({ publicationNumber: THREE, title: '电解液' })] })
    expect((await ask<Follow>('find', headers, { code: THREE })).data).toMatchObject({
      missing: false,
      changes: [{ field: 'available', from: null, to: '1' }],
    })
  })

  it('of an earlier version report the events of the application since the last look, not those before it', async () => {
    const { headers } = await aSession(test)
    const event = (date: string, text: string) => ({ date, code: text, office: 'CN', text })
    const [application, grant] = ['CN109000001A', 'CN109000001B'].map((publicationNumber) =>
      aPatent({ publicationNumber, applicationNumber: 'CN201910000001', legalEvents: [event('20200101', publicationNumber)] }),
    )
    await engine.write({ puts: [application!, grant!] })
    const { publicationNumber: code } = grant!
    await ask('follow', headers, { code })
    // As versions stored it that compared the events of the publication alone.
    await test.database.execute(sql`
      UPDATE follows SET snapshot = snapshot || ${JSON.stringify({ legal_events: [`20200101 CN ${code}`] })}::jsonb WHERE code = ${code}`)
    await test.database.execute(sql.raw(MIGRATION))
    clock += 3_600_000
    expect((await ask<Follow>('find', headers, { code })).data).toMatchObject({ changes: [] })
    await engine.write({
      puts: [{ ...application!, legalEvents: [event('20200101', application!.publicationNumber!), event('20200105', '变更')] }],
    })
    expect((await ask<Follow>('find', headers, { code })).data.changes).toEqual([
      expect.objectContaining({ field: 'legal_events', added: ['2020-01-05 变更'], removedTotal: 0 }),
    ])
  })

  it('are limited for free users, and for members by their product', async () => {
    const [free, member] = [await aSession(test), await aSession(test)]
    await aProduct(test, { userId: member.user.id }, { grants: { followRecords: 1 } })
    await ask('follow', member.headers, { code: ONE })
    expect(await ask('follow', member.headers, { code: TWO })).toMatchObject({ code: 403, message: '您的会员权益最多可关注 1 项' })
    await test.database.execute(`INSERT INTO follows (user_id, type, code, title, created_at, seen_at, snapshot, compared_version)
      SELECT '${free.user.id}', 'patent', 'CN' || n || 'A', '', now(), now(), '{}', 0 FROM generate_series(1, 500) AS n`)
    expect(await ask('follow', free.headers, { code: ONE })).toMatchObject({ code: 403, data: { error: 'FREE_LIMIT', limit: 500 } })
  })

  it('belong to their user, who must be logged in', async () => {
    const [mine, other] = [await aSession(test), await aSession(test)]
    await ask('follow', mine.headers, { code: TWO })
    const [follow] = (await list(mine.headers)).list
    expect((await list(other.headers)).total).toBe(0)
    expect((await ask('listCode', other.headers, { codeList: [TWO] })).data).toEqual([])
    expect((await ask('find', other.headers, { code: TWO })).data).toBeNull()
    for (const name of ['batchDelete', 'seen']) {
      expect(await ask(name, other.headers, { idList: [follow!.id] })).toMatchObject({ code: 404 })
    }
    for (const name of ['list', 'trademarklist', 'companylist', 'follow', 'batchFollow', 'batchDelete', 'listCode', 'find', 'seen']) {
      expect(await ask(name, {}, { code: TWO, codeList: [TWO], idList: [follow!.id] })).toMatchObject({ code: 401 })
    }
    expect((await list(mine.headers)).total).toBe(1)
  })

  it('reject what is no request, by the name of the field', async () => {
    const { headers } = await aSession(test)
    for (const [name, body, field] of [
      ['follow', { code: ' ' }, 'code'],
      ['follow', { type: 'book', code: ONE }, 'type'],
      ['batchFollow', { codeList: [] }, 'codeList'],
      ['batchFollow', { codeList: Array.from({ length: 501 }, () => ONE) }, 'codeList'],
      ['batchDelete', { idList: ['1'] }, 'idList'],
      ['list', { pageSize: 101 }, 'pageSize'],
    ] as const) {
      expect(await ask(name, headers, body)).toMatchObject({ code: 400, message: expect.stringContaining(field) })
    }
  })
})
