import { expect, it } from 'vitest'
import { exportFileName } from './file-name.ts'

const facts = { time: Date.parse('2026-11-24T03:00:00+08:00'), version: 123, fileType: 'xlsx' } as const

it('names a file after query, day in Shanghai and version of the corpus', () => {
  expect(exportFileName({ ...facts, title: '石墨烯电池' })).toBe('石墨烯电池_20261124_v123.xlsx')
})

it('contains nothing that a file system rejects, and is short', () => {
  expect(exportFileName({ ...facts, title: ' TI=(a/b) AND\n"AP:c"* ' })).toBe('TI=(a_b)_AND_AP_c_20261124_v123.xlsx')
  expect(exportFileName({ ...facts, title: '../..\u202e', fileType: 'bibtex' })).toBe('_.._20261124_v123.bib'.replace('_..', 'export'))
  expect(Array.from(exportFileName({ ...facts, title: '𠮷'.repeat(100) }).split('_')[0]!)).toHaveLength(40)
})
