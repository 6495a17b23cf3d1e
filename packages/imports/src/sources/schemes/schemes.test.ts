import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PatentImportFormat } from '../../patents/patent-format.ts'
import { recogniseSource } from '../../pipeline/recognise-source.ts'
import { bytesInChunks, collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { SOURCES } from '../every-source.ts'
import { joinBrokenLines } from './join-broken-lines.ts'

async function readAll(text: string) {
  const source = recogniseSource(Buffer.from(text), SOURCES) as PatentImportFormat
  const fragments = await collectAll(source.fragments(bytesInChunks(text, 50)))
  const readings = fragments.map((fragment) => fragment.skipped ?? (fragment.error === undefined ? source.read(fragment) : fragment.error))
  return { format: source.format, readings }
}

test('a table of the IPC: dots, titles in the language of their column, lines broken within Chinese closed up', async () => {
  const { format, readings } = await readAll(
    'symbol\tlevel\tdots\ttitle_zh\ttitle_en\n' +
      'A99Z\tsubclass\t\t风筝（入 A63H 27/08 的 除 外）\tKITES\n' +
      'A99Z1/02\tsubgroup\t1\t"箱形"风筝\t"Box" type\n' +
      'A99Z1/025\tsubgroup\t··\t\t\n' +
      'Z\tsubgroup\t1\t\tnothing\n' +
      'A99Z1/03\tsubgroup\tmany\t\t\n',
  )
  expect(format).toBe('ipc-table')
  expect(readings).toMatchObject([
    {
      kind: 'class',
      entry: {
        scheme: 'ipc',
        symbol: 'A99Z',
        dots: null,
        titles: [
          { lang: 'zh', text: '风筝（入 A63H 27/08 的除外）' },
          { lang: 'en', text: 'KITES' },
        ],
      },
    },
    { entry: { symbol: 'A99Z1/02', dots: 1, titles: [{ text: '"箱形"风筝' }, { text: '"Box" type' }] } },
    { entry: { symbol: 'A99Z1/025', dots: 2, titles: [] } },
    { kind: 'rejected', reason: { zh: '不是该分类表的分类号：Z' } },
    { kind: 'rejected' },
  ])
})

test('Locarno as CSV: quoted cells, classes and subclasses', async () => {
  const { format, readings } = await readAll(
    'locarno,title_zh,title_en\r\n07,"家庭用品","Household goods, not elsewhere"\r\n07-01,瓷器,China\r\n',
  )
  expect(format).toBe('locarno-table')
  expect(readings).toMatchObject([
    { entry: { scheme: 'locarno', symbol: '07', titles: [{ text: '家庭用品' }, { text: 'Household goods, not elsewhere' }] } },
    { entry: { symbol: '07-01' } },
  ])
})

test('B.trademark.01: similar groups and Vienna codes with their titles; what is no symbol of the scheme is rejected by its text', async () => {
  const groups = await readAll('类似群,名称,说明\n0901,甲类仪器,另见 0910\n901,乙\n4601,丙\n')
  expect(groups.format).toBe('similar-groups-table')
  expect(groups.readings).toMatchObject([
    { entry: { scheme: 'nice', symbol: '0901', titles: [{ lang: 'zh', text: '甲类仪器' }], definitions: [{ text: '另见 0910' }] } },
    { kind: 'rejected', reason: { en: 'not a symbol of the scheme: 901', zh: '不是该分类表的分类号：901' } },
    { kind: 'rejected', reason: { zh: '不是该分类表的分类号：4601' } },
  ])
  const vienna = await readAll('vienna\ttitle_zh\ttitle_en\n27\t文字\tWriting\n27.5\t特殊字体\tSpecial letters\n27.05.01\t\tOne kind\n')
  expect(vienna.format).toBe('vienna-table')
  expect(vienna.readings).toMatchObject([
    { entry: { scheme: 'vienna', symbol: '27' } },
    { entry: { symbol: '27.5', titles: [{ text: '特殊字体' }, { text: 'Special letters' }] } },
    { entry: { symbol: '27.05.01', titles: [{ lang: 'en', text: 'One kind' }] } },
  ])
})

test('the CPC scheme: titles with references and CPC text as it prints them, dots by level, headings set aside', async () => {
  const { format, readings } = await readAll(readFileSync(join(import.meta.dirname, 'fixtures/cpc-scheme.xml'), 'utf8'))
  expect(format).toBe('cpc-scheme')
  expect(readings).toMatchObject([
    {
      kind: 'class',
      entry: {
        scheme: 'cpc',
        symbol: 'A99Z',
        dots: null,
        titles: [{ lang: 'en', text: 'KITES {(strings of kites D07B; paper D21H)}' }],
        definitions: [{ lang: 'en', text: 'A kite is & stays a kite.' }],
      },
    },
    'heading between groups',
    { entry: { symbol: 'A99Z1/00', dots: 0, titles: [{ text: 'Box kites; Kites with cells (A99Z3/00 takes precedence)' }] } },
    { entry: { symbol: 'A99Z1/02', dots: 1, definitions: [] } },
    { entry: { symbol: 'A99Z1/025', dots: 2, titles: [{ text: '{of silk}' }] } },
  ])
})

test('the master file of the CPC: the classes of a grant, the main one first', async () => {
  const symbol = (group: string, subgroup: string) =>
    `<pat:CPCClassification><pat:CPCSection>A</pat:CPCSection><pat:Class>63</pat:Class><pat:Subclass>H</pat:Subclass><pat:MainGroup>${group}</pat:MainGroup><pat:Subgroup>${subgroup}</pat:Subgroup></pat:CPCClassification>`
  const { format, readings } = await readAll(
    `<?xml version="1.0"?><uspat:CPCMasterClassificationFile xmlns:uspat="u" xmlns:pat="p" xmlns:com="c">
      <uspat:CPCMasterClassificationRecord><pat:ApplicationIdentification><com:IPOfficeCode>US</com:IPOfficeCode><com:ApplicationNumber>
      <com:ApplicationNumberText>13999999</com:ApplicationNumberText></com:ApplicationNumber></pat:ApplicationIdentification>
      <pat:PatentGrantIdentification><com:IPOfficeCode>US</com:IPOfficeCode><pat:PatentNumber>19400000</pat:PatentNumber>
      <com:PatentDocumentKindCode>B2</com:PatentDocumentKindCode><pat:GrantDate>2036-07-26</pat:GrantDate></pat:PatentGrantIdentification>
      <pat:CPCClassificationBag><pat:MainCPC>${symbol('27', '08')}</pat:MainCPC>
      <pat:FurtherCPC>${symbol('27', '002')}${symbol('27', '08')}</pat:FurtherCPC></pat:CPCClassificationBag></uspat:CPCMasterClassificationRecord>
      <uspat:CPCMasterClassificationRecord><pat:CPCClassificationBag/></uspat:CPCMasterClassificationRecord>
    </uspat:CPCMasterClassificationFile>`,
  )
  expect(format).toBe('us-cpc-master')
  expect(readings).toMatchObject([
    {
      record: {
        publicationNumber: 'US19400000B2',
        applicationNumber: 'US13999999',
        kind: 'B2',
        grantDate: '20360726',
        cpc: ['A63H27/08', 'A63H27/002'],
      },
    },
    { kind: 'rejected', reason: { en: 'has no publication number' } },
  ])
})

test('broken lines', () => {
  expect(joinBrokenLines(' 用于 播种， 种植\nA01C 5/00 的 ')).toBe('用于播种，种植 A01C 5/00 的')
})

test('tables of industries: codes in either writing with the classes of the IPC that stand for them', async () => {
  const { format, readings } = await readAll(
    'cide,title_zh,title_en,ipc\r\nC384,电池制造,Batteries,"H01M10/00;H01M 4/*"\r\n38,电气机械,,\r\nC99,没有,,\r\n385,家电,,Z99Q\r\n',
  )
  expect(format).toBe('cide-table')
  expect(readings).toMatchObject([
    { entry: { scheme: 'cide', symbol: '384', titles: [{ lang: 'zh' }, { text: 'Batteries' }], ipc: ['H01M10/00', 'H01M 4'] } },
    { entry: { symbol: '38', ipc: [] } },
    { kind: 'rejected', reason: { zh: '不是该分类表的代码：C99' } },
    { kind: 'rejected', reason: { en: '385: not an IPC symbol: Z99Q' } },
  ])
  expect((await readAll('esosi\ttitle_zh\tipc\n1.2.3\t高储能和关键电子材料制造\tH01M\n')).readings).toMatchObject([
    { entry: { scheme: 'esosi', symbol: '1.2.3', ipc: ['H01M'] } },
  ])
})

test('the edition behind a title is no part of it', async () => {
  const { readings } = await readAll(
    'symbol\tlevel\ttitle_zh\ttitle_en\nA99F\t\t无机风筝[20250101]\tKites [2019.01]\nA99G\t\t全息风筝〔４〕\tPaper kites 2006.01\nA99H\t\t[三]风筝\tKites of 1999\n',
  )
  const titled = (...texts: string[]) => ({ entry: { titles: texts.map((text) => ({ text })) } })
  expect(readings).toMatchObject([titled('无机风筝', 'Kites'), titled('全息风筝', 'Paper kites'), titled('[三]风筝', 'Kites of 1999')])
})
