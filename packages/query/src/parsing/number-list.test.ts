import { PATENT_NUMBERS } from '@gezhi/records'
import { expect, test } from 'vitest'
import { splitNumbers } from './number-list.ts'

const split = (text: string) =>
  splitNumbers(text, PATENT_NUMBERS).map(({ written, number }) => (number === null ? `? ${written}` : written))

test('numbers are split where no number could go on', () => {
  expect(split('US 9,000,001 B2, CN 201210000001.X；EP1234567A1\nWO 2010/123456 A1 JP 2015-123456 A')).toEqual([
    'US 9,000,001 B2',
    'CN 201210000001.X',
    'EP1234567A1',
    'WO 2010/123456 A1',
    'JP 2015-123456 A',
  ])
  expect(split('US1A, US2A,JP2005-123456')).toEqual(['US1A', 'US2A', 'JP2005-123456'])
  expect(split('DE 10 2010 012 345 A1 | 7,654,321 7,654,322')).toEqual(['DE 10 2010 012 345 A1', '7,654,321', '7,654,322'])
  expect(split('  \n ; ')).toEqual([])
})

test('words that are no numbers stay together', () => {
  expect(split('CN103399241B 一种 石墨烯, 电极 US7654321')).toEqual(['CN103399241B', '? 一种 石墨烯, 电极', 'US7654321'])
  expect(split('no number\nat all')).toEqual(['? no number', '? at all'])
})
