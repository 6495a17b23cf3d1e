import type { TFunction } from 'i18next'
import { expect, test } from 'vitest'
import { PATENT_DISPLAY } from '../../../kinds/patents/patent-display.ts'
import type { ListedRow } from '../../../kinds/kind-display.ts'
import { rowTitle } from './row-title.ts'

/** Rows with all that these tests need. */
const called = (row: object) => rowTitle(row as ListedRow, PATENT_DISPLAY, t)

const t = ((key: string, words: object) => `${key} ${JSON.stringify(words)}`) as unknown as TFunction<'search'>

test('a row without a title is called by the number it is known by', () => {
  const row = { id: 'US~US14123456', title: '', publication_number: null, application_number: 'US14123456' }
  expect(called({ ...row, title: 'Kite' })).toBe('Kite')
  expect(called(row)).toBe('rows.untitled {"number":"US14123456"}')
  expect(called({ ...row, publication_number: 'US9000001B2' })).toBe('rows.untitled {"number":"US9000001B2"}')
  expect(called({ ...row, application_number: null })).toBe('rows.untitled {"number":"US~US14123456"}')
})
