import { expect, test } from 'vitest'
import { isPatentNumber } from './patent-number.ts'

test.each([
  'CN103399241B',
  'cn103399241b',
  'US 7,654,321 B2',
  'EP_0227762_B1',
  'WO2021/000001 A1',
  'ＣＮ１０３３９９２４１Ｂ',
  'USD812345S1',
])('%s is a number', (text) => expect(isPatentNumber(text)).toBe(true))

test.each(['石墨烯 电池', 'pn=CN103399241B', 'CN1*', '5G通信', 'H01M 4/36', '202310123456.7', 'AB 12'])('%s is searched for', (text) =>
  expect(isPatentNumber(text)).toBe(false),
)
