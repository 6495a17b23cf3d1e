import { expect, test } from 'vitest'
import { citationFormats } from './citation-formats.ts'

const REFERENCE = {
  title: '一种锂离子电池',
  inventors: ['张三', '李四'],
  applicants: ['某某大学', '某某公司'],
  number: 'CN103399241B',
  applicationNumber: 'CN201310016035.2',
  office: 'CN',
  date: '2015-11-18',
  language: 'zh',
}

test('a patent in every format', () => {
  const formats = citationFormats(REFERENCE, 'zh')
  expect(formats.gbt7714).toBe('[1] 某某大学, 某某公司. 一种锂离子电池: CN103399241B[P]. 2015-11-18.')
  expect(formats.ris).toContain('TY  - PAT\r\nTI  - 一种锂离子电池\r\n')
  expect(formats.bibtex).toMatch(/^@patent\{CN103399241B,\n.*\}$/s)
  expect(formats.plain).toBe('CN103399241B 一种锂离子电池（某某大学、某某公司，2015-11-18）')
})

test('plain text in English, and of a patent with little data', () => {
  expect(citationFormats(REFERENCE, 'en').plain).toBe('CN103399241B 一种锂离子电池 (某某大学; 某某公司, 2015-11-18)')
  expect(citationFormats({ ...REFERENCE, title: '', applicants: [], date: null }, 'en').plain).toBe('CN103399241B (张三; 李四)')
  expect(citationFormats({ ...REFERENCE, title: '', applicants: [], inventors: [], date: null }, 'zh').plain).toBe('CN103399241B')
})
