import { expect, it } from 'vitest'
import { EMPTY_BATCH, problemOf, MAX_FILE_BYTES, linesOf, typeOf } from './batch-form.ts'

it('search-box.52: application and publication numbers are selected by default', () => {
  expect(EMPTY_BATCH).toMatchObject({ publication: true, application: true })
  expect(typeOf(EMPTY_BATCH)).toBe('1,2')
  expect(typeOf({ ...EMPTY_BATCH, application: false })).toBe('1')
  expect(typeOf({ ...EMPTY_BATCH, publication: false })).toBe('2')
  expect(typeOf({ ...EMPTY_BATCH, names: true })).toBe('3')
})

it('reports missing files and those that are too large before sending', () => {
  expect(problemOf(EMPTY_BATCH)).toBe('empty')
  expect(problemOf({ ...EMPTY_BATCH, pasted: 'CN1A', publication: false, application: false })).toBe('noField')
  expect(problemOf({ ...EMPTY_BATCH, file: new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'a.xls') })).toBe('tooLarge')
  expect(problemOf({ ...EMPTY_BATCH, pasted: 'CN1A' })).toBeNull()
})

it('lines keep their numbers: blank ones within are lines, those at the end are not', () => {
  expect(linesOf({ ...EMPTY_BATCH, pasted: 'CN1A\r\n\nCN2A\n\n' })).toEqual(['CN1A', '', 'CN2A'])
})
