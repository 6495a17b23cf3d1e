import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnswerOf, Calls, Suggestions } from '@gezhi/contract'
import { COMPANY_KIND, type CompanyFacts, type CompanyRecord } from '@gezhi/records'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { aPatent } from '../testing/a-patent.ts'
import { aTrademark, trademarkEngine } from '../testing/a-trademark.ts'
import { aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { testEngineOf } from '../testing/test-engine.ts'
import { companyExport } from './company-export.ts'
import { companyAliasStore } from './company-alias-store.ts'
import { runCompanyCommand } from './company-commands.ts'

type Table = Calls['companies']
type List = AnswerOf<Table['searchCompanies']>
type Detail = AnswerOf<Table['getCompany']>

const CODE = '91440300MA5EXAMPX3'
const PARENT = 'HWUPKR0MPOU8FGXBT394'
const CHILD = '549300MH1CA06T7E7F09'

const company = (facts: CompanyFacts): CompanyRecord => ({ ...facts, source: { format: 'test' } })
const RECORDS: readonly CompanyRecord[] = [
  company({
    creditCode: CODE,
    names: [{ lang: 'zh', text: '深圳市苇舟机床工具有限公司' }],
    formerNames: ['深圳市芦荡工具厂'],
    shortName: '苇舟机床工具',
    status: 'active',
    province: '广东省',
    city: '深圳',
    address: '深圳市湖畔区纸鸢路1号',
    scope: '金属切削机床制造;测量仪器批发',
    founded: '20010203',
    capital: { text: '500(万元)', amount: 5_000_000, currency: 'CNY' },
    readings: ['shen zhen shi wei zhou ji chuang gong ju', 'wei zhou ji chuang gong ju'],
  }),
  company({
    lei: PARENT,
    leiRegistration: { status: 'LAPSED', renewal: '20191003' },
    names: [{ lang: 'en', text: 'Reed Holding (Asia) plc' }],
    status: 'active',
    country: 'GB',
    founded: '19990101',
  }),
  company({
    lei: CHILD,
    names: [{ lang: 'en', text: 'Reed Tools' }],
    country: 'DE',
    parents: [{ lei: PARENT, relation: 'direct', active: true }],
  }),
]

describe('companies', async () => {
  const { engine, drop: dropCompanies } = await testEngineOf(COMPANY_KIND, await mkdtemp(join(inject('testFolder'), 'companies-')), 1)
  afterAll(dropCompanies)
  await engine.write({ puts: RECORDS })
  const { engine: marks, drop } = await trademarkEngine([aTrademark({ owners: [{ name: 'REED HOLDING ASIA PUBLIC LIMITED COMPANY' }] })])
  const records = [
    aPatent({ publicationNumber: 'CN105000001A', applicants: [{ name: '深圳市苇舟机床工具有限公司' }, { name: 'WEIZHOU TOOLS' }] }),
    aPatent({ publicationNumber: 'CN105000002A', applicants: [{ name: 'Reed Holding Asia P.L.C.' }, { name: 'Reed Holding Europe plc' }] }),
  ]
  afterAll(drop)
  const test = await buildTestApp({ settings: { GEZHI_ACCESS: 'membership' }, records, engines: [engine, marks] })
  const { headers } = await aSession(test)
  const post = <Data>(path: string, body: object, as = headers) => test.post<Data>(`/api/${path}`, body, as)
  const found = async (queryStr: string) => (await post<List>('search/company/search', { queryStr })).data.list.map(({ name }) => name)

  it.each([
    '苇舟',
    '苇舟机床工具',
    '芦荡',
    'weizhou',
    'weizhoujichuang',
    'wzjc',
    'jichuang',
    'shenzhenshiweizhou',
    CODE,
    '纸鸢路',
    '测量仪器',
  ])('company.01, company.03: %s finds the company', async (query) => expect(await found(query)).toEqual(['深圳市苇舟机床工具有限公司']))

  it('company.03: the calls that search and read companies need a login, and none returns data without one', async () => {
    for (const name of [
      'search',
      'group',
      'dictList',
      'companyDetail',
      'getCompanyInfo',
      'companyDetailWithName',
      'linkNames',
      'suggest',
      'add',
    ])
      expect([name, (await post(`search/company/${name}`, {}, {} as never)).code]).toEqual([name, 401])
  })

  it('company.03: groups, dictionaries, one company by code, number and name', async () => {
    const groups = await post('search/company/group', { queryStr: 'NAME=reed OR 苇舟', field: 'status' })
    expect(groups.data).toEqual([{ value: 'active', name: '存续', count: 2 }])
    expect((await post('search/company/group', { queryStr: '苇舟', field: 'nothing' })).code).toBe(400)
    const dictionaries = await post<AnswerOf<Table['listCompanyDictionaries']>>('search/company/dictList', {})
    expect(dictionaries.data.status[0]).toEqual({ value: 'active', name: '存续' })
    const byCode = await post<Detail>('search/company/companyDetail', { id: CODE.toLowerCase() })
    expect(byCode.data).toMatchObject({ name: '深圳市苇舟机床工具有限公司', capital: { amount: 5_000_000 } })
    const byFormer = await post('search/company/getCompanyInfo', { name: '深圳市芦荡工具厂' })
    expect(byFormer.data).toMatchObject({ id: CODE })
    const byWidth = await post('search/company/companyDetailWithName', { name: 'Reed Holding （Asia） plc' })
    expect(byWidth.data).toMatchObject({ lei: PARENT, lei_registration: { status: 'LAPSED', renewal: '20191003' } })
    expect(await post('search/company/companyDetail', { id: 'nothing' })).toMatchObject({ code: 404, data: { error: 'COMPANY_NOT_FOUND' } })
  })

  it('names complete a typed text, in characters and in pinyin', async () => {
    const suggested = async (word: string) =>
      (await post<Suggestions>('search/company/suggest', { word })).data.normalWordList.map(({ name }) => name)
    expect(await suggested('苇舟')).toEqual(['深圳市苇舟机床工具有限公司'])
    expect(await suggested('shenzhenshiwei')).toEqual(['深圳市苇舟机床工具有限公司'])
    expect(await suggested('reed')).toHaveLength(2)
    expect(await suggested('nothing')).toEqual([])
  })

  it('parents and children lead to each other', async () => {
    const parent = await post<Detail>('search/company/companyDetail', { id: PARENT })
    expect(parent.data.children).toEqual([{ id: CHILD, lei: CHILD, name: 'Reed Tools', country: 'DE', relation: 'direct', active: true }])
    const child = await post<Detail>('search/company/companyDetail', { id: CHILD })
    expect(child.data.parents).toMatchObject([{ id: PARENT, name: 'Reed Holding (Asia) plc', relation: 'direct' }])
  })

  it('linked names have their reasons, those that the operator adds included', async () => {
    const aliases = companyAliasStore(test.database)
    expect(await runCompanyCommand(aliases, ['company-alias', 'add', CODE, 'Weizhou Tools', 'annual report'])).toHaveLength(1)
    const { data } = await post<Detail>('search/company/companyDetail', { id: CODE })
    expect(data.linked_names).toEqual([
      { name: '深圳市苇舟机床工具有限公司', reason: 'name', note: null },
      { name: '深圳市芦荡工具厂', reason: 'former', note: null },
      { name: 'Weizhou Tools', reason: 'alias', note: 'annual report' },
      { name: 'WEIZHOU TOOLS', reason: 'writing', note: null },
    ])
    const linked = await post<AnswerOf<Table['linkCompanies']>>('search/company/linkNames', { names: ['WEIZHOU TOOLS', 'unknown'] })
    expect(linked.data).toEqual([
      { name: 'WEIZHOU TOOLS', companies: [{ id: CODE, name: '深圳市苇舟机床工具有限公司', reason: 'alias', note: 'annual report' }] },
    ])
    await runCompanyCommand(aliases, ['company-alias', 'remove', CODE, 'Weizhou Tools'])
    expect(await aliases.list()).toEqual([])
    await expect(runCompanyCommand(aliases, ['company-alias', 'remove', CODE, 'Weizhou Tools'])).rejects.toThrow('No such linked name')
  })

  it('spellings by which patents and marks have its names are linked, those of other companies are not', async () => {
    const { data } = await post<Detail>('search/company/companyDetail', { id: PARENT })
    expect(data.linked_names).toEqual([
      { name: 'Reed Holding (Asia) plc', reason: 'name', note: null },
      { name: 'Reed Holding Asia P.L.C.', reason: 'writing', note: null },
      { name: 'REED HOLDING ASIA PUBLIC LIMITED COMPANY', reason: 'writing', note: null },
    ])
  })

  it.each([
    ['深圳市苇舟机床工具有限公司', CODE, 'name'],
    ['深圳市芦荡工具厂', CODE, 'former'],
    ['深圳市葦舟機床工具有限公司', CODE, 'writing'],
    ['REED HOLDING ASIA PUBLIC LIMITED COMPANY', PARENT, 'writing'],
    ['REED TOOLS', CHILD, 'writing'],
  ])('the name %s of an applicant leads to its company with the reason', async (name, id, reason) => {
    const { data } = await post<AnswerOf<Table['linkCompanies']>>('search/company/linkNames', { names: [name, 'Reed Holding Europe plc'] })
    expect(data).toMatchObject([{ name, companies: [{ id, reason, note: null }] }])
  })

  it('company.02: searches and views are stored once, newest first, and belong to their user', async () => {
    const other = await aSession(test)
    const history = async (as = headers) =>
      (await post<AnswerOf<Table['listCompanyHistory']>>('user/company/listSearchHistory', {}, as)).data
    for (const body of [{ word: '苇舟' }, { companyId: CODE }, { word: '苇舟' }])
      expect((await post('search/company/add', body)).code).toBe(200)
    expect((await post('search/company/add', {})).code).toBe(400)
    expect((await post('search/company/add', { companyId: 'nothing' })).code).toBe(404)
    const { list, total } = await history()
    expect([total, list.map(({ word, companyId, name }) => [word, companyId, name])]).toEqual([
      2,
      [
        ['苇舟', null, null],
        [null, CODE, '深圳市苇舟机床工具有限公司'],
      ],
    ])
    expect(await history(other.headers)).toEqual({ list: [], total: 0 })
    const { id } = list[0]!
    expect(await post('user/company/deleteById', { id }, other.headers)).toMatchObject({ data: { error: 'COMPANY_HISTORY_NOT_FOUND' } })
    expect((await post('user/company/deleteById', { id })).data).toBe(true)
    expect((await history()).total).toBe(1)
    await post('user/company/deleteSearchHistory', {})
    expect((await history()).total).toBe(0)
  })

  it('follows.01: companies are followed by any of their numbers and listed', async () => {
    expect((await post('user/follow/follow', { type: 'company', code: CODE.toLowerCase() })).data).toBe(true)
    const list = await post('user/follow/companylist', {})
    expect(list.data).toMatchObject({ total: 1, list: [{ code: CODE, title: '深圳市苇舟机床工具有限公司', missing: false, changes: [] }] })
  })
})

it('the exported capital is that of the register, and its heading names no other unit', () => {
  const column = companyExport(() => ({}) as never).columns.find(({ code }) => code === 'capital')!
  expect(column.label).toEqual({ zh: '注册资本', en: 'Registered capital' })
  expect(column.value({ docId: CODE, record: RECORDS[0]! }, 'zh')).toBe('500(万元)')
})
