import type { IndexField } from '@gezhi/contract'
import { expect, test } from 'vitest'
import { patentsOfRows, readIndexTable } from './read-index-table.ts'

const FIELDS = [
  { id: 't', name: '意见', type: 'text', optionList: [] },
  { id: 's', name: '评级', type: 'single', optionList: ['A', 'B'] },
  { id: 'm', name: '领域', type: 'multiple', optionList: ['电极', '隔膜'] },
  { id: 'n', name: '得分', type: 'number', optionList: [] },
  { id: 'd', name: '期限', type: 'date', optionList: [] },
  { id: 'p', name: '负责人', type: 'person', optionList: [] },
] satisfies IndexField[]
const SCOPE = { fields: FIELDS, people: new Map([['王', 'u1']]), language: 'zh' } as const

test('cells are read by the type of their column, in any order of columns; empty ones and rows are left out', () => {
  const { rows, errors } = readIndexTable(
    [
      ['号码', '得分', '意见', '期限', '领域', '评级', '负责人', ''],
      ['CN1A', '1,200.5', ' 好 ', '2026/3/1', '电极；隔膜', 'A', '王'],
      ['', ''],
      ['CN2A', '', '', '2026年12月31日'],
    ],
    SCOPE,
  )
  expect(errors).toEqual([])
  expect(rows).toEqual([
    {
      row: 2,
      number: 'CN1A',
      values: [
        { id: 'n', value: 1200.5 },
        { id: 't', value: '好' },
        { id: 'd', value: '20260301' },
        { id: 'm', value: ['电极', '隔膜'] },
        { id: 's', value: 'A' },
        { id: 'p', value: 'u1' },
      ],
    },
    { row: 4, number: 'CN2A', values: [{ id: 'd', value: '20261231' }] },
  ])
})

test('errors name the row, the column and the value', () => {
  const { errors } = readIndexTable(
    [
      ['号码', '评级', '没有', '得分', '期限', '负责人', '评级'],
      ['CN1A', 'C', '', '七', '2026-02-30', '李', ''],
      ['', 'A'],
    ],
    SCOPE,
  )
  expect(errors.map(({ row, column, value }) => [row, column, value])).toEqual([
    [1, '没有', '没有'],
    [1, '评级', '评级'],
    [2, '评级', 'C'],
    [2, '得分', '七'],
    [2, '期限', '2026-02-30'],
    [2, '负责人', '李'],
    [3, '号码', ''],
  ])
  expect(errors.every(({ reason }) => reason !== '')).toBe(true)
  expect(readIndexTable([['CN1A'], ['CN2A']], { ...SCOPE, language: 'en' }).errors).toMatchObject([
    { row: 1, reason: expect.stringContaining('names of fields') as string },
  ])
})

test('rows of one patent are joined; a number of no patent of the project is an error of its row', () => {
  const rows = [
    { row: 2, number: 'CN1A', values: [{ id: 't', value: 'a' }] },
    { row: 3, number: 'CN 1 A', values: [{ id: 'n', value: 1 }] },
    { row: 4, number: 'X', values: [] },
  ]
  expect(patentsOfRows(rows, (number) => (number === 'X' ? null : 'CN1A'), '号码', 'en')).toEqual({
    values: [
      {
        patentId: 'CN1A',
        values: [
          { id: 't', value: 'a' },
          { id: 'n', value: 1 },
        ],
      },
    ],
    errors: [{ row: 4, column: '号码', value: 'X', reason: 'the project does not contain this patent' }],
  })
})
