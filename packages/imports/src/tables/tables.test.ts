import { utils, write } from '@e965/xlsx'
import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { DamagedFile } from '../pipeline/damaged-file.ts'
import { readTableInThread } from './read-table-in-thread.ts'
import { readTable } from './read-table.ts'
import { writeXls } from './write-xls.ts'

const ROWS = [
  ['公开号', '说明'],
  ['CN103399241B', '一种装置'],
  ['US 7,654,321 B2', '"quoted", twice'],
]

function workbook(bookType: 'xlsx' | 'xlsm' | 'biff8', rows: unknown[][] = ROWS): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([]), 'empty')
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'list')
  return write(book, { type: 'buffer', bookType }) as Buffer
}

/** A workbook whose rows all refer to the same text, which it stores once. */
function sharedText(text: string, rows: number): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['text']]), 'list')
  const members = unzipSync(write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true }) as Buffer)
  const name = 'xl/worksheets/sheet1.xml'
  const cells = Array.from({ length: rows }, (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>0</v></c></row>`)
  const sheet = strFromU8(members[name]!)
    .replace(/<dimension[^>]*>/, '')
    .replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${cells.join('')}</sheetData>`)
  const texts = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>${text}</t></si></sst>`
  return Buffer.from(zipSync({ ...members, [name]: strToU8(sheet), 'xl/sharedStrings.xml': strToU8(texts) }, { level: 9 }))
}

/** The platform has no encoder for GB18030: these bytes are 公开号 and a number. */
const GB18030 = Buffer.concat([Buffer.from([0xb9, 0xab, 0xbf, 0xaa, 0xba, 0xc5]), Buffer.from('\r\nCN103399241B\r\n')])

describe('reading a table', () => {
  it.each(['xlsx', 'xlsm', 'biff8'] as const)('reads %s by its content, whatever it is called', (bookType) => {
    expect(readTable(workbook(bookType), 10)).toEqual(ROWS)
  })

  it('reads numbers as they are written and never more rows than requested', () => {
    expect(readTable(workbook('xlsx', [[201310123456.7], [2], [3]]), 2)).toEqual([['201310123456.7'], ['2']])
    expect(readTable(workbook('biff8', [[201310123456.7], [2], [3]]), 2)).toEqual([['201310123456.7'], ['2']])
  })

  it('reads CSV in UTF-8, UTF-16 of both orders and GB18030', () => {
    const text = '公开号,说明\r\nCN103399241B,一种装置\r\n'
    const expected = [ROWS[0], ROWS[1]]
    const little = Buffer.from(`\uFEFF${text}`, 'utf16le')
    for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), little, Buffer.from(little).swap16()]) {
      expect(readTable(bytes, 10)).toEqual(expected)
    }
    expect(readTable(GB18030, 10)).toEqual([['公开号'], ['CN103399241B']])
  })

  it('what was written as .xls is read back, formulas as the text they are', async () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll(/[\p{C}\r\n]/gu, ''))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), async (rows) => {
        const filled = rows.map(([first, second]) => [`a${first}`, `=${second}`])
        expect(readTable(await writeXls('list', filled), 100)).toEqual(filled)
      }),
      { numRuns: 50 },
    )
  })
})

describe('files that hold no table end with a reason', () => {
  it('a zip bomb is not unpacked', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(60 * 1024 * 1024) }, { level: 9 })
    expect(bomb.length).toBeLessThan(100_000)
    await expect(readTableInThread(bomb, 10)).rejects.toThrow('larger than 48 MiB')
  })

  it('a small file with gigabytes of cells is not read: one text in thousands of cells', async () => {
    const shared = sharedText('x'.repeat(1024 * 1024), 5000)
    expect(shared.length).toBeLessThan(100_000)
    await expect(readTableInThread(shared, 5002)).rejects.toThrow('more than 16,000,000 characters')
    expect(await readTableInThread(sharedText('x'.repeat(1000), 5000), 5002)).toHaveLength(5000)
  })

  it('a row of millions of cells is not read, nor rows whose last cell is the last one of a sheet', async () => {
    const wide = Buffer.from(`a${','.repeat(4_000_000)}b`)
    await expect(readTableInThread(wide, 10)).rejects.toThrow('more than 1000 columns')
    const last = utils.book_new()
    utils.book_append_sheet(last, { '!ref': 'A1:XFD1', XFD1: { t: 's', v: 'x' } }, 'list')
    await expect(readTableInThread(write(last, { type: 'buffer', bookType: 'xlsx' }) as Buffer, 10)).rejects.toThrow('1000 columns')
  })

  it('an .xls that would fill the memory, or never end, ends its thread only', async () => {
    const large = workbook(
      'biff8',
      Array.from({ length: 3000 }, (_, row) => Array.from({ length: 20 }, (__, cell) => row * cell)),
    )
    await expect(readTableInThread(large, 5000, { time: 20_000, heap: 8 })).rejects.toThrow('too much memory or time')
    await expect(readTableInThread(large, 5000, { time: 1, heap: 384 })).rejects.toThrow('too much memory or time')
    expect(await readTableInThread(workbook('xlsx'), 10)).toEqual(ROWS)
  })

  it('a picture, a damaged workbook and an empty compound file are none', () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
    const compound = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)])
    for (const bytes of [png, workbook('xlsx').subarray(0, 900), compound, Buffer.from(zipSync({ 'a.txt': Buffer.from('a') }))]) {
      expect(() => readTable(bytes, 10)).toThrow(DamagedFile)
    }
  })
})
