import { execFileSync, spawnSync } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { writeDocx } from './docx/write-docx.ts'
import type { Cell, Table } from './tables/table.ts'
import { writeCsv } from './tables/write-csv.ts'
import { convertFile, WITHOUT_LIBRE_OFFICE as reason } from './testing/libre-office.ts'
import { BLOCKS, recordOf } from './testing/sample-record.ts'
import { tableOf } from './testing/sample-table.ts'
import { writeXls } from './xls/write-xls.ts'
import { writeXlsx } from './xlsx/write-xlsx.ts'

const ROW_COUNT = 4999

/** Rows in a CSV of LibreOffice: comma, quotes, UTF-8, dates as they are shown. */
const CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false'

function* rows(): Generator<readonly Cell[]> {
  yield ['=1+1', -2.5, '1890-05-20', '一种 <装置> & "方法"，𠮷']
  for (let row = 1; row < ROW_COUNT; row++) yield [`第 ${row} 行`, row, '2024-02-29', '石墨烯'.repeat(row % 50)]
}

const FILES: readonly (readonly [extension: string, write: (table: Table) => Promise<Buffer>])[] = [
  ['xlsx', (table) => buffer(writeXlsx(table))],
  ['xls', writeXls],
]

describe('LibreOffice', () => {
  it.skipIf(reason !== '').each(FILES)(`opens %s with all rows, dates, numbers and Chinese${reason}`, async (extension, write) => {
    const lines = (await convertFile(await write(tableOf(rows())), extension, CSV)).toString().trimEnd().split('\n')
    expect(lines).toHaveLength(ROW_COUNT + 1)
    expect(lines.slice(0, 3)).toEqual([
      '标题,被引次数,公开日,说明',
      '=1+1,-2.5,1890-05-20,"一种 <装置> & ""方法""，𠮷"',
      '第 1 行,1,2024-02-29,石墨烯',
    ])
    expect(lines.at(-1)).toBe(`第 4998 行,4998,2024-02-29,${'石墨烯'.repeat(48)}`)
  })

  it.skipIf(reason !== '').each(FILES)(`shows titles of %s bold, dates as dates and no formulas${reason}`, async (extension, write) => {
    const sheet = (await convertFile(await write(tableOf(rows())), extension, 'fods')).toString()
    expect(sheet).toContain('fo:font-weight="bold"')
    expect(sheet).toContain('office:date-value="2024-02-29"')
    expect(sheet).not.toContain('table:formula')
  })

  // Without a window LibreOffice drops the panes of any xlsx.
  it.skipIf(reason !== '')(`leaves titles of xls in view${reason}`, async () => {
    const parts = unzipSync(await convertFile(await writeXls(tableOf(rows())), 'xls', 'xlsx:Calc MS Excel 2007 XML'))
    expect(strFromU8(parts['xl/worksheets/sheet1.xml']!)).toMatch(/<pane [^>]*ySplit="1" [^>]*state="frozen"/)
  })

  it.skipIf(reason !== '')(`opens csv without formulas${reason}`, async () => {
    const sheet = (await convertFile(await buffer(writeCsv(tableOf(rows()))), 'csv', 'fods', 'CSV:44,34,76,1')).toString()
    expect(sheet).not.toContain('table:formula')
    expect(sheet).toContain('<text:p>&apos;=1+1</text:p>')
    expect(sheet).toContain('<text:p>一种 &lt;装置&gt; &amp; &quot;方法&quot;，𠮷</text:p>')
  })

  it.skipIf(reason !== '')(`opens docx with headings, tables, pictures and contents${reason}`, async () => {
    const records = [recordOf('CN1A 一种 <材料>'), recordOf('CN2A', BLOCKS.slice(0, 4))]
    const bytes = await buffer(writeDocx({ title: '检索结果', language: 'zh', records }))
    const parts = unzipSync(await convertFile(bytes, 'docx', 'odt'))
    const content = strFromU8(parts['content.xml']!)
    const headings = [...content.matchAll(/<text:h [^>]*outline-level="1"[^>]*>(.*?)<\/text:h>/g)].map(([, text]) =>
      text!.replace(/<[^>]*>/g, ''),
    )
    expect(headings).toEqual(['CN1A 一种 &lt;材料&gt;', 'CN2A'])
    expect(content.match(/<draw:image/g)?.length).toBeGreaterThanOrEqual(2)
    expect(content.match(/<table:table /g)).toHaveLength(3)
    expect(content).toContain('text:table-of-content')
    expect(content).toContain('本发明公开了 #strong[一种] *石墨烯* &lt;负极&gt; &amp; $材料$。')
  })

  const bothReason = reason || (spawnSync('pdftotext', ['-v']).error === undefined ? '' : ' (skipped: pdftotext is not installed)')
  // The reason is in the title.
  it.skipIf(bothReason !== '')(`lays docx out in pages with numbers${bothReason}`, async () => {
    const bytes = await buffer(writeDocx({ title: '检索结果', language: 'zh', records: [recordOf('CN1A'), recordOf('CN2A')] }))
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: await convertFile(bytes, 'docx', 'pdf'), encoding: 'utf8' })
    const pages = text.split('\f').slice(0, -1)
    for (const [index, page] of pages.entries()) expect(page).toMatch(new RegExp(`${index + 1} ?/ ?${pages.length}`))
    expect(pages[0]).toContain('目录')
    expect(pages[1]).toContain('CN1A')
  })
})
