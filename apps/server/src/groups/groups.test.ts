import type { ApplicantGroup, FoundCompany, GroupFigures, GroupTableRows } from '@gezhi/contract'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { joined } from './find-companies.ts'
import { ranked } from './group-figures.ts'

describe('applicant groups (applicantGroup.01–05)', async () => {
  const by = (name: string, year: number, title = '电池') => aPatent({ title, applicants: [{ name }], applicationDate: `${year}0102` })
  const test = await buildTestApp({
    now: () => Date.parse('2026-03-01T00:00:00Z'),
    records: [
      by('Reed Co., Ltd.', 2010),
      by('REED COMPANY LIMITED', 2012, '泵'),
      by('Reedmill Inc.', 2020),
      by('甲电池有限公司', 2023),
      by('甲电池有限公司', 2024),
      by('甲电池(上海)有限公司', 2025, '泵'),
      by('乙大学', 2015),
    ],
  })
  const { headers } = await aSession(test)
  const ask = async <Data>(name: string, body: object = {}, as: Record<string, string> = headers) =>
    (await test.post<Data>(`/api/search/ag/${name}`, body, as)).data
  const add = (name: string, ...names: string[][]) =>
    ask<{ id: string; error: string }>('add', { name, companyList: names.map((own) => ({ name: own[0], names: own })) })

  it('B.reports.17: companies are found with their other spellings, each with its reason', async () => {
    const found = await ask<FoundCompany[]>('searchCompany', { word: 'reed' })
    expect(found[0]).toMatchObject({ count: 2, code: null })
    expect(found[0]!.spellings.map(({ reason }) => reason)).toEqual(['chosen', 'writing'])
    expect(found[0]!.spellings.map(({ name }) => name).toSorted()).toEqual(['REED COMPANY LIMITED', 'Reed Co., Ltd.'])
    expect(found.map(({ name }) => name)).not.toContain('乙大学')
    expect(await ask<FoundCompany[]>('searchCompany', { word: '…' })).toEqual([])
  })

  it('B.reports.17: are added, listed, changed and deleted', async () => {
    const { id } = await add('里德', ['Reed Co., Ltd.', 'REED COMPANY LIMITED'])
    expect((await add('里德', ['乙大学'])).error).toBe('APPLICANT_GROUP_NAME_TAKEN')
    await ask('upd', { id, name: '里德集团' })
    const { list } = await ask<{ list: ApplicantGroup[] }>('list')
    expect(list).toMatchObject([{ id, name: '里德集团', companyList: [{ name: 'Reed Co., Ltd.', code: null }] }])
    // The condition finds exactly the patents of the group.
    const request = { filter: { queryStr: list[0]!.queryStr, mode: 'command' } }
    expect((await test.post<{ total: number }>('/api/search/ts/instructSearch', request, headers)).data.total).toBe(2)
    const other = (await aSession(test)).headers
    for (const [name, body] of Object.entries({ upd: { id, name: '他人' }, delGroup: { id }, figures: { id } })) {
      expect((await ask<{ error: string }>(name, body, other)).error).toBe('APPLICANT_GROUP_NOT_FOUND')
    }
    expect(await ask('delGroup', { id })).toBe(true)
    expect(await ask('list')).toEqual({ list: [], total: 0 })
  })

  it('G169: are counted with share, rank and new entrants, equal to a count by hand', async () => {
    const one = await add('甲', ['甲电池有限公司'], ['甲电池(上海)有限公司'])
    const two = await add('里德', ['Reed Co., Ltd.', 'REED COMPANY LIMITED'])
    const three = await add('乙', ['乙大学'])
    const all = await ask<GroupFigures>('figures')
    expect(all).toEqual({
      total: 7,
      list: [
        { id: one.id, name: '甲', count: 3, ratio: 42.86, rank: 1, firstYear: 2023, isNew: true },
        { id: two.id, name: '里德', count: 2, ratio: 28.57, rank: 2, firstYear: 2010, isNew: false },
        { id: three.id, name: '乙', count: 1, ratio: 14.29, rank: 3, firstYear: 2015, isNew: false },
      ],
    })
    const within = await ask<GroupFigures>('figures', { queryStr: 'TI=电池' })
    expect([within.total, within.list.map(({ name, count }) => [name, count])]).toEqual([
      5,
      [
        ['甲', 2],
        ['乙', 1],
        ['里德', 1],
      ],
    ])
    const companies = await ask<GroupFigures>('figures', { id: one.id })
    expect(companies.list.map(({ name, count, isNew }) => [name, count, isNew])).toEqual([
      ['甲电池有限公司', 2, true],
      ['甲电池(上海)有限公司', 1, true],
    ])
    expect((await ask<{ error: string }>('figures', { queryStr: '(' })).error).toBe('QUERY_SYNTAX')
  })
})

describe('tables of applicant groups', async () => {
  const by = (number: string, names: string[], more: object = {}) =>
    aPatent({ publicationNumber: number, applicants: names.map((name) => ({ name })), ...more })
  const cites = (...numbers: string[]) => ({ citations: numbers.map((publicationNumber) => ({ publicationNumber })) })
  const test = await buildTestApp({
    records: [
      by('CN100000001A', ['甲公司'], { applicationDate: '20100102', ipc: ['H01M10/05'], inventors: [{ name: '张三' }, { name: '李四' }] }),
      by('CN100000002A', ['甲(上海)公司', '乙大学'], {
        applicationDate: '20120102',
        ipc: ['H01M10/05', 'G06F1/00'],
        ...cites('CN100000001A', 'CN100000004B'),
      }),
      by('CN100000003A', ['乙大学', '丙研究所'], { applicationDate: '20120102', ipc: ['G06F1/00'], ...cites('CN100000002B') }),
      by('CN100000004A', ['乙大学'], { applicationDate: '20200102', ipc: ['A01B1/00'], inventors: [{ name: '李四' }] }),
      by('CN100000005A', ['丁厂'], { applicationDate: '20120102', ...cites('CN100000001A') }),
    ],
  })
  const { headers } = await aSession(test)
  const ask = async <Data>(name: string, body: object) => (await test.post<Data>(`/api/search/ag/${name}`, body, headers)).data
  const { id: one } = await ask<{ id: string }>('add', { name: '甲', companyList: [{ name: '甲公司' }, { name: '甲(上海)公司' }] })
  await ask('add', { name: '乙', companyList: [{ name: '乙大学' }] })
  const tabulate = async (request: object) => {
    const { list, complete } = await ask<GroupTableRows>('tabulate', request)
    expect(complete).toBe(true)
    return list.map(({ name, columnName, count }) => (columnName === undefined ? [name, count] : [name, columnName, count]))
  }

  it('count groups, or the companies of one, with classes and years', async () => {
    expect(await tabulate({ by: 'class' })).toEqual([
      ['乙', 'G06F', 2],
      ['乙', 'H01M', 1],
      ['乙', 'A01B', 1],
      ['甲', 'G06F', 1],
      ['甲', 'H01M', 2],
    ])
    expect((await tabulate({ by: 'year' })).toSorted()).toEqual([
      ['乙', '2012', 2],
      ['乙', '2020', 1],
      ['甲', '2010', 1],
      ['甲', '2012', 1],
    ])
    expect((await tabulate({ by: 'year', id: one })).toSorted()).toEqual([
      ['甲(上海)公司', '2012', 1],
      ['甲公司', '2010', 1],
    ])
    expect(await tabulate({ by: 'year', queryStr: 'ic=A01B' })).toEqual([['乙', '2020', 1]])
    expect(await tabulate({ by: 'year', queryStr: 'ic=C12N' })).toEqual([])
  })

  it('connect groups with co-applicants, and inventors with each other', async () => {
    expect(await tabulate({ by: 'partner' })).toEqual([
      ['乙', 3],
      ['甲', 2],
      ['丙研究所', 1],
      ['乙', '甲', 1],
      ['乙', '丙研究所', 1],
    ])
    expect(await tabulate({ by: 'inventor', id: one })).toEqual([
      ['张三', 1],
      ['李四', 1],
      ['张三', '李四', 1],
    ])
  })

  it('show who cites whom, by the number of citing patents, in any kind code', async () => {
    expect(await tabulate({ by: 'citation' })).toEqual([
      ['乙', 3],
      ['甲', 2],
      // The common patent cites one of each, and is cited by one of 乙.
      ['乙', '乙', 2],
      ['乙', '甲', 2],
      ['甲', '乙', 1],
      ['甲', '甲', 1],
    ])
  })
})

describe('joined', () => {
  it('counts names of one company record together, with the reason of the record', () => {
    const link = (name: string, reason: 'name' | 'former') => ({ name, companies: [{ id: '1', name: '甲', reason, note: null }] })
    const groups = [[{ value: '甲', count: 3 }], [{ value: '旧甲', count: 2 }], [{ value: '乙', count: 1 }]]
    const found = joined(groups, [link('甲', 'name'), link('旧甲', 'former')])
    expect(found.map(({ name, code, count }) => [name, code, count])).toEqual([
      ['甲', '1', 5],
      ['乙', null, 1],
    ])
    expect(found[0]!.spellings.map(({ reason }) => reason)).toEqual(['chosen', 'former'])
  })
})

describe('ranked', () => {
  it('gives equal counts the same rank, and no share of nothing', () => {
    const row = (name: string, count: number, firstYear: number | null = null) => ({ id: name, name, count, firstYear })
    const rows = ranked([row('a', 1, 2021), row('b', 2, 2022), row('c', 2)], 0, 2026)
    expect(rows.map(({ name, rank, ratio, isNew }) => [name, rank, ratio, isNew])).toEqual([
      ['b', 1, 0, true],
      ['c', 1, 0, false],
      ['a', 3, 0, false],
    ])
  })
})
