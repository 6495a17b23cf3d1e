import { expect, it } from 'vitest'
import { changedCodes, groupsOf } from './fields-by-group.ts'

const field = (code: string, name: string, groupName: string) => ({ code, name, groupName, selected: 0 as const, sort: 1 })
const FIELDS = [
  field('TI', '标题', '文本'),
  field('ad', '申请日', '日期'),
  field('AB', '摘要', '文本'),
  field('APD-Y', 'Application year', '日期'),
]

it('groups fields in the order of their first occurrence', () => {
  expect(groupsOf(FIELDS, '').map(({ name, fields }) => [name, fields.map(({ code }) => code)])).toEqual([
    ['文本', ['TI', 'AB']],
    ['日期', ['ad', 'APD-Y']],
  ])
})

it('finds fields by a part of their names, in any letter case, and leaves empty groups out', () => {
  expect(groupsOf(FIELDS, ' application ')).toEqual([{ name: '日期', fields: [FIELDS[3]] }])
})

it('adds at the end and keeps the order of the others', () => {
  expect(changedCodes(['b', 'a'], ['a', 'c'], true)).toEqual(['b', 'a', 'c'])
  expect(changedCodes(['b', 'a', 'c'], ['a', 'x'], false)).toEqual(['b', 'c'])
})
