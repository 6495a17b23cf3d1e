import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { rowTitle } from './row-title.ts'

const t = ((key: string, words: object) => `${key} ${JSON.stringify(words)}`) as unknown as TFunction<'search'>

test('a row without a title is called by the number it is known by', () => {
  const row = { id: 'US~US14123456', title: '', publication_number: null, application_number: 'US14123456' }
  expect(rowTitle({ ...row, title: 'Kite' }, t)).toBe('Kite')
  expect(rowTitle(row, t)).toBe('rows.untitled {"number":"US14123456"}')
  expect(rowTitle({ ...row, publication_number: 'US9000001B2' }, t)).toBe('rows.untitled {"number":"US9000001B2"}')
  expect(rowTitle({ ...row, application_number: null }, t)).toBe('rows.untitled {"number":"US~US14123456"}')
})
