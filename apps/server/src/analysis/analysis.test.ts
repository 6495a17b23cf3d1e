import { read, utils } from '@e965/xlsx'
import type { Analysis, CatalogueChart, CountTable } from '@gezhi/contract'
import { demoPatents } from '@gezhi/imports/demo'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import { describe, expect, it } from 'vitest'
import { aSession } from '../testing/an-account.ts'
import { aPatent } from '../testing/a-patent.ts'
import { buildTestApp } from '../testing/build-test-app.ts'
import { expectWhiteSpots } from './testing/expect-white-spots.ts'
import { expectedRows } from './testing/expected-rows.ts'

const at = (name: string) => `/api/search/analyse/${name}`
const RECORDS = [...demoPatents({ seed: 27, count: 400, withoutDescription: true })]
const APPLICANT = PATENT_KIND.fields.byFacet('applicant_patentee.original.name')!
/** A query that finds every record. */
const ALL = 'pd=[19000101 TO 20991231]'
const frequent = (records: readonly PatentRecord[]) => {
  const counts = new Map<string, number>()
  for (const record of records)
    for (const name of new Set(APPLICANT.values?.(record) ?? [])) counts.set(String(name), (counts.get(String(name)) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
}

describe('analyses', async () => {
  const test = await buildTestApp({ records: RECORDS, now: () => Date.parse('2026-07-01T00:00:00Z') })
  const { headers } = await aSession(test)
  const ask = <Data>(path: string, request: object, by = headers) => test.post<Data>(path, request, by)
  const charts = (await ask<CatalogueChart[]>('/api/search/report/listAnalyseReportType', {})).data
  const applicantList = frequent(RECORDS).slice(0, 3)

  it('need a login', async () => {
    for (const path of [at('countTable'), at('parentAnalyse'), at('analyseExport'), '/api/search/report/listAnalyseReportType'])
      expect((await test.post(path, {})).code, path).toBe(401)
  })

  it('reports.02, reports.03, reports.04, reports.05, reports.06, reports.07, reports.08, reports.09, G161: the catalogue has p-, e- and j-codes by category', async () => {
    const of = async (category: number) =>
      (await ask<CatalogueChart[]>('/api/search/report/listAnalyseReportType', { category })).data.map(({ code }) => code)
    expect((await of(0)).every((code, index) => code === `p${String(index + 1).padStart(2, '0')}`)).toBe(true)
    expect((await of(0)).length).toBeGreaterThanOrEqual(20)
    expect((await of(1)).every((code) => code.startsWith('e'))).toBe(true)
    expect((await of(1)).length).toBeGreaterThanOrEqual(20)
    expect((await of(2)).every((code) => code.startsWith('j'))).toBe(true)
    expect((await of(2)).length).toBeGreaterThanOrEqual(20)
    expect(await of(3)).toEqual([...(await of(0)), ...(await of(1)), ...(await of(2))])
    for (const chart of charts) {
      expect(chart.chartTypeList.length, chart.code).toBeGreaterThan(1)
      expect(chart.columnNames, chart.code).toHaveLength(chart.columnList.length)
      expect(chart.description, chart.code).not.toBe('')
    }
    expect(new Set(charts.map(({ type }) => type)).size).toBe(charts.length)
    // reports.10, reports.11: every kind and every column is used.
    expect(new Set(charts.flatMap(({ chartTypeList }) => chartTypeList)).size).toBe(11)
    expect(new Set(charts.flatMap(({ columnList }) => columnList)).size).toBe(18)
  })

  it('white spots are counted in texts; a filter over a text narrows to a word of them', async () => {
    const { data } = await ask<Analysis>(at('parentAnalyse'), { type: 'p29', queryStr: 'country=CN', size: 4 })
    const records = RECORDS.filter(({ office }) => office === 'CN')
    expect([data.total, data.complete, data.field, data.columnField]).toEqual([records.length, true, 'TIABC', 'TIABC'])
    expect(new Set(data.list.map(({ value }) => value)).size).toBe(4)
    expectWhiteSpots(data.list, records)
    const { value, column, count } = data.list.find((row) => (row.count ?? 0) > 0)!
    const filterItems = [value, column].map((word) => ({ field: 'TIABC', valueList: [word] }))
    const list = await ask<{ total: number }>('/api/search/ts/search', { filter: { queryStr: 'country=CN' }, filterItems })
    expect(list.data.total).toBe(count)
    expect((await ask<Analysis>(at('parentAnalyse'), { type: 'p29', queryStr: 'pn=CN0' })).data.list).toEqual([])
  })

  it.each(charts.flatMap(({ code }) => (code === 'p29' ? [] : [[code]])))(
    'reports.13, reports.14, reports.21: %s has the figures of an independent count',
    async (code) => {
      const chart = charts.find((one) => one.code === code)!
      for (const queryStr of [ALL, 'country=CN OR country=US']) {
        const request = { type: chart.type, queryStr, applicantList }
        const { data } = await ask<Analysis>(at('parentAnalyse'), request)
        const records = queryStr === ALL ? RECORDS : RECORDS.filter(({ office }) => office === 'CN' || office === 'US')
        const expected = expectedRows(code, records, { applicants: applicantList, year: 2026 })
        expect(data.total).toBe(expected.total)
        expect(data.complete).toBe(true)
        expect(data.list.map(({ name: _name, columnName: _columnName, companyName: _companyName, ...row }) => row)).toEqual(expected.rows)
        expect((await ask<Analysis>(at('parentAnalyse'), { ...request, type: code })).data).toEqual(data)
      }
    },
  )

  it('reports.17: count applicant groups in place of their applicants', async () => {
    const by = (await aSession(test)).headers
    const names = frequent(RECORDS)
    const made = async (name: string, own: readonly string[]) => {
      const group = { name, companyList: own.map((one) => ({ name: one })) }
      return { value: `group:${(await ask<{ id: string }>('/api/search/ag/add', group, by)).data.id}`, name, own }
    }
    const groups = [await made('第一组', [names[0]!, names[3]!]), await made('第二组', names.slice(4, 9))]
    const grouped = RECORDS.map((record): PatentRecord => ({
      ...record,
      applicants: (record.applicants ?? []).map((one) => ({
        ...one,
        name: groups.find(({ own }) => own.includes(one.name))?.value ?? one.name,
      })),
    }))
    const compared = ['第一组', names[1]!, names[2]!]
    for (const { code } of charts.filter(({ hasGroups }) => hasGroups)) {
      const request = { type: code, queryStr: ALL, applicantList: compared, byGroup: true }
      const { data } = await ask<Analysis>(at('parentAnalyse'), request, by)
      const expected = expectedRows(code, grouped, { applicants: [groups[0]!.value, ...compared.slice(1)], year: 2026 })
      const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted()
      expect(data.complete, code).toBe(true)
      expect(sorted(data.list.map(({ name: _name, columnName: _columnName, companyName: _companyName, ...row }) => row)), code).toEqual(
        sorted(expected.rows),
      )
      if (code === 'p13') expect(data.list[0]!.name).toBe('第二组')
    }
  })

  it('reports.14: the chart of new entrants uses the last five years, of all applications of an applicant', async () => {
    const entrants = await buildTestApp({
      records: [
        ['A', 2022],
        ['A', 2025],
        ['B', 2021],
        ['B', 2026],
        ['C', 2026],
        ['D', undefined],
      ].map(([name, year]) =>
        aPatent({ applicants: [{ name: String(name) }], ...(year !== undefined && { applicationDate: `${year}0102` }) }),
      ),
      now: () => Date.parse('2026-07-01T00:00:00Z'),
    })
    const session = await aSession(entrants)
    const { data } = await entrants.post<Analysis>(at('parentAnalyse'), { type: 'new_entrant_analyse', queryStr: ALL }, session.headers)
    expect(data).toMatchObject({ total: 6, complete: true })
    expect(data.list.map(({ value, year, count, rank }) => [value, year, count, rank])).toEqual([
      ['A', '2022', 2, 1],
      ['C', '2026', 1, 2],
    ])
  })

  it('classification.01: an analysis by IPC has the levels section, class and subgroup', async () => {
    for (const level of ['class_ipc.section', 'class_ipc.cla_ss', 'class_ipc.classification']) {
      const { data } = await ask<Analysis>(at('parentAnalyse'), { type: 'ipc_analyse', queryStr: ALL, level })
      expect(data.field).toBe(level)
      expect(data.list.map(({ name: _name, ...row }) => row)).toEqual(
        expectedRows('p08', RECORDS, { applicants: [], year: 2026, field: level }).rows,
      )
    }
    expect(await ask(at('parentAnalyse'), { type: 'cpc_analyse', queryStr: ALL, level: 'class_ipc.section' })).toMatchObject({ code: 400 })
    expect(await ask(at('parentAnalyse'), { type: 'ipc_analyse', queryStr: ALL, level: 'x' })).toMatchObject({ code: 400 })
  })

  it('count a list with its own request, filters and rights', async () => {
    const rows = { field: 'country', count: 5 }
    const list = { call: 'searchPatents', request: { filter: { queryStr: ALL }, filterItems: [{ field: 'country', valueList: ['CN'] }] } }
    const { data } = await ask<CountTable>(at('countTable'), { list, rows, columns: { field: 'legal_status', count: 9 } })
    const chinese = RECORDS.filter(({ office }) => office === 'CN')
    expect(data).toMatchObject({ total: chinese.length, totalRelation: 'eq', complete: true, documents: RECORDS.length })
    expect(data.rows).toEqual([{ value: 'CN', name: '中国', count: chinese.length, ratio: 100 }])
    for (const [index, { value }] of data.columns.entries())
      expect(data.counts[0]![index], value).toBe(chinese.filter(({ legalStatus }) => legalStatus === value).length)
    const families = await ask<CountTable>(at('countTable'), { rows, queryStr: ALL, measure: 'family' })
    expect(families.data.total).toBeLessThanOrEqual(RECORDS.length)
  })

  it('name what is wrong with a request', async () => {
    const rows = { field: 'country' }
    const list = { call: 'searchPatents', request: { filter: { queryStr: '(' } } }
    for (const [request, message] of [
      [{ queryStr: ALL, rows: { field: 'nothing' } }, 'nothing'],
      [{ rows, queryStr: ALL, kind: 'nothing' }, '类型为“nothing”的数据不能统计'],
      [{ rows, list: { call: 'listFollows', request: {} } }, '列表“listFollows”不能统计'],
      [{ rows, list, queryStr: 'a' }, 'list'],
      [{ rows }, 'list'],
      [{ rows, list }, '括号未闭合'],
      [{ rows, queryStr: ALL, measure: 'nothing' }, 'collapse'],
      [{ rows, queryStr: ALL, columns: rows, measure: 'family' }, 'measure'],
    ] as const) {
      const { code, message: answer } = await ask(at('countTable'), request)
      expect([code, answer]).toEqual([400, expect.stringContaining(message)])
    }
    expect(await ask(at('parentAnalyse'), { type: 'p99', queryStr: ALL })).toMatchObject({ code: 400, message: '没有图表“p99”' })
    expect((await ask(at('parentAnalyse'), { type: 'j01', queryStr: ALL, applicantList: applicantList.slice(1, 2) })).message).toContain(
      '至少 2 个申请人',
    )
  })

  it('G160: are exported as pictures, slides and documents', { timeout: 60_000 }, async () => {
    const starts = { png: '89504e47', svg: '3c737667', pptx: '504b0304', pdf: '25504446' }
    for (const [fileType, start] of Object.entries(starts)) {
      const { fileName } = (
        await ask<{ fileName: string }>(at('analyseExport'), { type: 'p01', queryStr: ALL, fileType, chartType: 'line' })
      ).data
      const { rawPayload } = await test.app.inject({ method: 'GET', url: `${at('downAnalyseFile')}?fileName=${fileName}`, headers })
      expect(rawPayload.subarray(0, 4).toString('hex'), fileType).toBe(start)
    }
    expect((await ask(at('analyseExport'), { type: 'p01', queryStr: ALL, chartType: 'graph' })).message).toContain('chartType')
  })

  it('reports.15, reports.12: are exported and downloaded by name, only by their user', async () => {
    const request = { type: 'country_analyse', queryStr: ALL, columnList: ['resCountry', 'count', 'ratio'] }
    const { fileName } = (await ask<{ fileName: string }>(at('analyseExport'), request)).data
    const download = (by: Record<string, string>, name = fileName) =>
      test.app.inject({ method: 'GET', url: `${at('downAnalyseFile')}?fileName=${encodeURIComponent(name)}`, headers: by })
    const { Sheets, SheetNames } = read((await download(headers)).rawPayload)
    const rows = utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0]!]!, { header: 1 })
    expect(rows[0]).toEqual(['国家/地区', '数量', '占比 (%)'])
    const { rows: expected } = expectedRows('p10', RECORDS, { applicants: [], year: 2026 })
    expect(rows.slice(1)).toEqual(expected.map(({ resCountry, count, ratio }) => [resCountry, count, ratio]))
    const other = await aSession(test)
    for (const [by, name] of [
      [other.headers, fileName],
      [headers, '../x'],
      [headers, fileName.replace('xlsx', 'exe')],
    ] as const)
      expect((await download(by, name)).json().data.error, name).toBe('ANALYSIS_FILE_NOT_FOUND')
  })
})
