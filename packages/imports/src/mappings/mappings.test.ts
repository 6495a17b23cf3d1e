import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { utils, write } from '@e965/xlsx'
import { afterAll, describe, expect, test } from 'vitest'
import { recogniseSource } from '../pipeline/recognise-source.ts'
import { targetOfName } from '../sources/mapped-patents/column-names.ts'
import { readMapping } from './mapping-file.ts'
import { ownSources } from './own-sources.ts'
import { readTableSample } from './read-table-sample.ts'
import { suggestMapping } from './suggest-mapping.ts'

const folder = mkdtempSync(join(tmpdir(), 'gezhi-mappings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const suggestFor = async (name: string, content: string | Buffer) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return suggestMapping(await readTableSample(path), 'my-table')
}

describe('a mapping is proposed', () => {
  const CHINESE =
    '公开（公告）号,专利名称,申请（专利权）人,发明人,IPC分类号,申请日,备注\nCN209900001A,风筝,某公司;某大学,张三;李四,A63H27/08;A63H27/00,2029-01-02,无\n'

  test('by Chinese column names, with the signs that part lists', async () => {
    const { mapping, guessed, unknown } = await suggestFor('a.csv', CHINESE)
    expect(mapping).toMatchObject({
      format: 'my-table',
      lang: 'zh',
      columns: {
        '公开（公告）号': { to: 'publicationNumber' },
        专利名称: { to: 'title' },
        '申请（专利权）人': { to: 'applicants', split: ';' },
        发明人: { to: 'inventors', split: ';' },
        IPC分类号: { to: 'classes', split: ';' },
        申请日: { to: 'applicationDate' },
      },
    })
    expect([guessed, unknown]).toEqual([[], ['备注']])
  })

  test('of a packed file, of JSON lines, of a workbook with a title above its header', async () => {
    expect((await suggestFor('a.csv.gz', gzipSync(CHINESE))).mapping.recognisedBy).toHaveLength(6)
    const line = JSON.stringify({ 'Publication Number': 'US19000001B2', Title: 'Kite', Inventors: ['A. Wind', 'B. Cord'] })
    const { mapping } = await suggestFor('b.jsonl', `${line}\n${line}\n`)
    expect(mapping).toMatchObject({ lang: 'en', columns: { Inventors: { to: 'inventors' } } })
    const sheet = utils.aoa_to_sheet([['某市专利清单'], ['申请号', '名称'], ['CN202910000001.0', '风筝']])
    const book = utils.book_new(sheet)
    const workbook = await suggestFor('c.xlsx', write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer)
    expect(workbook.mapping.columns).toEqual({ 申请号: { to: 'applicationNumber' }, 名称: { to: 'title' } })
  })

  test('by the form of values if names are unknown, and reports it', async () => {
    const { mapping, guessed } = await suggestFor(
      'd.csv',
      'a,b,c,d\nCN209900001A,2029/1/2,A63H27/08,x\nCN209900002A,2029/1/3,A63H27/00,y\n',
    )
    expect(mapping.columns).toMatchObject({ a: { to: 'publicationNumber' }, b: { to: 'publicationDate' }, c: { to: 'classes' } })
    expect(guessed).toEqual(['a', 'b', 'c'])
  })

  test('only for tables', async () => {
    await expect(suggestFor('e.xml', '<?xml version="1.0"?><a/>')).rejects.toThrow('contains no table')
  })
})

test.each([
  ['PubNo-公开号', 'publicationNumber'],
  ['申请(专利权)人', 'applicants'],
  ['Filing Date', 'applicationDate'],
  ['主分类号', 'classes'],
  ['序号', null],
])('the column %s holds %s', (column, target) => expect(targetOfName(column)).toBe(target))

describe('a mapping a user wrote', () => {
  const MAPPING = { format: 'mine', columns: { 号: { to: 'publicationNumber' }, 题: { to: 'title' } } }

  test('stands before the formats that come with Gezhi, its content being its version', () => {
    const own = ownSources([readMapping(JSON.stringify(MAPPING))])
    const source = recogniseSource(Buffer.from('号,题\nCN209900001A,风筝\n'), own)
    expect(source?.format).toBe('mine')
    const reading = source?.read({ position: 2, text: JSON.stringify({ 号: 'CN209900001A', 题: '风筝' }) })
    expect(reading).toMatchObject({ kind: 'record', record: { publicationNumber: 'CN209900001A', titles: [{ lang: 'zh', text: '风筝' }] } })
    const other = ownSources([readMapping(JSON.stringify({ ...MAPPING, lang: 'en' }))])
    expect(other[0]?.version).not.toBe(own[0]?.version)
  })

  test('may be of a classification scheme', () => {
    const mapping = { format: 'loc', scheme: 'locarno', columns: { 类: { to: 'symbol' }, 名: { to: 'title', lang: 'zh' } } }
    const [source] = ownSources([readMapping(JSON.stringify(mapping))])
    expect(source?.read({ position: 2, text: JSON.stringify({ 类: '07-01', 名: '瓷器' }) })).toMatchObject({
      kind: 'class',
      entry: { scheme: 'locarno', symbol: '07-01', titles: [{ lang: 'zh', text: '瓷器' }] },
    })
  })

  test.each([
    ['{', 'not valid JSON'],
    ['[]', 'not a JSON object'],
    [JSON.stringify({ columns: {} }), "mapping's format"],
    [JSON.stringify({ format: 'a b', columns: {} }), "mapping's format"],
    [JSON.stringify({ format: 'a' }), "mapping's columns"],
    [JSON.stringify({ format: 'a', columns: { 号: 'title' } }), 'columns.号'],
    [JSON.stringify({ format: 'a', columns: { 号: { to: 'nothing' } } }), 'columns.号.to'],
    [JSON.stringify({ format: 'a', columns: { 号: { to: 'title', split: 1 } } }), 'columns.号.split'],
    [JSON.stringify({ format: 'a', columns: {} }), 'recognisedBy'],
    [JSON.stringify({ format: 'a', scheme: 'x', columns: {} }), 'scheme'],
    [JSON.stringify({ format: 'a', scheme: 'ipc', columns: { t: { to: 'title' } } }), 'columns.t.lang'],
  ])('that is invalid is rejected, naming the field: %s', (text, named) => expect(() => readMapping(text)).toThrow(named))
})
