import { buffer } from 'node:stream/consumers'
import { read, utils } from '@e965/xlsx'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Cell, Table } from '../tables/table.ts'
import { COLUMNS, CountedRows, tableOf } from '../testing/sample-table.ts'
import { columnLetters } from './column-letters.ts'
import { writeXlsx, writeXlsxSheets } from './write-xlsx.ts'

async function readBack(table: Table): Promise<{ name: string; rows: unknown[][]; sheet: string; workbook: string }> {
  const bytes = await buffer(writeXlsx(table))
  const book = read(bytes, { UTC: true, cellDates: true })
  const [name = ''] = book.SheetNames
  const parts = unzipSync(bytes)
  return {
    name,
    rows: utils.sheet_to_json(book.Sheets[name]!, { header: 1, UTC: true }),
    sheet: strFromU8(parts['xl/worksheets/sheet1.xml']!),
    workbook: strFromU8(parts['xl/workbook.xml']!),
  }
}

describe('xlsx', () => {
  it('has typed cells that another program reads back', async () => {
    const rows: Cell[][] = [
      ['一种 <装置> & "方法"', 3, '2024-02-29', null],
      ['=1+1', -2.5, '1890-05-20', 'two\r\nlines'],
      ['_x000D_ and _x41', 'about 3', '2024-02-30', '𠮷\u0007'],
      ['长'.repeat(40_000), 0, null, ''],
    ]
    const { name, rows: back } = await readBack(tableOf(rows, '检索结果/2024'))
    expect(name).toBe('检索结果 2024')
    expect(back).toEqual([
      COLUMNS.map(({ title }) => title),
      ['一种 <装置> & "方法"', 3, new Date('2024-02-29')],
      ['=1+1', -2.5, '1890-05-20', 'two\nlines'],
      ['_x000D_ and _x41', 'about 3', '2024-02-30', '𠮷'],
      [`${'长'.repeat(32_766)}…`, 0],
    ])
  })

  it('has a frozen bold row of titles and filters over all rows', async () => {
    const { sheet, workbook } = await readBack(tableOf(new CountedRows(300)))
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(sheet).toContain('<c r="A1" s="1" t="inlineStr">')
    expect(sheet).toContain('<col min="1" max="1" width="40" customWidth="1"/>')
    expect(sheet).toContain('<autoFilter ref="A1:D301"/>')
    expect(workbook).toContain("'检索结果'!$A$1:$D$301")
  })

  it('can be without rows and columns', async () => {
    expect((await readBack(tableOf([]))).rows).toEqual([COLUMNS.map(({ title }) => title)])
    expect((await readBack({ title: '', columns: [], rows: [] })).rows).toEqual([])
  })

  it('can have a sheet for each of several tables, each with a name of its own', async () => {
    const tables = ['趋势', '趋势', '国家/地区'].map((title, index) => ({
      title,
      columns: COLUMNS,
      rows: [[`第 ${index} 表`, index, null, null]],
    }))
    const bytes = await buffer(writeXlsxSheets('报告', tables))
    const book = read(bytes, { UTC: true })
    expect(book.SheetNames).toEqual(['趋势', '趋势 (2)', '国家 地区'])
    const second = book.SheetNames.map((name) => utils.sheet_to_json<unknown[]>(book.Sheets[name]!, { header: 1 })[1])
    expect(second).toEqual([
      ['第 0 表', 0],
      ['第 1 表', 1],
      ['第 2 表', 2],
    ])
    expect(strFromU8(unzipSync(bytes)['xl/workbook.xml']!)).toContain('localSheetId="1" hidden="1">\'趋势 (2)\'!$A$1:$D$2')
  })

  it('names columns as spreadsheets do', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  })
})
