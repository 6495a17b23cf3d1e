import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { TRADEMARK_KIND } from '@gezhi/records'
import { ReusedEngines } from '@gezhi/search-sqlite/testing'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { readMapping } from '../../../mappings/mapping-file.ts'
import { ownSources } from '../../../mappings/own-sources.ts'
import { readTableSample } from '../../../mappings/read-table-sample.ts'
import { suggestMapping } from '../../../mappings/suggest-mapping.ts'
import { runImport } from '../../../pipeline/run-import.ts'
import { patentEngines } from '../../../pipeline/testing/patent-engines.ts'
import { tempFolder } from '../../../pipeline/testing/temp-folder.ts'
import { rowToMark } from './row-to-mark.ts'

const TABLE = `商标名称,申请/注册号,国际分类,类似群,商品/服务,申请人,申请人地址,代理机构,申请日期,专用权期限,商标状态,图形要素,备注
云岭,72000001,9,"0901;0907",传感器；软件,云岭科技有限公司,云岭路1号,湖畔代理,2030-01-02,2031年1月14日至2041年1月13日,商标已注册,27.5.1,甲
云岭,72000001,35,3501,广告,云岭科技有限公司,云岭路1号,湖畔代理,2030-01-02,2031年1月14日至2041年1月13日,商标已注册,,乙
KITE CLOUD,72000002,"9、42",,第9类：软件；第42类：云计算,苇一;苇二,,,2030/3/4,,等待实质审查,,
`
const COLUMNS = {
  商标名称: { to: 'mark' },
  '申请/注册号': { to: 'applicationNumber' },
  国际分类: { to: 'niceClasses' },
  类似群: { to: 'similarGroups' },
  '商品/服务': { to: 'goods' },
  申请人: { to: 'owners', split: ';；' },
  申请人地址: { to: 'ownerAddress' },
  代理机构: { to: 'representatives' },
  申请日期: { to: 'applicationDate' },
  专用权期限: { to: 'term' },
  商标状态: { to: 'status' },
  图形要素: { to: 'viennaCodes' },
}
const MAPPING = readMapping(JSON.stringify({ format: 'cn-marks', kind: 'trademark', office: 'CN', columns: COLUMNS }))

const nextPatents = patentEngines()
const engines = new ReusedEngines(TRADEMARK_KIND, { readers: 1 })
afterAll(() => engines.close())

async function importing() {
  const folder = tempFolder()
  const { engine, dispose } = await engines.next()
  onTestFinished(dispose)
  const patent = await nextPatents()
  const run = async (name: string, content: string | Buffer, mappings = [MAPPING]) => {
    writeFileSync(join(folder, name), content)
    const request = { engines: { patent, trademark: engine }, paths: [join(folder, name)], mappings, rejectedFolder: folder }
    return runImport({ ...request, onEvent: () => {} })
  }
  return { engine, run }
}

test('B.trademark.01: a table is read by a mapping; rows of one number are one mark; a second run changes nothing', async () => {
  const { engine, run } = await importing()
  expect(await run('marks.csv', TABLE)).toMatchObject({ counts: { read: 3, rejected: 0 }, damaged: 0 })
  expect(await run('marks.csv', TABLE)).toMatchObject({ counts: { new: 0, changed: 0, rejected: 0 } })
  const [cloud, kite] = await engine.get(['CN72000001', 'CN72000002'])
  expect(cloud?.record).toMatchObject({
    office: 'CN',
    words: [{ lang: 'zh', text: '云岭' }],
    niceClasses: ['09', '35'],
    similarGroups: ['0901', '0907', '3501'],
    goods: [
      { niceClass: '09', texts: [{ lang: 'zh', text: '传感器；软件' }] },
      { niceClass: '35', texts: [{ lang: 'zh', text: '广告' }] },
    ],
    owners: [{ name: '云岭科技有限公司', address: '云岭路1号' }],
    registrationDate: '20310114',
    expiryDate: '20410113',
    status: 'registered',
    officeStatus: '商标已注册',
  })
  expect(kite?.record).toMatchObject({
    words: [{ lang: 'en', text: 'KITE CLOUD' }],
    niceClasses: ['09', '42'],
    goods: [
      { niceClass: '09', texts: [{ lang: 'zh', text: '软件' }] },
      { niceClass: '42', texts: [{ lang: 'zh', text: '云计算' }] },
    ],
    owners: [{ name: '苇一' }, { name: '苇二' }],
    status: 'examined',
  })
  expect((await engine.suggest({ text: '云岭', limit: 5, of: 'TM', filters: [] })).map(({ text }) => text)).toEqual(['云岭'])
})

test('B.trademark.01: the same mapping reads workbooks and JSON lines; a workbook of patents is left to its mapping', async () => {
  const { engine, run } = await importing()
  const rows = TABLE.trim()
    .split('\n')
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replaceAll('"', '')))
  const workbook = (cells: readonly (readonly string[])[]) =>
    write(utils.book_new(utils.aoa_to_sheet(cells as string[][])), { type: 'buffer', bookType: 'xlsx' }) as Buffer
  const [header = [], first = []] = rows
  const ofPatents = readMapping(JSON.stringify({ format: 'mine', columns: { 号: { to: 'publicationNumber' }, 题: { to: 'title' } } }))
  expect(await run('marks.xlsx', workbook(rows), [ofPatents, MAPPING])).toMatchObject({ counts: { read: 3, rejected: 0 } })
  const patents = workbook([
    ['号', '题'],
    ['CN209900001A', '风筝'],
  ])
  expect(await run('patents.xlsx', patents, [MAPPING, ofPatents])).toMatchObject({ counts: { read: 1, new: 1 }, unrecognised: 0 })
  expect(await run('others.xlsx', workbook([['a'], ['b']]), [ofPatents, MAPPING])).toMatchObject({ counts: { read: 0 }, unrecognised: 1 })
  const line = JSON.stringify(Object.fromEntries(header.map((column, at) => [column, first[at] ?? ''])))
  expect(await run('marks.jsonl', line.replace('72000001', '72000009'))).toMatchObject({ counts: { read: 1, new: 1 } })
  expect((await engine.get(['CN72000001', 'CN72000009'])).map(({ record }) => record.niceClasses)).toEqual([['09', '35'], ['09']])
})

/** Node has no encoder: bytes of each character are found by decoding all pairs. */
function encodedInGb(text: string): Buffer {
  const decoder = new TextDecoder('gb18030')
  const codes = new Map<string, Buffer>()
  for (let first = 0x81; first <= 0xfe; first++) {
    for (let second = 0x40; second <= 0xfe; second++) {
      const bytes = Buffer.from([first, second])
      codes.set(decoder.decode(bytes), bytes)
    }
  }
  return Buffer.concat([...text].map((sign) => (sign < '\u0080' ? Buffer.from(sign) : (codes.get(sign) as Buffer))))
}

const ROW = { 商标名称: '云岭', '申请/注册号': '72000001', 国际分类: '9' }

test.each([
  [{ 国际分类: '9;46' }, '国际分类 is not a Nice class, 1 to 45: 46', '国际分类 不是尼斯类别（1 至 45）：46'],
  [{ 国际分类: '软件' }, '国际分类 is not a Nice class, 1 to 45: 软件', '国际分类 不是尼斯类别（1 至 45）：软件'],
  [{ 类似群: '09' }, '类似群 is not a similar group such as 0901: 09', '类似群 不是类似群（如 0901）：09'],
  [
    { 图形要素: '27.5.1.1' },
    '图形要素 is not a Vienna code such as 27.05.01: 27.5.1.1',
    '图形要素 不是图形要素编码（如 27.05.01）：27.5.1.1',
  ],
  [{ 申请日期: '2030-13-02' }, '申请日期 is not a date: 2030-13-02', '申请日期 不是日期：2030-13-02'],
  [{ 专用权期限: '2031年' }, '专用权期限 is not a date: 2031年', '专用权期限 不是日期：2031年'],
  [{ '申请/注册号': '云' }, '申请/注册号 is not a number of a trademark: 云', '申请/注册号 不是商标号码：云'],
  [{ '申请/注册号': '' }, 'has neither an application number nor a registration number', '没有申请号，也没有注册号'],
  [
    { 申请人: '云\uFFFD公司' },
    '申请人 contains characters that are neither UTF-8 nor GB18030',
    '申请人 含有既不是 UTF-8 也不是 GB18030 的字符',
  ],
])('a wrong cell rejects its row and names its column: %j', (cells, en, zh) => {
  const [source] = ownSources([MAPPING])
  expect(source?.read({ position: 2, text: JSON.stringify({ ...ROW, ...cells }) })).toEqual({ kind: 'rejected', reason: { en, zh } })
})

test('an end of the term that the row does not have is derived and marked', () => {
  const mapping = readMapping(
    JSON.stringify({
      format: 'x',
      kind: 'trademark',
      office: 'CN',
      columns: { n: { to: 'registrationNumber' }, d: { to: 'registrationDate' }, s: { to: 'status' } },
    }),
  )
  const [source] = ownSources([mapping])
  const read = (row: object) => source?.read({ position: 2, text: JSON.stringify({ n: '1', d: '2030-01-14', ...row }) })
  expect(read({ s: '已注册' })).toMatchObject({ record: { expiryDate: '20400114', expiryIsDerived: true } })
  expect(read({ s: '已驳回' })).toEqual({ kind: 'record', record: expect.not.objectContaining({ expiryIsDerived: true }) as object })
})

test('without an office anywhere the row is rejected; a code before the number is the office', () => {
  const mapping = { format: 'x', version: 1, lang: 'en', recognisedBy: ['n'], columns: { n: { to: 'applicationNumber' } } }
  expect(() => rowToMark({ n: '72000001' }, mapping)).toThrow('set the office of the mapping')
  expect(rowToMark({ n: 'US 99/000,001', more: 'x' }, mapping)).toEqual({
    office: 'US',
    applicationNumber: '99/000001',
    niceClasses: [],
    other: { more: ['x'] },
  })
})

test('a wrong row is reported with its number and kept in the file of rejects; the others are imported, again and again the same', async () => {
  const { engine, run } = await importing()
  const wrong = TABLE.replace(',35,', ',53,')
  const report = await run('marks.csv', wrong)
  expect(report).toMatchObject({
    counts: { read: 3, rejected: 1 },
    reasons: [{ reason: { en: '国际分类 is not a Nice class, 1 to 45: 53' } }],
  })
  const kept = JSON.parse(readFileSync(report.rejectedFile ?? '', 'utf8').trim()) as object
  expect(kept).toMatchObject({ file: 'marks.csv', position: 3, piece: expect.stringContaining('"国际分类":"53"') as string })
  expect((await engine.get(['CN72000001', 'CN72000002'])).map(({ record }) => record.niceClasses)).toEqual([['09'], ['09', '42']])
  expect(await run('marks.csv', wrong)).toMatchObject({ counts: { new: 0, changed: 0 } })
})

test('of a table of mixed encodings the rows in the other encoding are rejected by number, in UTF-8 as in GB18030', async () => {
  const { engine, run } = await importing()
  const [header = '', ...rows] = TABLE.trimEnd().split('\n')
  const inGb = (number: string) => Buffer.concat([Buffer.from([0xd4, 0xc6, 0xc1, 0xeb]), Buffer.from(`,${number},9,,,,,,,,,,`)])
  const lines = [Buffer.from(header), inGb('72000003'), ...rows.map((row) => Buffer.from(row)), inGb('72000004')]
  const mixed = Buffer.concat(lines.flatMap((row) => [row, Buffer.from('\n')]))
  const report = await run('mixed.csv', mixed)
  expect(report).toMatchObject({
    counts: { read: 5, rejected: 2 },
    damaged: 0,
    reasons: [{ reason: { en: 'is not UTF-8' }, count: 2, position: 2 }],
  })
  expect((await engine.get(['CN72000001', 'CN72000002', 'CN72000003'])).map(({ docId }) => docId)).toEqual(['CN72000001', 'CN72000002'])
  expect(await run('mixed.csv', mixed)).toMatchObject({ counts: { new: 0, changed: 0 } })

  // A file that begins in GB18030 is read up to what is not: the rest cannot be told from rare characters.
  const beginning = Buffer.concat([encodedInGb(`${header}\n`), inGb('72000005'), Buffer.from([0x0a, 0xff, 0xff, 0x0a])])
  expect(await run('gb.csv', beginning)).toMatchObject({ counts: { new: 1 }, damaged: 1 })
  expect(await run('gb.csv', beginning)).toMatchObject({ counts: { new: 0, changed: 0 }, damaged: 1 })
})

test('a mapping of trademarks is suggested for tables with their columns', async () => {
  const folder = tempFolder()
  const path = join(folder, 'a.csv')
  writeFileSync(path, TABLE)
  const { mapping, guessed, unknown } = suggestMapping(await readTableSample(path), 'mine')
  expect(mapping).toMatchObject({ kind: 'trademark', office: 'CN', lang: 'zh' })
  expect(Object.fromEntries(Object.entries(mapping.columns).map(([column, { to }]) => [column, to]))).toEqual(
    Object.fromEntries(Object.entries(COLUMNS).map(([column, { to }]) => [column, to])),
  )
  expect([guessed, unknown]).toEqual([[], ['备注']])
  expect(readMapping(JSON.stringify(mapping))).toMatchObject(mapping)
})

test.each([
  [{ format: 'a', kind: 'novel', columns: { n: { to: 'mark' } } }, "mapping's kind"],
  [{ format: 'a', kind: 'trademark', columns: { n: { to: 'title' } } }, 'columns.n.to'],
  [{ format: 'a', kind: 'trademark', office: 'Atlantis', columns: { n: { to: 'mark' } } }, "mapping's office"],
])('an invalid mapping is rejected, naming the field: %j', (mapping, named) =>
  expect(() => readMapping(JSON.stringify(mapping))).toThrow(named),
)
