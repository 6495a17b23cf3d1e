import { expect, test } from 'vitest'
import { fromField, toField } from './moment-field.ts'

test('a moment goes into its field and comes back, with seconds where the browser left them away', () => {
  expect(toField('2027-01-31 23:59:59')).toBe('2027-01-31T23:59:59')
  expect(fromField('2027-01-31T23:59:59')).toBe('2027-01-31 23:59:59')
  expect(fromField('2027-01-31T08:00')).toBe('2027-01-31 08:00:00')
  expect(fromField('')).toBe('')
})
