import { text } from 'node:stream/consumers'
import { read, utils } from '@e965/xlsx'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLUMNS, tableOf } from '../testing/sample-table.ts'
import { cleanText } from '../text/clean-text.ts'
import type { Cell } from './table.ts'
import { defuseFormula, writeCsv } from './write-csv.ts'

/** Rows of a CSV file as RFC 4180 reads them. */
function parseCsv(file: string): string[][] {
  const rows: string[][] = [[]]
  let at = 0
  while (at < file.length) {
    const field = /"((?:[^"]|"")*)"|([^",\r\n]*)/y
    field.lastIndex = at
    const [whole, quoted, plain = ''] = field.exec(file)!
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain)
    at += whole.length
    if (file.startsWith(',', at)) at += 1
    else if (file.startsWith('\r\n', at)) {
      at += 2
      rows.push([])
    } else throw new Error(`Neither a comma nor a line end at ${at}`)
  }
  return rows.slice(0, -1)
}

describe('CSV', () => {
  it('has a byte order mark, CRLF, titles and quoted fields', async () => {
    const rows: Cell[][] = [
      ['一种"装置"，其', 3, '2024-02-29', 'a,b'],
      [null, -2.5, 'nonsense', 'line\nend'],
    ]
    const bytes = await writeCsv(tableOf(rows)).toArray()
    expect(Buffer.concat(bytes as Buffer[]).toString()).toBe(
      '\ufeff标题,被引次数,公开日,说明\r\n"一种""装置""，其",3,2024-02-29,"a,b"\r\n,-2.5,nonsense,"line\nend"\r\n',
    )
  })

  it('defuses texts that would begin a formula, but no numbers', async () => {
    for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '＝1']) expect(defuseFormula(formula)).toBe(`'${formula}`)
    const file = await text(writeCsv(tableOf([['=HYPERLINK("http://example.org")', -1, null, 'a=b']])))
    expect(parseCsv(file)[1]).toEqual(['\'=HYPERLINK("http://example.org")', '-1', '', 'a=b'])
  })

  it('no formula begins a field for a program that separates fields by semicolons, or rows by the line ends of a text', () => {
    expect(defuseFormula("a;=cmd|'/C calc'!A0;b")).toBe("a;'=cmd|'/C calc'!A0;b")
    expect(defuseFormula('a\n=1+1\n-1+1\n@SUM(A1)\t+1')).toBe("a\n'=1+1\n'-1+1\n'@SUM(A1)\t'+1")
    expect(defuseFormula('steps:\n- mixing; - heating; a=b')).toBe('steps:\n- mixing; - heating; a=b')
  })

  it('cuts long cells', async () => {
    const [, [cell, , , formula] = []] = parseCsv(await text(writeCsv(tableOf([['长'.repeat(40_000), null, null, '='.repeat(40_000)]]))))
    expect(cell).toBe(`${'长'.repeat(32_766)}…`)
    expect(formula).toHaveLength(32_767)
  })

  it('is read by another program as it was written', async () => {
    const rows = [['一种"装置"', 7, '2024-02-29', 'two\nlines, and a comma']]
    const sheet = read(await text(writeCsv(tableOf(rows))), { type: 'string', raw: true }).Sheets['Sheet1']!
    expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([
      COLUMNS.map(({ title }) => title),
      ['一种"装置"', '7', '2024-02-29', 'two\nlines, and a comma'],
    ])
  })

  it('gives back what went in', async () => {
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+\-@",;\r\n\t \w]*$/), fc.double(), fc.constant(null))
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell, cell)), async (rows) => {
        const expected = rows.map((row) => row.map((one) => (typeof one === 'string' ? defuseFormula(cleanText(one)) : String(one ?? ''))))
        // Programs drop the mark before they read fields.
        expect(parseCsv((await text(writeCsv(tableOf(rows)))).replace(/^\ufeff/, '')).slice(1)).toEqual(expected)
      }),
      { numRuns: 60 },
    )
  })
})
