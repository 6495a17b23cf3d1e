import { read, utils } from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cell } from '../tables/table.ts'
import { COLUMNS, CountedRows, tableOf } from '../testing/sample-table.ts'
import { MAX_XLS_ROWS, writeXls } from './write-xls.ts'

const TITLES = COLUMNS.map(({ title }) => title)

function rowsOf(bytes: Buffer): unknown[][] {
  const book = read(bytes, { UTC: true, cellDates: true })
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0]!]!, { header: 1, UTC: true })
}

describe('xls', () => {
  it('has typed cells that another program reads back', async () => {
    const bytes = await writeXls(
      tableOf(
        [
          ['一种 <装置> & "方法"', 3, '2024-02-29', null],
          ['=1+1', -2.5, '1890-05-20', 'two\r\nlines'],
          ['é latin', 'about 3', '2024-02-30', '𠮷\u0007'],
        ],
        '检索结果/2024',
      ),
    )
    expect(read(bytes).SheetNames).toEqual(['检索结果 2024'])
    expect(rowsOf(bytes)).toEqual([
      TITLES,
      ['一种 <装置> & "方法"', 3, new Date('2024-02-29')],
      ['=1+1', -2.5, '1890-05-20', 'two\nlines'],
      ['é latin', 'about 3', '2024-02-30', '𠮷'],
    ])
  })

  it('has long texts whole, wherever a record ends in them', async () => {
    const rows: Cell[][] = Array.from({ length: 40 }, (_, index) => [
      '𠮷'.repeat(4000 + index),
      null,
      null,
      index % 2 === 0 ? 'x'.repeat(8000 + index * 10) : `长${'文'.repeat(40_000)}`,
    ])
    const [, ...back] = rowsOf(await writeXls(tableOf(rows)))
    expect(back.map(([title]) => title)).toEqual(rows.map(([title]) => title))
    expect(back.map(({ 3: text }) => text)).toEqual(
      rows.map(({ 3: text }) => (String(text).length > 32_767 ? `长${'文'.repeat(32_765)}…` : text)),
    )
  })

  it('has any texts', async () => {
    const text = fc.string({ minLength: 1, maxLength: 3000, unit: fc.constantFrom('a', 'é', '文', '𠮷') })
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 30 }), async (texts) => {
        expect(rowsOf(await writeXls(tableOf(texts.map((one) => [one])))).slice(1)).toEqual(texts.map((one) => [one]))
      }),
      { numRuns: 50 },
    )
  })

  it('has as many rows as allowed', async () => {
    const back = rowsOf(await writeXls(tableOf(new CountedRows(MAX_XLS_ROWS))))
    expect(back).toHaveLength(MAX_XLS_ROWS + 1)
    expect(back.at(-1)!.slice(0, 2)).toEqual([`第 ${MAX_XLS_ROWS - 1} 行`, MAX_XLS_ROWS])
  })

  it('is rejected with more rows, and closes their source', async () => {
    const rows = new CountedRows(MAX_XLS_ROWS + 10)
    await expect(writeXls(tableOf(rows))).rejects.toThrow(RangeError)
    expect(rows.read).toBe(MAX_XLS_ROWS + 1)
    expect(rows.isClosed).toBe(true)
  })

  it('can be without rows', async () => {
    expect(rowsOf(await writeXls(tableOf([])))).toEqual([TITLES])
  })
})
