import { describe, expect, it } from 'vitest'
import { dateSerial } from './date-serial.ts'
import { sheetName } from './sheet-name.ts'
import { typedCell } from './typed-cell.ts'

describe('dates of spreadsheets', () => {
  it('are counted in days from 1900', () => {
    expect(dateSerial('1900-03-01')).toBe(61)
    expect(dateSerial('2024-02-29')).toBe(45_351)
    expect(dateSerial('9999-12-31')).toBe(2_958_465)
  })

  it.each(['1890-05-20', '1900-02-28', '2023-02-29', '2024-02-30', '2024-13-01', '2024-1-1', '20240101', ''])('%s is none', (text) => {
    expect(dateSerial(text)).toBeNull()
  })
})

describe('cells of spreadsheets', () => {
  it('that do not fit the kind of their column are text', () => {
    expect(typedCell('about 3', 'number')).toEqual({ kind: 'text', text: 'about 3' })
    expect(typedCell(Number.NaN, 'number')).toEqual({ kind: 'text', text: 'NaN' })
    expect(typedCell('1890-05-20', 'date')).toEqual({ kind: 'text', text: '1890-05-20' })
    expect(typedCell(2024, 'date')).toEqual({ kind: 'text', text: '2024' })
    expect(typedCell(12, 'text')).toEqual({ kind: 'text', text: '12' })
  })

  it('have line ends of one character, and none if nothing is left', () => {
    expect(typedCell('a\r\nb\rc', 'text')).toEqual({ kind: 'text', text: 'a\nb\nc' })
    expect(typedCell('\u0000', 'text')).toBeNull()
  })
})

describe('names of sheets', () => {
  it.each([
    ['检索结果: [2024]/专利', '检索结果 2024 专利'],
    ["'quoted'", 'quoted'],
    ['x'.repeat(40), 'x'.repeat(31)],
    [`${'x'.repeat(30)}𠮷`, 'x'.repeat(30)],
    ['', 'Sheet1'],
    ['History', 'Sheet1'],
  ])('%s becomes %s', (title, name) => {
    expect(sheetName(title)).toBe(name)
  })
})
