import { expect, test } from 'vitest'
import { collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import type { htmlTableSource } from './html-table-source.ts'
import { HTML_TABLE_SOURCES } from './html-table-source.ts'

const source = HTML_TABLE_SOURCES[0] as ReturnType<typeof htmlTableSource>
const COLUMNS = [
  'SrcDatabase-来源库',
  'Author-作者',
  'Applicant-申请人',
  'Title-题名',
  'CountryName-国省名称',
  'PubNo-公开号',
  'PubTime-公开日期',
]
const row = (cells: readonly string[]) => `<tr>   ${cells.map((cell) => `<td style='x'>${cell}</td>`).join('   ')}  </tr>`
const page = (...rows: string[]) =>
  `<html xmlns:x='urn:x'><head><title></title></head><body><table border='1'>${rows.join('        ')} </table></body></html>`
const HEADER = row([...COLUMNS, 'Summary-摘要', 'Claims-主权项', 'CLC-中图分类号'])
const chunks = (text: string, size: number) => {
  const bytes = Buffer.from(text)
  return (async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  })()
}

test('an export: names are split, tags and entities read, signs that are no tags preserved', async () => {
  const cells = ['中国专利', '  苇一;       芦二  ', '湖畔大学; 青芦公司', 'CO<Sub>2</Sub>风筝', '浙江省', 'CN600000001A', '2030-03-25']
  const text = page(
    HEADER,
    row([...cells, '当a<b且c&gt;d时<img src="x.gif"/>飞。', '1.一种风筝。', 'A63H27/08;H01M4/36']),
    row(['中国专利']),
  )
  expect(source.recognises(text)).toBe(true)
  const fragments = await collectAll(source.fragments(chunks(text, 5)))
  expect(fragments.map((fragment) => fragment.position)).toEqual([2, 3])
  expect(fragments.map((fragment) => source.read(fragment))).toEqual([
    {
      kind: 'record',
      record: {
        publicationNumber: 'CN600000001A',
        office: 'CN',
        kind: 'A',
        patentType: 'invention',
        publicationDate: '20300325',
        titles: [{ lang: 'zh', text: 'CO₂风筝' }],
        applicants: [{ name: '湖畔大学', country: 'CN', province: '浙江省' }, { name: '青芦公司' }],
        inventors: [{ name: '苇一' }, { name: '芦二' }],
        abstracts: [{ lang: 'zh', text: '当a<b且c>d时 [⋯] 飞。' }],
        claims: [{ lang: 'zh', number: 1, text: '一种风筝。', independent: true, parents: [] }],
        ipc: ['A63H27/08', 'H01M4/36'],
        other: { 'SrcDatabase-来源库': ['中国专利'] },
      },
    },
    { kind: 'rejected', reason: { en: 'has neither a publication number nor an application number', zh: '没有公开号，也没有申请号' } },
  ])
})

test('pages without the columns are not recognised; a file truncated within a row is reported', async () => {
  expect(source.recognises(page(row(['PubNo-公开号', '名'])))).toBe(false)
  expect(source.recognises('<?xml version="1.0"?><table/>')).toBe(false)
  await expect(collectAll(source.fragments(chunks(`<table>${HEADER}<tr><td>中国`, 64)))).rejects.toThrow('row 2 of the table is not closed')
})
