import { expect, test } from 'vitest'
import { familyByCountry } from './family-by-country.ts'

test('countries by their first application, members by date, undated last', () => {
  const member = (publication_number: string, application_date: string | null) => ({
    publication_number,
    country: publication_number.slice(0, 2),
    application_date,
  })
  const family = familyByCountry([member('US2', null), member('CN1', '20200101'), member('US1', '20190101'), member('CN2', '20180101')])
  expect(family.map(({ country, members }) => [country, members.map((one) => one.publication_number)])).toEqual([
    ['CN', ['CN2', 'CN1']],
    ['US', ['US1', 'US2']],
  ])
})
