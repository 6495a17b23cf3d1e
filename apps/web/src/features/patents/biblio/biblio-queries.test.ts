import { expect, test } from 'vitest'
import { classQuery, partyQuery } from './biblio-queries.ts'

test('queries that find what was clicked', () => {
  expect(partyQuery('AP', '某某"示例"大学')).toBe('AP=="某某示例大学"')
  expect(classQuery('ipc', 'H01M 4/36')).toBe('ipc=H01M4/36')
})
