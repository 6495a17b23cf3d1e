import { expect, test } from 'vitest'
import { readCapital } from './capital.ts'
import { COMPANY_FIELD_TABLE } from './company-fields.ts'
import { COMPANY_KIND } from './company-kind.ts'
import { shortCompanyName } from './company-name.ts'
import { innerReadingWords, readingWords, textsToRead } from './company-readings.ts'
import type { CompanyRecord } from './company-record.ts'
import { COMPANY_NUMBERS } from './company-numbers.ts'
import { creditCodeCheckDigit, creditCodeIssue, readCreditCode } from '../numbers/credit-code.ts'
import { readLei } from './lei.ts'

test.each([
  ['91350100M000100Y43', null],
  ['91350100M000100Y44', { expected: '3' }],
  ['91350100M000100I43', {}],
])('the check digit of %s', (code, issue) => expect(creditCodeIssue(code)).toEqual(issue))

test('credit codes are read in any width and letter case, and other numbers are none', () => {
  expect(readCreditCode(' ９1350100m000100y43 ')).toBe('91350100M000100Y43')
  expect(readCreditCode('320104000081293')).toBeNull()
  expect(creditCodeCheckDigit('91350100M000100')).toBeNull()
})

test('identifiers with wrong check digits are not read', () => {
  expect(readLei('hwupkr0mpou8fgxbt394')).toBe('HWUPKR0MPOU8FGXBT394')
  expect(readLei('HWUPKR0MPOU8FGXBT395')).toBeNull()
})

test.each([
  ['4,281.5000(万人民币元)', 42_815_000, 'CNY'],
  ['500万人民币', 5_000_000, 'CNY'],
  ['100（万美元）', 1_000_000, 'USD'],
  ['60(万香港元)', 600_000, 'HKD'],
  ['1.5亿元', 150_000_000, 'CNY'],
  ['30(万元(港币))', 300_000, 'HKD'],
  ['88', undefined, undefined],
])('capital %s', (text, amount, currency) => {
  const read = readCapital(text)
  expect([read?.text, read?.amount, read?.currency]).toEqual([text, amount, currency])
})

test('a text without a number states no capital', () => expect(readCapital('-')).toBeNull())

test.each([
  ['云岭机床工具有限公司', { city: '云岭' }, '机床工具'],
  ['苇舟(中国)有限公司', {}, '苇舟'],
  ['广东省云岭市湖畔区芦荡纸业股份有限公司', { city: '云岭' }, '芦荡纸业'],
  ['广东有限公司', {}, '广东'],
  ['Reed plc', {}, null],
])('the short name of %s', (name, place, short) => expect(shortCompanyName(name, place)).toBe(short))

test('beginnings of pinyin and initials are words', () => {
  expect(readingWords(['wei zhou ji'])).toEqual(['wei', 'weizhou', 'wz', 'weizhouji', 'wzj'])
  expect(readingWords(['yun ling wei zhou ji chuang', 'wei zhou ji chuang']).join(' ')).toBe(
    'yun yunling yl yunlingwei ylw yunlingweizhou ylwz yunlingweizhouji ylwzj yunlingweizhoujichuang ylwzjc ' +
      'wei weizhou wz weizhouji wzj weizhoujichuang wzjc',
  )
  const long = readingWords(['a b c d e f g h'])
  expect(long).toContain('abcdefgh')
  expect(long).not.toContain('abcdefg')
  expect(textsToRead({ names: [{ lang: 'zh', text: '云岭苇舟有限公司' }], city: '云岭' })).toEqual(['云岭苇舟', '苇舟'])
})

test('parts inside names are words, without those at a beginning', () => {
  expect(innerReadingWords(['wei zhou ji chuang'])).toEqual(['zhouji', 'zhoujichuang', 'jichuang'])
  expect(innerReadingWords(['yun ling wei zhou ji', 'wei zhou ji'])).toEqual(['zhouji'])
})

test('names, aliases, facets and sorts stand once', () => {
  const { list } = COMPANY_FIELD_TABLE
  for (const names of [
    list.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => name.toLowerCase()),
    list.flatMap(({ facet }) => facet ?? []),
    list.flatMap(({ sort }) => sort ?? []),
  ])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('merging keeps every source, in any order and grouping, and an old name stays searchable', () => {
  const one: CompanyRecord = {
    creditCode: '91350100M000100Y43',
    names: [{ lang: 'zh', text: '苇舟厂' }],
    scope: '纸',
    source: { format: 'a', file: '2001.csv', position: 2 },
  }
  const two: CompanyRecord = {
    creditCode: '91350100M000100Y43',
    names: [{ lang: 'zh', text: '苇舟有限公司' }],
    source: { format: 'a', file: '2002.csv', position: 2 },
  }
  const three: CompanyRecord = { ...two, founded: '20010203', source: { format: 'b' } }
  const merge = (...records: CompanyRecord[]) => COMPANY_KIND.merge(records, (format) => (format === 'b' ? 2 : 1))
  const all = merge(one, two, three)
  expect(all).toMatchObject({ names: [{ text: '苇舟有限公司' }], otherNames: ['苇舟厂'], scope: '纸', founded: '20010203' })
  expect(merge(merge(three, one), two)).toEqual(all)
  expect(merge(two, merge(one, three))).toEqual(all)
  expect(COMPANY_KIND.content(merge(all, two))).toBe(COMPANY_KIND.content(all))
})

test.each([
  'founded>=2000',
  'founded=19980101',
  'capital>=1000000',
  'founded:[1990 TO 2000]',
  'closed>=2010 AND 工具',
  '某市37210网络有限公司',
])('the condition or name %s is no number', (text) => expect(COMPANY_NUMBERS.read(text)).toEqual([]))

test('a registration number with characters is a number', () => {
  expect(COMPANY_NUMBERS.read('企独粤总字第012345号')).toHaveLength(1)
})
