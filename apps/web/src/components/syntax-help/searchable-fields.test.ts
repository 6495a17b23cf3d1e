import { PATENT_FIELD_TABLE } from '@gezhi/records'
import { expect, test } from 'vitest'
import { searchableFields } from './searchable-fields.ts'

const names = (filter: string) => searchableFields(PATENT_FIELD_TABLE, filter).flatMap(({ fields }) => fields.map(({ name }) => name))

test('every group once, every field that has a source once', () => {
  const sections = searchableFields(PATENT_FIELD_TABLE, '')
  expect(new Set(sections.map(({ group }) => group)).size).toBe(sections.length)
  expect(new Set(names('')).size).toBe(names('').length)
  expect(names('')).toContain('TI')
  expect(names('')).not.toContain('AP-LISTED')
})

test('a field is found by command, alias and label of either language', () => {
  expect(names('apd')).toContain('ad')
  expect(names('申请日')).toContain('ad')
  expect(names('Application date')).toContain('ad')
  expect(names('no such field')).toEqual([])
})
