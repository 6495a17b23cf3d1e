import type { QueryCheck, SearchAnswer, SearchField } from '@gezhi/contract'
import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const graphene = aPatent({
  publicationNumber: 'CN101000001A',
  titles: [{ lang: 'zh', text: '石墨烯电池' }],
  abstracts: [{ lang: 'zh', text: '一种含有电极的储能装置。' }],
  claims: [{ number: 1, text: '一种隔膜。', lang: 'zh', independent: true, parents: [] }],
  applicants: [{ name: '格致大学' }],
  assignees: [{ name: '格致新能源公司' }],
  inventors: [{ name: '李明' }],
  agencies: [{ name: '北京专利代理公司' }],
  applicationDate: '20230115',
  publicationDate: '20230620',
  grantDate: '20240301',
  priorities: [{ number: 'CN202210000001', date: '20220116' }],
  patentType: 'invention',
})
const RECORDS = [
  graphene,
  aPatent({ publicationNumber: 'US7000002B2', office: 'US', title: 'Membrane', applicants: [{ name: 'Acme' }], patentType: 'utility' }),
  aPatent({ publicationNumber: 'CN301000003S', title: '椅子', applicants: [{ name: '格致家具公司' }], patentType: 'design' }),
]

describe('what forms are built from', async () => {
  const { post } = await buildTestApp({ records: RECORDS })
  const fields = async (body: object = {}) => (await post<SearchField[]>('/api/search/sf/list', body)).data
  const found = async (path: string, body: object) =>
    (await post<SearchAnswer>(`/api/search/ts/${path}`, body)).data.list.map(({ publication_number: number }) => number).toSorted()

  it('advanced.02: sf/list answers the fields something can be found by, each with its command and how it is written', async () => {
    const list = await fields()
    expect(list.find(({ code }) => code === 'TI')).toMatchObject({
      name: '标题',
      group: 'text',
      groupName: '文本',
      inputType: 'text',
      values: [],
    })
    expect(list.find(({ code }) => code === 'type')?.values).toContainEqual({ value: 'S', name: '外观设计' })
    expect(
      list.every(({ code }) => PATENT_FIELD_TABLE.find(code) !== undefined && PATENT_FIELD_TABLE.find(code)?.withoutSource === undefined),
    ).toBe(true)
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  })

  it('leaves out of a scene what the scene has settled', async () => {
    const codes = async (scene: string) => (await fields({ scene })).map(({ code }) => code)
    expect(await codes('cn')).not.toContain('country')
    expect(await codes('foreign')).toContain('country')
    expect(await codes('no such scene')).toEqual(await codes('all'))
  })

  it('G64: a scene selects offices and types, unless the filters do', async () => {
    const filter = { queryStr: '格致 OR Membrane OR ap=格致* OR 椅子 OR 石墨烯' }
    const scene = (name: string, more: object = {}) => found('search', { filter, scene: name, ...more })
    expect(await scene('cn')).toEqual(['CN101000001A', 'CN301000003S'])
    expect(await scene('foreign')).toEqual(['US7000002B2'])
    expect(await scene('design')).toEqual(['CN301000003S'])
    expect(await scene('utility')).toEqual(['US7000002B2'])
    expect(await scene('all')).toHaveLength(3)
    expect(await scene('elsewhere')).toHaveLength(3)
    expect(await scene('cn', { filterItems: [{ field: 'country', valueList: ['US'] }] })).toEqual(['US7000002B2'])
  })

  it('search-modes.02: advanced search answers within its scene through ts/search', async () => {
    expect(await found('search', { filter: { queryStr: 'TI=(椅子 OR Membrane)' }, scene: 'design' })).toEqual(['CN301000003S'])
  })

  it('company/dimList answers applicants of the index by a part of their name, with their patents', async () => {
    const names = async (path: string) => (await post<{ name: string; count: number }[]>(path, { keyWord: '格致' })).data
    expect(await names('/api/search/company/dimList')).toEqual(
      expect.arrayContaining([
        { name: '格致大学', count: 1 },
        { name: '格致家具公司', count: 1 },
      ]),
    )
    expect(await names('/api/search/sf/company/dimList')).toHaveLength(2)
    expect((await post('/api/search/company/dimList', { keyWord: ' ' })).code).toBe(400)
  })

  it.each([
    ['search-box.38', 'FULL', 'FULL=(隔膜)'],
    ['search-box.39', 'TIAB', 'TIAB=(电极)'],
    ['search-box.40', 'TI', 'TI=(石墨烯)'],
    ['search-box.41', 'AB', 'AB=(储能)'],
    ['search-box.42', 'AP', 'AP=(格致大学)'],
    ['search-box.43', 'in', 'in=(李明)'],
    ['search-box.44', 'APC', 'APC=(格致新能源)'],
    ['search-box.45', 'agc', 'agc=(北京专利代理)'],
    ['search-box.46', 'ad', 'ad=[20230101 TO 20230131]'],
    ['search-box.47', 'pd', 'pd=[20230601 TO 20230630]'],
    ['search-box.48', 'grant-pd', 'grant-pd=[20240301 TO 20240301]'],
    ['search-box.49', 'prd', 'prd=[20220101 TO 20221231]'],
    ['search-box.50', 'APCS', 'APCS=格致新能源公司'],
  ])('%s: the command %s searches its field', async (_, name, queryStr) => {
    expect((await fields()).map(({ code }) => code)).toContain(name)
    expect(await found('search', { filter: { queryStr } })).toEqual(['CN101000001A'])
    const elsewhere = queryStr.replace(
      /[=(].*/u,
      name === 'ad' || name === 'pd' || name.endsWith('pd') || name === 'prd' ? '=[19000101 TO 19001231]' : '=(不存在的词语)',
    )
    expect(await found('search', { filter: { queryStr: elsewhere } })).toEqual([])
  })

  it('search-box.51: a range of days takes both ends', async () => {
    const from = (queryStr: string) => found('search', { filter: { queryStr } })
    expect(await from('ad=[20230101 TO 20231231]')).toEqual(['CN101000001A'])
    expect(await from('ad=[20230115 TO 20230115]')).toEqual(['CN101000001A'])
    expect(await from('ad=[20230116 TO 20231231]')).toEqual([])
  })
})

describe('validate/v', async () => {
  const { post } = await buildTestApp({ records: RECORDS })
  const check = async (body: object) => (await post<QueryCheck>('/api/search/validate/v', body)).data

  it('advanced.03: reports errors with their positions, and describes the query', async () => {
    const wrong = await check({ queryStr: 'TI=(石墨烯 AND' })
    expect(wrong).toMatchObject({ valid: false, formatted: null, counts: null })
    expect(wrong.diagnostics.map(({ severity, start }) => [severity, start])).toContainEqual(['error', 3])
    expect(await check({ queryStr: 'ti:石墨烯 and ad>=2023' })).toMatchObject({
      valid: true,
      formatted: 'TI=石墨烯 AND ad>=2023',
      counts: null,
    })
  })

  it('counts the query and each clause with its position, if requested', async () => {
    const { counts } = await check({ queryStr: 'TI=石墨烯 AND country=CN', counts: true })
    expect(counts).toEqual({
      total: 1,
      totalRelation: 'eq',
      clauses: [
        { text: 'TI=石墨烯', start: 0, end: 6, total: 1, totalRelation: 'eq' },
        { text: 'country=CN', start: 11, end: 21, total: 2, totalRelation: 'eq' },
      ],
    })
    expect((await check({ queryStr: 'TI=(', counts: true })).counts).toBeNull()
  })

  it('counts the words of a field one by one, at their places', async () => {
    const { counts } = await check({ queryStr: 'TI=(石墨烯 OR 椅子)', counts: true })
    expect(counts?.clauses.map(({ text, start, end, total }) => [text, start, end, total])).toEqual([
      ['TI=石墨烯', 4, 7, 1],
      ['TI=椅子', 11, 13, 1],
    ])
  })
})
