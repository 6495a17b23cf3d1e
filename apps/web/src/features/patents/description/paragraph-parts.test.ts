import { expect, test } from 'vitest'
import { paragraphParts } from './paragraph-parts.ts'

test('text without tabs is one text, lines and all', () => {
  expect(paragraphParts('a\nb')).toEqual([{ text: 'a\nb' }])
  expect(paragraphParts('')).toEqual([{ text: '' }])
})

test('rows that follow one another are a table, all as wide as the widest', () => {
  expect(paragraphParts('TABLE 1\n\tSample\tYield\n\tA\t91\t*\n\tB\nwherein')).toEqual([
    { text: 'TABLE 1' },
    {
      rows: [
        ['Sample', 'Yield', ''],
        ['A', '91', '*'],
        ['B', '', ''],
      ],
    },
    { text: 'wherein' },
  ])
})

test('a row may begin with an empty cell; rows need not begin with a tab', () => {
  expect(paragraphParts('x\ty\n\t\tz')).toEqual([
    {
      rows: [
        ['x', 'y'],
        ['', 'z'],
      ],
    },
  ])
})
