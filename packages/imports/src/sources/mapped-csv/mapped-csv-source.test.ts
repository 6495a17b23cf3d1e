import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PatentImportFormat } from '../../patents/patent-format.ts'
import { collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import type { ColumnMapping } from '../column-mapping/column-mapping.ts'
import { MAPPED_CSV_SOURCES } from './mapped-csv-source.ts'
import { splitCsvRows } from './split-csv-rows.ts'

const sourceOf = (head: string) => MAPPED_CSV_SOURCES.find((source) => source.recognises(head))
const chunks = (text: string, size: number) => {
  const bytes = Buffer.from(text)
  return (async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  })()
}
const readAll = async (text: string) => {
  const source = sourceOf(text) as PatentImportFormat
  return (await collectAll(source.fragments(chunks(text, 7)))).map((fragment) =>
    fragment.error ? fragment.error.en : source.read(fragment),
  )
}
const MAPPING: ColumnMapping = { format: 'x', version: 1, lang: 'zh', recognisedBy: ['号', '名'], columns: {} }

test('a table of Chinese patents with a byte order mark, CRLF and quoted cells over lines', async () => {
  const text =
    '\uFEFFSrcDatabase-来源库,Author-作者,Applicant-申请人,Title-题名,CountryName-国省名称,PubNo-公开号,PubTime-公开日期,Summary-摘要,Claims-主权项,CLC-中图分类号,Label-标签\r\n' +
    '中国专利,苇一; 芦二,湖畔大学,一种Mg<sub>2</sub>风筝,浙江省,CN600000001A,2030/3/25,"本发明公开了""风筝"",\r\n轻。",1.一种风筝。,A63H27/08;H01M4/36,0\r\n' +
    ',,,,,,,,,,\r\n' +
    '中国专利,苇一,湖畔大学,风筝,浙江省,CN600000002A,无,,,,\r\n'
  expect(await readAll(text)).toEqual([
    {
      kind: 'record',
      record: {
        publicationNumber: 'CN600000001A',
        office: 'CN',
        kind: 'A',
        patentType: 'invention',
        publicationDate: '20300325',
        titles: [{ lang: 'zh', text: '一种Mg₂风筝' }],
        applicants: [{ name: '湖畔大学', country: 'CN', province: '浙江省' }],
        inventors: [{ name: '苇一' }, { name: '芦二' }],
        abstracts: [{ lang: 'zh', text: '本发明公开了"风筝",\r\n轻。' }],
        claims: [{ lang: 'zh', number: 1, text: '一种风筝。', independent: true, parents: [] }],
        ipc: ['A63H27/08', 'H01M4/36'],
        other: { 'SrcDatabase-来源库': ['中国专利'], 'Label-标签': ['0'] },
      },
    },
    { kind: 'rejected', reason: { en: 'PubTime-公开日期 is not a date: 无', zh: 'PubTime-公开日期 不是日期：无' } },
  ])
})

test('a column whose name is used twice is stored under its number, and does not replace the first', async () => {
  const text = 'publication_number;title;keywords_en;abstract;cpc;title;note;note\nCN600000003A;风筝;kite;一种风筝。;A63H27/08;鸢;甲;乙\n'
  expect(await readAll(text)).toMatchObject([
    { record: { titles: [{ text: '风筝' }], other: { 'title (6)': ['鸢'], note: ['甲'], 'note (8)': ['乙'] } } },
  ])
})

test('CPC labels, and parties and days of a table with claims', async () => {
  expect(
    await readAll('publication_number;title;keywords_en;abstract;cpc\nCN600000003A;风筝;kite;一种风筝。;"A63H27/08;G06F 3/041"\n'),
  ).toEqual([
    {
      kind: 'record',
      record: {
        publicationNumber: 'CN600000003A',
        office: 'CN',
        kind: 'A',
        patentType: 'invention',
        titles: [{ lang: 'zh', text: '风筝' }],
        abstracts: [{ lang: 'zh', text: '一种风筝。' }],
        cpc: ['A63H27/08', 'G06F3/041'],
        other: { keywords_en: ['kite'] },
      },
    },
  ])
  const claims =
    'publication_number\ttitle\tauthor\tcom\tpublic\tsql\tquote\tChDiv_summary\tclaim_text\n' +
    'CN600000004B\t风筝\t苇一;芦二\t湖畔大学\t中国专利\t2030-01-02\t2031-02-03\t轻。\t1.一种风筝。2.根据权利要求1所述的风筝。\n'
  expect(await readAll(claims)).toMatchObject([
    {
      record: {
        applicationDate: '20300102',
        publicationDate: '20310203',
        grantDate: '20310203',
        inventors: [{ name: '苇一' }, { name: '芦二' }],
        claims: [
          { number: 1, text: '一种风筝。', parents: [] },
          { number: 2, text: '根据权利要求1所述的风筝。', independent: false, parents: [1] },
        ],
        other: { public: ['中国专利'] },
      },
    },
  ])
})

test('full texts of Google Patents: claims and paragraphs parted, entities read', async () => {
  const text =
    'publication_number,abstract,description,claims\n' +
    'US-2030000005-A1,The kite&#39;s string.,"FIELD OF KITES \n  [0001] Kites fly. \n\n  [0002] They fall. ","I claim: \n \n  1 . A kite, comprising: \n a string of 2. 5 m. \n \n 2 . The kite of  claim 1 . "\n'
  expect(await readAll(text)).toEqual([
    {
      kind: 'record',
      record: {
        publicationNumber: 'US20300000005A1',
        office: 'US',
        kind: 'A1',
        patentType: 'invention',
        titles: [],
        abstracts: [{ lang: 'en', text: "The kite's string." }],
        description: [
          { lang: 'en', text: 'FIELD OF KITES', heading: true },
          { lang: 'en', text: 'Kites fly.' },
          { lang: 'en', text: 'They fall.' },
        ],
        claims: [
          { lang: 'en', number: 1, text: 'A kite, comprising:\na string of 2. 5 m.', independent: true, parents: [] },
          { lang: 'en', number: 2, text: 'The kite of claim 1 .', independent: false, parents: [1] },
        ],
      },
    },
  ])
})

test('other tables are not recognised', () => {
  expect(sourceOf('publication_number,title\nCN1,x\n')).toBeUndefined()
  expect(sourceOf('{"publication_number": 1}')).toBeUndefined()
})

test('a row with more cells than the header is an error of this row; so is one in another encoding; an open quotation mark ends the file', async () => {
  const fragments = await collectAll(splitCsvRows(chunks('号,名\n1,2,3\n4\n', 5), MAPPING))
  expect(fragments).toEqual([
    { position: 2, text: '["1","2","3"]', error: { en: 'has 3 cells, but the header has 2', zh: '有 3 个单元格，而表头只有 2 个' } },
    { position: 3, text: '{"号":"4","名":""}' },
  ])
  for (const size of [5, 1000]) {
    const rows = splitCsvRows(chunks('号,名\n1,2\n3,"4\n5,6\n', size), MAPPING)
    expect((await rows.next()).value).toEqual({ position: 2, text: '{"号":"1","名":"2"}' })
    await expect(rows.next()).rejects.toThrow('in or after row 3 is never closed')
  }
  const gbk = (async function* () {
    yield Buffer.from([0xba, 0xc5, 0x2c, 0xc3, 0xfb, 0x0a])
  })()
  await expect(collectAll(splitCsvRows(gbk, MAPPING))).rejects.toThrow('UTF-8')
  const mixed = Buffer.concat([Buffer.from('号,名\n1,风\n2,'), Buffer.from([0xb7, 0xe7]), Buffer.from('\n3,筝\n')])
  async function* inParts() {
    for (const byte of mixed) yield Buffer.from([byte])
  }
  expect((await collectAll(splitCsvRows(inParts(), MAPPING))).map(({ position, error }) => [position, error?.en])).toEqual([
    [2, undefined],
    [3, 'is not UTF-8'],
    [4, undefined],
  ])
})

test('any cells come back as they were written, however the bytes are cut', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '风', '"', ',', '\n', ' ', ';'), maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { maxLength: 5 }), fc.integer({ min: 1, max: 9 }), async (rows, size) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
      const text = ['号,名', ...rows.map((row) => row.map(quoted).join(','))].join('\n')
      const fragments = await collectAll(splitCsvRows(chunks(text, size), MAPPING))
      const expected = rows.filter((row) => row.some((written) => written.trim() !== ''))
      expect(fragments.map((fragment) => Object.values(JSON.parse(fragment.text) as object))).toEqual(expected)
    }),
  )
})
