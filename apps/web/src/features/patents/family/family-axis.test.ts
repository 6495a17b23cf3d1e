import { expect, test } from 'vitest'
import { familyAxis } from './family-axis.ts'

const member = (application_date: string | null) => ({ publication_number: 'X', country: 'CN', application_date })

test('the axis goes over whole years', () => {
  const axis = familyAxis([member('20190101'), member('20200701'), member(null)])
  expect([axis?.from, axis?.to]).toEqual([2019, 2020])
  expect(axis?.at(member('20190101'))).toBe(0)
  expect(axis?.at(member('20200701'))).toBeCloseTo(0.75)
  expect(axis?.at(member(null))).toBeNull()
})

test('no dates, no axis', () => {
  expect(familyAxis([member(null)])).toBeNull()
})
