import { expect, test } from 'vitest'
import { splitRecord } from './split-record.ts'

test('a record is split at its body properties and put together again', () => {
  const record = { title: 'x', claims: [1], page: 2, description: [3] }
  const { summary, body } = splitRecord(record, ['claims', 'description'])
  expect([summary, body]).toEqual([
    { title: 'x', page: 2 },
    { claims: [1], description: [3] },
  ])
  expect({ ...summary, ...body }).toEqual(record)
})

test('a record without body properties has no body, also where one is there without a value', () => {
  expect(splitRecord({ title: 'x' }, ['claims']).body).toBeNull()
  expect(splitRecord({ title: 'x', claims: undefined }, ['claims']).body).toBeNull()
})
