import { expect, test } from 'vitest'
import { BROWSED_SCHEMES, joinClasses } from './browsed-schemes.ts'

test('search-box.53: the browser opens with the IPC', () => {
  expect(BROWSED_SCHEMES[0].key).toBe('IPC')
})

test('search-modes.06: classes of the tables and of the index stand in one list', () => {
  const listed = [
    { code: 'H10', name: 'Semiconductors', hasChild: false },
    { code: 'H01', name: 'Electric elements', hasChild: false },
  ]
  const counted = [
    { code: 'H01', count: 7 },
    { code: 'H99', count: 1 },
  ]
  expect(joinClasses(listed, counted, 1).map(({ code, name, count, hasChild }) => [code, name, count, hasChild])).toEqual([
    ['H01', 'Electric elements', 7, true],
    ['H10', 'Semiconductors', 0, false],
    ['H99', '', 1, true],
  ])
  expect(joinClasses(listed, null, 1)[0]?.count).toBe(null)
  expect(joinClasses([], [{ code: 'H01M4/36', count: 1 }], 4)[0]?.hasChild).toBe(false)
})
