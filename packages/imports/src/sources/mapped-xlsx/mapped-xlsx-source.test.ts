import { utils, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { UnknownContent } from '../../pipeline/unknown-content.ts'
import { collectAll } from '../../pipeline/testing/bytes-in-chunks.ts'
import { MAPPED_XLSX_SOURCE as source } from './mapped-xlsx-source.ts'
import { collectWorkbook, readWorkbook } from './read-workbook.ts'

type Cells = readonly (readonly unknown[])[]

function workbookOf(sheets: Readonly<Record<string, Cells>>): Buffer {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows as unknown[][], { UTC: true }), name)
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer
}
async function* bytesOf(file: Uint8Array) {
  yield Buffer.from(file)
}
const readAll = async (file: Uint8Array) => {
  const fragments = await collectAll(source.fragments(bytesOf(file)))
  return fragments.map((fragment) => (fragment.skipped === undefined ? [fragment.position, source.read(fragment)] : fragment.skipped))
}

const LIST = ['专利名称', '申请号', '申请人', '申请日', '主分类号', '摘要']
const DISC = ['申请号', '公开（公告）号', '公开（公告）日', '申请日', '专利号', '名称', '主分类号', '分类号', '优先权', '申请（专利权）人']
const DISC_MORE = ['发明（设计）人', '地址', '颁证日', '专利代理机构', '代理人', '摘要', '主权项', '审查员', '光盘号']

test('a list of applications: stored under the application number, with type and Locarno class', async () => {
  const file = workbookOf({
    Sheet1: [
      ['湖畔市专利'],
      LIST,
      ['风筝', 'CN203030000001.X', '苇一', new Date(Date.UTC(2030, 0, 2)), '21-01-B0193', '轻。'],
      [],
      ['无号', '', '苇一', '2030-01-02', '', ''],
    ],
    备注: [['说明']],
  })
  expect(source.recognises(file.toString('utf8'))).toBe(true)
  expect(await readAll(file)).toEqual([
    [
      3,
      {
        kind: 'record',
        formatVersion: 'application-list-xlsx',
        record: {
          office: 'CN',
          applicationNumber: 'CN203030000001.X',
          patentType: 'design',
          applicationDate: '20300102',
          titles: [{ lang: 'zh', text: '风筝' }],
          applicants: [{ name: '苇一' }],
          locarno: ['21-01'],
          abstracts: [{ lang: 'zh', text: '轻。' }],
        },
      },
    ],
    [5, { kind: 'rejected', reason: { en: 'has neither a publication number nor an application number', zh: '没有公开号，也没有申请号' } }],
    'sheet without a mapping',
  ])
})

test('all bibliographic columns of the disc of the office', async () => {
  const row = ['CN203020000001.4', 'CN202000001U', '2030.01.02', '2029.06.01', 'CN203020000001.4', '风筝', 'A63H27/08(2006.01)I']
  const more = ['A63H27/08(2006.01)I;A63H27/00(2006.01)I', '2029.01.16 DE 202912000389.5', '湖畔大学;青芦公司', '苇一;芦二']
  const rest = ['430080 湖北省武汉市湖畔路1号', '2030.01.03', '白鹭所 11120', '丁;戊', '轻。', '一种风筝。', '己', 'D3001']
  expect(
    await readAll(
      workbookOf({
        数据: [
          [...DISC, ...DISC_MORE],
          [...row, ...more, ...rest],
        ],
      }),
    ),
  ).toEqual([
    [
      2,
      {
        kind: 'record',
        formatVersion: 'cnipa-disc-xlsx',
        record: {
          office: 'CN',
          applicationNumber: 'CN203020000001.4',
          publicationNumber: 'CN202000001U',
          kind: 'U',
          patentType: 'utility',
          publicationDate: '20300102',
          applicationDate: '20290601',
          grantDate: '20300103',
          titles: [{ lang: 'zh', text: '风筝' }],
          ipc: ['A63H27/08', 'A63H27/00'],
          priorities: [{ number: 'DE202912000389.5', country: 'DE', date: '20290116' }],
          applicants: [
            { name: '湖畔大学', address: '430080 湖北省武汉市湖畔路1号', country: 'CN', province: '湖北省', city: '武汉市' },
            { name: '青芦公司' },
          ],
          inventors: [{ name: '苇一' }, { name: '芦二' }],
          agencies: [{ name: '白鹭所' }],
          agents: [{ name: '丁' }, { name: '戊' }],
          examiners: [{ name: '己' }],
          abstracts: [{ lang: 'zh', text: '轻。' }],
          claims: [{ lang: 'zh', number: 1, text: '一种风筝。', independent: true, parents: [] }],
          other: { 专利代理机构: ['白鹭所 11120'], 专利号: ['CN203020000001.4'], 光盘号: ['D3001'] },
        },
      },
    ],
  ])
})

test('the list of codes of legal events', async () => {
  const head = [
    'Authority',
    'Event-code',
    'Date Created',
    'Influence',
    'Description ENG',
    'Last Update ENG',
    'Description ORI',
    'Last Update ORI',
  ]
  const file = workbookOf({
    codes: [
      [...head, 'Event-class', 'Event-class Description'],
      ['XX', 'K1  ', '20200101', '-', 'KITE LOST', '20210101', 'DRACHE WEG', '20200601', 'H', 'IP RIGHT CESSATION'],
      ['XX', 'K2  ', '20200101', ' ', 'KITE SEEN', '20200101', '', '', '', ''],
      ['', 'K3', '20200101', '', '', '', '', '', '', ''],
    ],
  })
  const base = { office: 'XX', original: '' }
  expect(await readAll(file)).toEqual([
    [
      2,
      {
        kind: 'event-code',
        code: { ...base, code: 'K1', category: 'H', influence: '-', description: 'KITE LOST', original: 'DRACHE WEG', updated: '20210101' },
      },
    ],
    [
      3,
      { kind: 'event-code', code: { ...base, code: 'K2', category: null, influence: '', description: 'KITE SEEN', updated: '20200101' } },
    ],
    [4, { kind: 'rejected', reason: { en: 'the office or the code is missing', zh: '缺少专利局或代码' } }],
  ])
})

test('a workbook with other columns, another document, a damaged one and one too large report the reason', async () => {
  await expect(readAll(workbookOf({ a: [['名', '号']] }))).rejects.toThrow(UnknownContent)
  await expect(readAll(zipSync({ '[Content_Types].xml': strToU8('<Types/>') }))).rejects.toThrow(UnknownContent)
  const file = workbookOf({ a: [LIST] })
  await expect(readAll(file.subarray(0, file.length - 40))).rejects.toThrow('damaged')
  expect(() => readWorkbook(file, 1024)).toThrow('larger than')
  await expect(collectWorkbook(bytesOf(file), 1024)).rejects.toThrow('larger than')
})
