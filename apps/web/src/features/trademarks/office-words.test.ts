import { expect, test } from 'vitest'
import { officeWord } from './office-words.ts'

test('words of closed lists are in the language of the page, other texts as written', () => {
  expect(officeWord('Likelihood of confusion', 'zh')).toBe('混淆可能性')
  expect(officeWord('Identity of marks and G&S', 'en')).toBe('Identity of marks and of goods and services')
  expect(officeWord('Proprietor - Total transfers (Decision to reject (final))', 'zh')).toBe('全部转让（驳回（终局））')
  expect(officeWord('Bulletin 2020/151, B.1', 'zh')).toBe('公报 2020/151, B.1')
  expect(officeWord('Bulletin 2020/151, B.1', 'en')).toBe('Bulletin 2020/151, B.1')
  expect(officeWord('PAPER RECEIVED (MAIL)', 'zh')).toBe('PAPER RECEIVED (MAIL)')
})
