import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cnCheckDigit } from './cn-check-digit.ts'
import { formatPatentNumber } from './format-patent-number.ts'
import { readPatentNumbers } from './read-patent-number.ts'

describe('publication numbers in the writings people use', () => {
  test.each([
    ['CN103399241B', 'CN103399241B'],
    ['cn 103399241 b', 'CN103399241B'],
    ['103399241', 'CN103399241'],
    ['CN1003147B', 'CN1003147B'],
    ['CN86103184A', 'CN86103184A'],
    ['US 7,654,321 B2', 'US7654321B2'],
    ['US07654321', 'US7654321'],
    ['7,654,321', 'US7654321'],
    ['US D0586076 S1', 'USD586076S1'],
    ['D586,076', 'USD586076'],
    ['US 2021/0191781 A1', 'US20210191781A1'],
    ['US2021191781A1', 'US20210191781A1'],
    ['EP_0227762_B1', 'EP0227762B1'],
    ['EP 227762', 'EP0227762'],
    ['WO 2020/123456 A1', 'WO2020123456A1'],
    ['WO98/12345', 'WO1998012345'],
    ['WO2020123456', 'WO2020123456'],
    ['特開2005-123456', 'JP2005123456A'],
    ['特開平5-123456', 'JPH05123456A'],
    ['JP2005-123456A', 'JP2005123456A'],
    ['JPH0512345A', 'JPH05012345A'],
    ['JP4123456B2', 'JP4123456B2'],
    ['KR 10-2020-0012345 A', 'KR20200012345A'],
    ['KR 10-1234567 B1', 'KR101234567B1'],
    ['DE 10 2010 012 345 A1', 'DE102010012345A1'],
    ['DE 198 12 345 A1', 'DE19812345A1'],
    ['TWI234567B', 'TWI234567B'],
    ['TW201234567A', 'TW201234567A'],
    ['ＣＮ１０３３９９２４１Ｂ', 'CN103399241B'],
    ['FR 2 987 654 A1', 'FR2987654A1'],
    ['GB2412345', 'GB2412345'],
    ['CN.103399241.B', 'CN103399241B'],
    ['US7654321.B2', 'US7654321B2'],
    ['CN103399241(B)', 'CN103399241B'],
    ['公开（公告）号：CN103399241B', 'CN103399241B'],
    ['US Patent No. 7,654,321', 'US7654321'],
    ['US 7,654,321.', 'US7654321'],
    ['CN103399241B。', 'CN103399241B'],
  ])('%s', (written, expected) => {
    const readings = readPatentNumbers(written, 'publication')
    expect(readings.map((reading) => reading.number)).toContain(expected)
  })
})

describe('application numbers in the writings people use', () => {
  test.each([
    ['CN201310123456.X', 'CN201310123456.X'],
    ['ZL201310123456.X', 'CN201310123456.X'],
    ['201310123456X', 'CN201310123456.X'],
    ['专利号：ZL 2013 1 0123456.X', 'CN201310123456.X'],
    ['US Patent Application No. 14/166,502', 'US14166502'],
    ['CN201310123456', 'CN201310123456'],
    ['CN86103184', 'CN86103184'],
    ['PCT/CN2020/123456', 'PCT/CN2020/123456'],
    ['PCT/US98/12345', 'PCT/US1998/012345'],
    ['US 14/166,502', 'US14166502'],
    ['EP 05 123 456.7', 'EP05123456.7'],
    ['特願2005-123456', 'JP2005123456'],
    ['特願平11-322368', 'JP1999322368'],
    ['JPS63-123456', 'JP1988123456'],
    ['JP 11-322368', 'JP1999322368'],
    ['JP9-123456', 'JP1997123456'],
    ['JP 63-123456', 'JP1988123456'],
    ['JP 25-123456', undefined],
    ['10-2019-0012345 KR', undefined],
    ['KR 10-2019-0012345', 'KR20190012345'],
    ['DE 10 2010 012 345.6', 'DE102010012345.6'],
    ['DE S0100336', 'DES0100336'],
    ['TW 101123456', 'TW101123456'],
  ])('%s', (written, expected) => {
    expect(readPatentNumbers(written, 'application')[0]?.number).toBe(expected)
  })
})

test('the check digit of Chinese applications is verified', () => {
  for (const digits of ['200310100002', '201310123456', '85100001']) {
    const right = cnCheckDigit(digits)
    expect(readPatentNumbers(`CN${digits}.${right}`)[0]?.checkDigit).toBe('right')
    const wrong = right === '1' ? '2' : '1'
    expect(readPatentNumbers(`CN${digits}.${wrong}`)[0]?.checkDigit).toBe('wrong')
  }
  expect(cnCheckDigit('200410016940')).toBe('6')
})

test.each(['', '2013', '20230405', '3:1', 'graphene', '石墨烯', 'CN', 'H01M4/36', '12.5', 'ZZ1234567', '1'.repeat(50)])(
  '%s is no number',
  (text) => {
    expect(readPatentNumbers(text)).toEqual([])
  },
)

test('normalised and displayed numbers read back as themselves', () => {
  const parts = fc.oneof(
    fc.tuple(fc.constantFrom('CN1', 'CN2'), fc.integer({ min: 10_000_000, max: 99_999_999 }), fc.constantFrom('', 'A', 'B', 'U')),
    fc.tuple(fc.constant('US'), fc.integer({ min: 1_000_000, max: 12_999_999 }), fc.constantFrom('', 'B1', 'B2')),
    fc.tuple(fc.constantFrom('US2021', 'KR2021'), fc.integer({ min: 1_000_000, max: 1_999_999 }), fc.constantFrom('', 'A1')),
    fc.tuple(fc.constant('EP'), fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom('', 'A1', 'B1')),
    fc.tuple(fc.constantFrom('WO2004', 'JP2004'), fc.integer({ min: 100_000, max: 999_999 }), fc.constantFrom('', 'A1')),
    fc.tuple(fc.constant('DE'), fc.integer({ min: 102_000_000_000, max: 102_099_999_999 }), fc.constantFrom('', 'A1')),
  )
  fc.assert(
    fc.property(parts, ([start, digits, kind]) => {
      const first = readPatentNumbers(`${start}${digits}${kind}`, 'publication')[0]
      expect(first).toBeDefined()
      if (first === undefined) return
      expect(readPatentNumbers(first.number, 'publication')[0]).toEqual(first)
      expect(readPatentNumbers(formatPatentNumber(first), 'publication')[0]).toEqual(first)
    }),
  )
})

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const year = fc.integer({ min: 2004, max: 2029 }).map(String)

test.each<[string, fc.Arbitrary<string>]>([
  ['CN', fc.tuple(year, fc.constantFrom('1', '2', '3'), digits(7)).map(([y, type, serial]) => y + type + serial)],
  ['US', fc.tuple(fc.constantFrom('08', '14', '17'), digits(6)).map((parts) => parts.join(''))],
  ['EP', fc.tuple(fc.constantFrom('98', '05', '20'), digits(6)).map((parts) => parts.join(''))],
  ['JP', fc.tuple(year, digits(6)).map((parts) => parts.join(''))],
  ['KR', fc.tuple(year, digits(7)).map((parts) => parts.join(''))],
  ['DE', fc.tuple(year, digits(6)).map(([y, serial]) => `10${y}${serial}`)],
  ['TW', fc.tuple(fc.constantFrom('089', '101', '112'), digits(6)).map((parts) => parts.join(''))],
  ['FR', digits(7)],
])('applications of %s are displayed as they are read', (office, written) => {
  fc.assert(
    fc.property(written, (text) => {
      const first = readPatentNumbers(office + text, 'application')[0]
      expect(first?.number).toBe(office + text)
      if (first !== undefined) expect(readPatentNumbers(formatPatentNumber(first), 'application')[0]).toEqual(first)
    }),
  )
})

test.each([
  ['CN201310123456.X', 'CN 201310123456.X'],
  ['US14166502', 'US 14/166,502'],
  ['EP05123456.7', 'EP 05123456.7'],
  ['JP2005123456', 'JP 2005-123456'],
  ['KR20190012345', 'KR 2019-0012345'],
  ['DE102010012345.6', 'DE 10 2010 012 345.6'],
  ['TW101123456', 'TW 101123456'],
  ['PCT/CN2020/123456', 'PCT/CN2020/123456'],
])('the application %s is displayed as its office writes it', (written, displayed) => {
  const first = readPatentNumbers(written, 'application')[0]
  expect(first === undefined ? null : formatPatentNumber(first)).toBe(displayed)
})

test('publications of Taiwan and of offices without rules are displayed as they are read', () => {
  const written = fc.oneof(
    fc.tuple(fc.constantFrom('TWI', 'TWM', 'TWD'), digits(6), fc.constantFrom('', 'B', 'U')).map((parts) => parts.join('')),
    fc.tuple(fc.constantFrom('TW20', 'FR2', 'GB2', 'AU'), digits(7), fc.constantFrom('', 'A', 'B2')).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(written, (text) => {
      const first = readPatentNumbers(text, 'publication')[0]
      expect(first?.number).toBe(text)
      if (first !== undefined) expect(readPatentNumbers(formatPatentNumber(first), 'publication')[0]).toEqual(first)
    }),
  )
})

test('any text is read without an error', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void readPatentNumbers(text)))
})
