import { describe, expect, test } from 'vitest'
import { applicationType, documentType } from './document-type.ts'
import { readClassCells } from './read-class-cell.ts'
import { readClaimsText } from './read-claims-text.ts'
import { readPriority } from './read-priority.ts'
import { readAddress, readRegion } from './read-region.ts'
import { markupText } from './markup-text.ts'
import { rowToRecord } from './row-to-record.ts'
import { splitBilingualTitle, splitTaiwaneseParty } from './split-party.ts'
import { textLanguage } from './text-language.ts'

test.each([
  [['H01M4/36', 'H01M 4/36'], ['H01M4/36'], [], []],
  [['//A61K103∶10', '//B01D101:02'], ['A61K103/10', 'B01D101/02'], [], []],
  [['//B29K27:06,63:00,'], ['B29K27/06', 'B29K63/00'], [], []],
  [['C09D5/24C09J9/02'], ['C09D5/24', 'C09J9/02'], [], []],
  [['H01L021/8247', 'B01J-020/02'], ['H01L21/8247', 'B01J20/02'], [], []],
  [['21-01'], [], ['21-01'], []],
  [['09-01-B0193'], [], ['09-01'], []],
  [['A63H27/08(2006.01)I', 'G01L3/00（2006.01）I'], ['A63H27/08', 'G01L3/00'], [], []],
  [['A6', '无'], [], [], ['A6', '无']],
] as const)('classes %j', (cells, ipc, locarno, unread) => expect(readClassCells(cells)).toEqual({ ipc, locarno, unread }))

test.each([
  ['广东', { country: 'CN', province: '广东省' }],
  ['广西壮族自治区', { country: 'CN', province: '广西壮族自治区' }],
  ['北京市', { country: 'CN', province: '北京市' }],
  ['中国台湾', { country: 'TW' }],
  ['台湾省', { country: 'TW' }],
  ['美国', { country: 'US' }],
  ['黑森', null],
])('region %s', (written, expected) => expect(readRegion(written)).toEqual(expected))

test.each([
  ['CN100000001A', 'invention', false],
  ['CN100000001B', 'invention', true],
  ['CN1000001', 'invention', false],
  ['CN200000001U', 'utility', true],
  ['CN300000001S', 'design', true],
  ['CN85200001', 'utility', false],
  ['TWI700001', 'invention', true],
  ['TWM700001', 'utility', true],
  ['TW200900001', 'invention', false],
  ['JP2030000001', undefined, false],
] as const)('type of %s', (number, patentType, granted) => {
  expect(documentType(number)).toEqual(patentType === undefined ? { granted } : { patentType, granted })
})

describe('Taiwanese cells', () => {
  test.each([
    ['湖畔大学', { name: '湖畔大学' }],
    ['芦二 LU, ER', { name: '芦二', otherNames: [{ lang: 'en', text: 'LU, ER' }] }],
    ['芦二 花莲县湖畔路1号', { name: '芦二', address: '花莲县湖畔路1号' }],
    [
      '青芦公司 GREEN REED CO., LTD. 花莲县湖畔路1号 2楼',
      { name: '青芦公司', otherNames: [{ lang: 'en', text: 'GREEN REED CO., LTD.' }], address: '花莲县湖畔路1号 2楼' },
    ],
    ['REED CORP', { name: 'REED CORP' }],
  ])('party %s', (written, expected) => expect(splitTaiwaneseParty(written)).toEqual(expected))

  test('a title in both languages is parted, one in one language is not', () => {
    expect(splitBilingualTitle('纸鸢 PAPER KITE')).toEqual({ zh: '纸鸢', en: 'PAPER KITE' })
    expect(splitBilingualTitle('具有LED 之纸鸢')).toBeNull()
    expect(splitBilingualTitle('PAPER KITE')).toBeNull()
  })
})

test.each([
  ['风筝', 'zh', 'zh'],
  ['凧およびその製造方法', 'zh', 'ja'],
  ['连', 'en', 'zh'],
  ['Kite', 'zh', 'en'],
  ['123', 'zh', 'zh'],
])('language of %s', (text, usual, expected) => expect(textLanguage(text, usual)).toBe(expected))

test('every target a mapping can name, and columns it does not name', () => {
  const columns = {
    申请号: { to: 'applicationNumber' },
    申请日: { to: 'applicationDate' },
    授权日: { to: 'grantDate' },
    名称: { to: 'title' },
    申请人: { to: 'applicants', split: ';' },
    地址: { to: 'applicantAddress' },
    权利人: { to: 'assignees' },
    代理机构: { to: 'agencies' },
    代理人: { to: 'agents', split: ';' },
    页数: { to: 'other' },
  } as const
  const row = {
    申请号: '203010000001.9',
    申请日: '2030-01-02',
    授权日: '2031-01-02',
    名称: '风筝',
    申请人: '甲; 乙',
    地址: '湖畔路1号',
    权利人: '乙',
    代理机构: '丙所',
    代理人: '丁;戊',
    页数: 12,
    备注: '无',
  }
  expect(rowToRecord(row, { format: 'x', version: 1, lang: 'zh', recognisedBy: [], columns })).toEqual({
    office: 'CN',
    applicationNumber: 'CN203010000001.9',
    patentType: 'invention',
    applicationDate: '20300102',
    grantDate: '20310102',
    titles: [{ lang: 'zh', text: '风筝' }],
    applicants: [{ name: '甲', address: '湖畔路1号' }, { name: '乙' }],
    assignees: [{ name: '乙' }],
    agencies: [{ name: '丙所' }],
    agents: [{ name: '丁' }, { name: '戊' }],
    other: { 页数: ['12'], 备注: ['无'] },
  })
})

test.each([
  [{}, 'has neither a publication number nor an application number'],
  [{ 号: 'CN600000001A', 日: '2030-13' }, '日 is not a date: 2030-13'],
  [{ 号: 'CN600000001A', 日: '2030' }, '日 is not a date: 2030'],
  [{ 号: '风筝1' }, 'the number does not begin with an office code: 风筝1'],
])('row %j is rejected', (row, reason) => {
  const mapping = {
    format: 'x',
    version: 1,
    lang: 'zh',
    recognisedBy: [],
    columns: { 号: { to: 'publicationNumber' }, 日: { to: 'publicationDate' } },
  } as const
  expect(() => rowToRecord(row, mapping)).toThrow(reason)
})

test.each([
  ['430080 湖北省武汉市湖畔路1号', { country: 'CN', province: '湖北省', city: '武汉市' }],
  ['200090上海市湖畔区1号', { country: 'CN', province: '上海市', city: '上海市' }],
  ['德国慕尼黑', { country: 'DE' }],
  ['湖畔路1号', null],
])('address %s', (written, expected) => expect(readAddress(written)).toEqual(expected))

test.each([
  ['2030.01.16 DE 203012000389.5', { number: 'DE203012000389.5', country: 'DE', date: '20300116' }],
  ['见说明书', { number: '见说明书' }],
])('priority %s', (written, expected) => expect(readPriority(written)).toEqual(expected))

test.each([
  ['CN85102475', 'invention'],
  ['CN03253833.2', 'utility'],
  ['CN203030000001.X', 'design'],
  ['CN203080000001', 'invention'],
  ['US12345678', undefined],
])('type of the application %s', (number, patentType) => expect(applicationType(number).patentType).toBe(patentType))

test.each([
  ['US20300000001A1', 'invention', false],
  ['US5000000A', 'invention', true],
  ['US10000000B2', 'invention', true],
  ['USPP12345P2', 'plant', true],
  ['US20300000001P1', 'plant', false],
  ['USRE12345E', 'reissue', true],
  ['USD123456S', 'design', true],
] as const)('type of %s', (number, patentType, granted) => expect(documentType(number)).toEqual({ patentType, granted }))

test.each([
  ['Mg<sub>2</sub>O', 'Mg₂O'],
  ['x<sup>a</sup> &amp; y', 'xᵃ & y'],
  ['R||sub||1||/sub||和V||sub||i||/sub||', 'R₁和Vᵢ'],
  ['式<img src="a.png"/>所示', '式 [⋯] 所示'],
  ['a<b且c>d', 'a<b且c>d'],
  ['&lt;sub&gt;', '<sub>'],
])('marks in %s', (written, expected) => expect(markupText(written)).toBe(expected))

test('claims are parted where the next number stands, and numbers of steps do not part them', () => {
  expect(readClaimsText('1、一种方法,步骤：1.1切；3.晒。2、根据权利要求1所述的方法。', 'zh').map(({ text }) => text)).toEqual([
    '一种方法,步骤：1.1切；3.晒。',
    '根据权利要求1所述的方法。',
  ])
  expect(readClaimsText('一种风筝。', 'zh')).toEqual([{ lang: 'zh', number: 1, text: '一种风筝。', independent: true, parents: [] }])
})
