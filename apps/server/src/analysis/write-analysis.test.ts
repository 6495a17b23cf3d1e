import { describe, expect, it } from 'vitest'
import { analyser, chartOf } from './analyser.ts'
import type { Counted } from './counted-selection.ts'
import { analysisTable, NOTES } from './write-analysis.ts'

const list = [{ value: 'H01M', name: 'H01M', count: 30 }]

/** A chart of IPC classes over what a count returned. */
function analysed(count: Pick<Counted, 'total' | 'totalRelation'>) {
  const counted: Counted = {
    ...count,
    groupList: [{ field: 'class_ipc', name: 'IPC', list, timedOut: false }] as unknown as Counted['groupList'],
    tableList: [],
    complete: count.totalRelation === 'eq',
    version: 7,
    documents: 100,
  }
  const analyse = analyser({ count: () => Promise.resolve(counted), sample: () => Promise.resolve([]), now: () => 0 })
  return analyse({ type: 'ipc_analyse', queryStr: 'TI=电池' }, { language: 'zh' } as never)
}

describe('a count that ran out of time', () => {
  it('is noted with how far it came, without shares', async () => {
    const analysis = await analysed({ total: 40, totalRelation: 'gte' })
    expect(analysis).toMatchObject({ total: 40, totalComplete: false, complete: false })
    expect(analysis.list).toEqual([{ ...list[0], rank: 1 }])
    expect(NOTES.zh(analysis)).toBe('至少 40 件文献（未统计完），统计时间 1970-01-01 08:00:00，数据版本 7')
    expect(NOTES.en(analysis)).toBe('At least 40 records (not all counted), counted 1970-01-01 08:00:00, data version 7')
  })

  it('is no count of 0', async () => {
    const analysis = await analysed({ total: 0, totalRelation: 'gte' })
    expect(NOTES.zh(analysis)).toBe('文献总数未统计完，统计时间 1970-01-01 08:00:00，数据版本 7')
    // Figures stored by earlier versions.
    const { totalComplete: _complete, ...stored } = analysis
    expect(NOTES.en(stored)).toBe('Number of records not counted in time, counted 1970-01-01 08:00:00, data version 7')
  })

  it('differs from an exact count', async () => {
    const analysis = await analysed({ total: 40, totalRelation: 'eq' })
    expect(analysis.list).toEqual([{ ...list[0], rank: 1, ratio: 75 }])
    expect(NOTES.zh(analysis)).toBe('共 40 件文献，统计时间 1970-01-01 08:00:00，数据版本 7')
  })
})

it('puts what is counted with a value beside it, and a company once', async () => {
  const pairs = [{ value: '甲公司', name: '甲公司', companyName: '甲公司', column: '乙公司', columnName: '乙公司', count: 3 }]
  const analysis = { ...(await analysed({ total: 40, totalRelation: 'eq' })), columnField: 'applicant', list: pairs }
  const chart = chartOf('cooperation_analyse')
  const { columns, rows } = analysisTable(analysis, { chart, columns: chart.columns, language: 'zh' })
  expect(columns.map(({ title }) => title)).toEqual(['企业名称', '统计项', '数量'])
  expect(rows).toEqual([['甲公司', '乙公司', 3]])
})
