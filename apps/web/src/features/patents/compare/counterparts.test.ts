import type { PatentDetail, Relative } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { counterpart } from './counterparts.ts'

const relative = (publication_number: string, kind: string, publication_date: string) =>
  ({ publication_number, kind, publication_date }) as Relative
const patent = (number: string, kind: string, publications: Relative[], same: PatentDetail['same_invention'] = []) => ({
  publication_number: number,
  kind,
  publications,
  same_invention: same,
})

test('an application is compared with its grant, a grant with its application', () => {
  const publications = [relative('CN1A', 'A', '20200101'), relative('CN1B', 'B', '20220101')]
  expect(counterpart(patent('CN1A', 'A', publications))).toEqual({ publicationNumber: 'CN1B', is: 'grant' })
  expect(counterpart(patent('CN1B', 'B', publications))).toEqual({ publicationNumber: 'CN1A', is: 'application' })
})

test('of several the first; a search report has no claims', () => {
  const publications = [
    relative('EP1A3', 'A3', '20190101'),
    relative('EP1A2', 'A2', '20200101'),
    relative('EP1B2', 'B2', '20240101'),
    relative('EP1B1', 'B1', '20220101'),
  ]
  expect(counterpart(patent('EP1A2', 'A2', publications))?.publicationNumber).toBe('EP1B1')
  expect(counterpart(patent('EP1B2', 'B2', publications))?.publicationNumber).toBe('EP1A2')
})

test('publications numbered apart count where the application has no other; designs and utility models have none', () => {
  const apart = [{ ...relative('JP2B2', 'B2', '20220101'), reason: 'application-and-grant' as const, same_day: null }]
  expect(counterpart(patent('JP1A', 'A', [relative('JP1A', 'A', '20200101')], apart))?.publicationNumber).toBe('JP2B2')
  expect(counterpart(patent('CN3U', 'U', [relative('CN1B', 'B', '20220101')]))).toBeNull()
  expect(counterpart(patent('CN1A', 'A', [relative('CN1A', 'A', '20200101')]))).toBeNull()
})
