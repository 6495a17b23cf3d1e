import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PreValuation, StoredValuationRow, ValuationDetail, ValuationSummary, ValuedList, ValuedRow } from '@gezhi/contract'
import { readTable } from '@gezhi/imports'
import { DEFAULT_VALUATION_FORMULA } from '@gezhi/records'
import { describe, expect, it, onTestFinished } from 'vitest'
import { seedArticles } from '../content/seed-articles.ts'
import { newLog } from '../http/new-log.ts'
import { aPatent } from '../testing/a-patent.ts'
import { aProduct, aSession } from '../testing/an-account.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { runRulesCommand } from './rules-commands.ts'

const CLAIMS = [
  { lang: 'zh', number: 1, text: '一种电池，包括正极。', independent: true, parents: [] },
  { lang: 'zh', number: 2, text: '根据权利要求1所述的电池。', independent: false, parents: [1] },
]

describe('valuation', async () => {
  const strong = aPatent({
    title: '一种固态电池',
    publicationNumber: 'CN100900001B',
    applicationNumber: 'CN202000900001',
    kind: 'B',
    grantDate: '20210304',
    legalStatus: 'active',
    claims: CLAIMS,
    ipc: ['H01M4/36', 'C01B32/00'],
    applicants: [{ name: '甲电池有限公司' }],
    priorities: [{ number: 'US62000001', country: 'US', date: '20190102' }],
  })
  const member = aPatent({
    title: 'Solid battery',
    publicationNumber: 'US20200900001A1',
    applicationNumber: 'US16900001',
    office: 'US',
    kind: 'A1',
    priorities: [{ number: 'US62000001', country: 'US', date: '20190102' }],
  })
  const citing = Array.from({ length: 4 }, (_, i) =>
    aPatent({ title: `一种电池组 ${i}`, ipc: ['H01M10/05'], citations: [{ publicationNumber: 'CN100900001B' }] }),
  )
  const pumps = ['CN100900009A', 'CN100900009B'].map((publicationNumber, at) =>
    aPatent({
      title: '一种水泵',
      publicationNumber,
      publicationDate: `202${at}0901`,
      applicationNumber: 'CN201900900009',
      ipc: ['F04D1/00'],
      applicants: [{ name: '乙水泵有限公司' }],
    }),
  )
  const test = await buildTestApp({ records: [strong, member, ...citing, ...pumps], settings: { GEZHI_ACCESS: 'membership' } })
  const { user, headers } = await aSession(test)
  await aProduct(test, { userId: user.id })
  const ask = <Data>(name: string, body: object, as: Record<string, string> = headers) =>
    test.post<Data>(`/api/search/patentValuation/${name}`, body, as)
  const upload = async (rows: string, name = 'numbers.csv') => {
    const form = new FormData()
    form.set('file', new Blob([rows]), name)
    const encoded = new Response(form)
    return test.app.inject({
      method: 'POST',
      url: '/api/search/patentValuation/uploadFile',
      headers: { ...headers, 'content-type': encoded.headers.get('content-type')! },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
  }

  it('values facts that are given by the same rules as a patent, and stores nothing (R122)', async () => {
    const { data: patent } = await ask<ValuationDetail>('searchDetail', { id: 'CN100900001B' })
    const groups = ({ strategyValue, legalValue, technicalValue, marketValue }: PreValuation) =>
      [strategyValue, legalValue, technicalValue, marketValue].flatMap(({ scores }) => scores.flatMap((score) => score.facts))
    const facts = Object.fromEntries(groups(patent).flatMap(({ fact, value }) => (value === null ? [] : [[fact, value]])))
    const before = await ask<{ total: number }>('queryHistory', {})
    const { data: same } = await ask<PreValuation>('preEvaluate', { facts })
    expect([same.total, same.level, same.known]).toEqual([patent.total, patent.level, patent.known])
    const { data: more } = await ask<PreValuation>('preEvaluate', {
      facts: { ...facts, claims: 20, familyCountries: 5, dependentClaims: undefined },
    })
    expect(more.total).toBeGreaterThan(patent.total)
    const dependent = groups(more).find(({ fact }) => fact === 'dependentClaims')
    expect(dependent).toMatchObject({ value: 19, choices: null })
    expect(groups(more).find(({ fact }) => fact === 'examination')!.choices).toContainEqual({ code: 'pending', name: '尚未授权' })
    const { data: empty } = await ask<PreValuation>('preEvaluate', {})
    expect(empty).toMatchObject({ known: 0, version: patent.version })
    for (const wrong of [{ claims: -1 }, { claims: 'x' }, { legalStatus: 'none' }, { beauty: 3 }])
      expect(await ask('preEvaluate', { facts: wrong })).toMatchObject({ code: 400 })
    expect(await ask('preEvaluate', {}, {})).toMatchObject({ code: 401 })
    expect((await ask<{ total: number }>('queryHistory', {})).data.total).toBe(before.data.total)
  })

  it('gives the score tree of a patent, each score with its inputs and peers (valuation.26)', async () => {
    const { data } = await ask<ValuationDetail>('searchDetail', { id: 'cn 100900001 b' })
    const groups = [data.strategyValue, data.legalValue, data.technicalValue, data.marketValue]
    expect(groups.map(({ gaugeMax }) => gaugeMax)).toEqual([200, 80, 100, 100])
    const scores = groups.flatMap((group) => group.scores)
    expect(Object.fromEntries(scores.map(({ key, max }) => [key, max]))).toEqual({
      defensiveValue: 8,
      attackValue: 10,
      influenceValue: 8,
      legalStatus: 14,
      legalStability: 8,
      protectionRange: 14,
      citationIndex: 8,
      technicalOriginality: 8,
      patentEnforcement: 10,
      subjectOfRights: 4,
      technicalBreadth: 4,
      keyFactors: 4,
    })
    expect(scores.reduce((sum, { points }) => sum + points, 0)).toBe(data.total)
    const facts = Object.fromEntries(scores.flatMap((score) => score.facts.map(({ fact, text }) => [fact, text])))
    expect(facts).toMatchObject({ citingPatents: '4', familySize: '2', familyCountries: '2', claims: '2', citedPatents: '未知' })
    expect(data.peers).toMatchObject({ classCode: 'H01M', year: 2020, found: 5, compared: 4 })
    expect(scores.every(({ peers }) => peers !== null)).toBe(true)
    // The same again.
    const again = (await ask<ValuationDetail>('searchDetail', { id: 'CN100900001B' })).data
    expect({ ...again, time: '' }).toEqual({ ...data, time: '' })
  })

  it('writes a report and answers a link to it (valuation.21)', async () => {
    const { data: link } = await ask<string>('downloadPatentValuationReport', { id: 'CN100900001B' })
    const file = await test.app.inject({ method: 'GET', url: link, headers })
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('searches by five lists, a type of search and a text, 20 from 0 (valuation.01, valuation.02, valuation.03, valuation.04)', async () => {
    const { data } = await ask<ValuedList>('search', {})
    expect([data.total, data.list.length]).toEqual([8, 8])
    expect(data.groupList.map(({ field }) => field)).toEqual([
      'applicationYear',
      'legalStatusCode',
      'publicationType',
      'publicationYear',
      'patentValuationLevel',
    ])
    const totalOf = async (filter: object) => (await ask<ValuedList>('search', filter)).data.total
    expect(await totalOf({ textContent: '固态电池' })).toBe(1)
    expect(await totalOf({ textContent: '电池组', searchType: 'TITLE' })).toBe(4)
    expect(await totalOf({ textContent: '甲电池有限公司', searchType: 'APPLICANT' })).toBe(1)
    expect(await totalOf({ textContent: 'CN100900001B', searchType: 'NUMBER' })).toBe(1)
    expect(await totalOf({ legalStatusCode: ['active'], publicationType: ['B'] })).toBe(1)
    expect(await totalOf({ applicationYear: ['2020'], publicationYear: ['2019'] })).toBe(0)
    const levels = data.groupList.at(-1)!.list
    for (const { value, count } of levels) expect(await totalOf({ patentValuationLevel: [value] })).toBe(count)
    expect((await ask('search', { searchType: 'WRONG' })).code).toBe(400)
  })

  it('values an uploaded list: JSON if all rows are found, otherwise an xls of the others (valuation.22, valuation.23)', async () => {
    const good = await upload('number\nCN100900001B\nUS20200900001A1\n')
    expect(good.headers['content-type']).toContain('application/json')
    const { data } = good.json<{ data: { id: string; count: number } }>()
    expect(data.count).toBe(2)
    const { data: list } = await ask<ValuedList>('patents', { id: data.id })
    expect(list.list.map(({ publication_number: number }) => number)).toEqual(['CN100900001B', 'US20200900001A1'])

    const bad = await upload('number\nCN100900001B\nCN999999999B\n')
    expect(bad.headers['content-type']).toContain('application/vnd.ms-excel')
    expect(readTable(bad.rawPayload, 10).map((row) => row[1])).toEqual(['内容', 'CN999999999B'])
    const url = `/api/search/patentValuation/downloadErrorData?url=${String(bad.headers['download-code'])}`
    const again = await test.app.inject({ method: 'GET', url, headers })
    expect(again.rawPayload.equals(bad.rawPayload)).toBe(true)
    const unknown = await test.app.inject({ method: 'GET', url: url.slice(0, -22) + 'A'.repeat(22), headers })
    expect(unknown.statusCode).toBe(404)
  })

  it('names a file without signs that cannot be stored or reverse the text around them', async () => {
    const { statusCode } = await upload('number\nCN100900001B\n', 'a\0b\u202Egpj.csv')
    expect(statusCode).toBe(200)
    const { list } = (await ask<{ list: StoredValuationRow[] }>('queryHistory', { kind: 'file' })).data
    expect(list.map(({ title }) => title)).toContain('abgpj.csv')
  })

  it('values pasted numbers and the portfolio of a company, and summarizes them', async () => {
    const { data } = await ask<{ id: string; count: number; wrong: number }>('valueNumbers', {
      numberList: ['CN100900001B', 'nothing', citing[0]!.publicationNumber!],
    })
    expect(data).toMatchObject({ count: 2, wrong: 1 })
    expect((await ask('valueNumbers', { numberList: ['nothing'] })).message).toBe('没有可评估的专利')
    const { data: company } = await ask<{ id: string }>('valueCompany', { name: '甲电池有限公司' })
    const { data: summary } = await ask<ValuationSummary>('summary', { id: company.id })
    expect(summary).toMatchObject({ kind: 'portfolio', title: '甲电池有限公司', count: 1, found: 1, present: 1 })
    expect(summary.mean).toBe(summary.average)
    expect(summary.best.map(({ total }) => total)).toEqual([summary.mean])
    expect(summary.groups.reduce((sum, { max }) => sum + max, 0)).toBe(100)
    const { data: pumps } = await ask<{ id: string }>('valueCompany', { name: '乙水泵有限公司' })
    const { data: once } = await ask<ValuationSummary>('summary', { id: pumps.id })
    expect(once).toMatchObject({ count: 1, found: 1 })
    expect(once.best.map((row) => row.publication_number)).toEqual(['CN100900009B'])
    expect((await ask('valueCompany', { name: '没有这家公司' })).message).toBe('没有可评估的专利')
  })

  it('are kept in a history, compared with similar patents, and deleted (valuation.26)', async () => {
    const history = (await ask<{ list: StoredValuationRow[]; total: number }>('queryHistory', {})).data
    expect(new Set(history.list.map(({ kind }) => kind))).toEqual(new Set(['patent', 'file', 'list', 'portfolio']))
    const only = (await ask<{ list: StoredValuationRow[] }>('queryHistory', { kind: 'patent' })).data.list
    expect(only.map(({ title, count }) => [title, count])).toEqual([['CN100900001B', 1]])
    const similar = await ask<{ list: ValuedRow[] }>('similar', { id: citing[0]!.publicationNumber! })
    expect(similar.data.list.length).toBeGreaterThan(0)
    expect((await ask('del', { idList: [only[0]!.id] })).code).toBe(200)
    expect((await ask('del', { idList: [only[0]!.id] })).message).toBe('未找到该价值评估')
  })

  it('are limited a day for a free user, the same patent once, and hide other countries from them', async () => {
    const free = await aSession(test)
    const value = (id: string) => ask<{ error?: string }>('searchDetail', { id }, free.headers)
    for (const number of ['nothing', 'nothing else', 'CN999999999B', 'US20200900001A1'])
      expect((await ask('valueNumbers', { numberList: [number] }, free.headers)).data).toMatchObject({ error: 'VALUATION_EMPTY' })
    expect((await value('US20200900001A1')).data).toMatchObject({ error: 'PATENT_NOT_FOUND' })
    for (const id of ['CN100900001B', 'CN100900001B', citing[0]!.publicationNumber!, citing[1]!.publicationNumber!])
      expect((await value(id)).code).toBe(200)
    expect((await value(citing[2]!.publicationNumber!)).data).toMatchObject({ error: 'FREE_LIMIT' })
    const other = await aSession(test)
    const search = async (filter: object) => (await ask<{ error?: string }>('search', filter, other.headers)).data.error
    const filters = [{}, { from: 1 }, { applicationYear: ['2020'] }, { legalStatusCode: ['active'] }, { patentValuationLevel: ['C'] }]
    for (const filter of filters) expect(await search({ textContent: '电池', ...filter })).toBeUndefined()
    for (const searchType of ['TITLE', 'APPLICANT']) expect(await search({ textContent: '电池', searchType })).toBeUndefined()
    expect(await search({ textContent: '水泵' })).toBe('FREE_LIMIT')
  })
})

describe('rules of an operator', async () => {
  const record = aPatent({ legalStatus: 'active', claims: CLAIMS })
  const id = record.publicationNumber!
  const test = await buildTestApp({ records: [record], settings: { GEZHI_ACCESS: 'open' } })
  const { headers: operator } = await aSession(test, { role: 'operator' })
  const { headers: user } = await aSession(test)
  const ops = <Data>(name: string, body: object = {}) => test.post<Data>(`/api/search/patentValuation/rules/${name}`, body, operator)
  const value = async () => (await test.post<ValuationDetail>('/api/search/patentValuation/searchDetail', { id }, user)).data
  await seedArticles(test.database)
  const own = { ...DEFAULT_VALUATION_FORMULA, version: 'own-1', levels: { A: 20, B: 10, C: 5, D: 0 } }

  it('are previewed on patents before they count, and name every invalid part', async () => {
    const before = await value()
    const preview = await ops<{ list: object[]; missing: string[] }>('preview', { formula: own, numberList: [id, 'CN999999999B'] })
    const scores = { before: { total: before.total, level: before.level }, after: { total: before.total, level: 'A' } }
    expect(preview.data).toEqual({ list: [{ id, number: id, title: expect.any(String) as string, ...scores }], missing: ['CN999999999B'] })
    expect((await ops<{ list: object[] }>('preview', { formula: own })).data.list.length).toBe(1)
    expect((await value()).version).toBe(DEFAULT_VALUATION_FORMULA.version)
    const wrong = structuredClone(own) as unknown as { levels: Record<string, number>; scores: Record<string, object[]> }
    wrong.levels['B'] = 30
    wrong.scores['keyFactors']!.pop()
    const { data } = await ops<{ faults: object[] }>('publish', { formula: wrong, reason: '测试' })
    expect(data.faults).toEqual([
      { field: 'formula.levels.B', message: '不得高于上一级的 20' },
      { field: 'formula.scores.keyFactors', message: '各项数据的最高分之和为 3，须为 4' },
    ])
  })

  it('compute and are shown in help as soon as they are published as a new version with a reason', async () => {
    expect((await ops('publish', { formula: own, reason: ' ' })).data).toMatchObject({ error: 'INVALID_INPUT', field: 'reason' })
    expect((await ops('publish', { formula: own, reason: '提高  级别' })).data).toBe(true)
    expect((await ops('publish', { formula: own, reason: '再次' })).data).toMatchObject({ error: 'VALUATION_VERSION_TAKEN' })
    const builtIn = { ...own, version: DEFAULT_VALUATION_FORMULA.version }
    expect((await ops('publish', { formula: builtIn, reason: '再次' })).data).toMatchObject({ error: 'VALUATION_VERSION_TAKEN' })
    expect(await value()).toMatchObject({ version: 'own-1', level: 'A' })
    for (const lang of ['zh', 'en']) {
      const help = await test.post<{ content: string }>('/api/news/helpCenter/get', { id: '23' }, { 'accept-language': lang })
      expect(help.data.content).toContain('own-1')
      expect(help.data.content).toContain('<td>B</td><td>10 ≤ … &lt; 20</td>')
    }
    const { data } = await ops<{ list: { reason: string; publishTime: string }[]; total: number }>('list')
    expect(data).toMatchObject({
      total: 2,
      list: [
        { version: 'own-1', reason: '提高 级别', current: true },
        { version: DEFAULT_VALUATION_FORMULA.version, reason: null, publishTime: null, current: false },
      ],
    })
    expect((await ops('get')).data).toEqual(own)
    expect((await ops('get', { version: DEFAULT_VALUATION_FORMULA.version })).data).toEqual(DEFAULT_VALUATION_FORMULA)
    expect((await ops('get', { version: 'none' })).data).toMatchObject({ error: 'VALUATION_VERSION_NOT_FOUND' })
  })

  it('are printed and published on the command line too', async () => {
    const rules = test.service('valuation').rules
    const run = (args: string[]) => runRulesCommand(rules, args, { id: null, log: newLog('silent') })
    const folder = await mkdtemp(join(tmpdir(), 'gezhi-rules-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = join(folder, 'rules.json')
    const [printed] = (await run(['valuation-rules']))!
    expect(JSON.parse(printed!)).toEqual(own)
    await writeFile(file, JSON.stringify({ ...own, version: 'own-2' }))
    expect(await run(['valuation-rules', 'publish', file, 'by', 'command'])).toEqual(['own-2 published / 已发布'])
    expect((await value()).version).toBe('own-2')
    await expect(run(['valuation-rules', 'publish', file, 'again'])).rejects.toThrow('VALUATION_VERSION_TAKEN')
    await expect(run(['valuation-rules', 'publish', file])).rejects.toThrow('REASON')
  })
})
