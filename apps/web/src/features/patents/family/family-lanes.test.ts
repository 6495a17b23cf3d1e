import { expect, test } from 'vitest'
import { familyLanes, markDate, type TimelineMember } from './family-lanes.ts'

const member = (publication_number: string, application_date: string | null, publication_date: string | null): TimelineMember => ({
  publication_number,
  country: publication_number.slice(0, 2),
  kind: publication_number.at(-1) ?? null,
  application_date,
  publication_date,
  legal_status: null,
})

test('publications of one application share a lane; countries are in the order of their first date', () => {
  const lanes = familyLanes([
    member('US2B', '20190101', '20210101'),
    member('US2A', '20190101', '20200101'),
    member('CN1A', '20180101', '20190601'),
    member('US3A', '20200101', '20210601'),
    member('EP4A', null, '20200301'),
    member('JP5A', null, null),
  ])
  expect(lanes.map(({ country, start, marks }) => [country, start, marks.map((one) => one.publication_number).join(' ')])).toEqual([
    ['CN', '20180101', 'CN1A'],
    ['US', '20190101', 'US2A US2B'],
    ['US', '20200101', 'US3A'],
    ['EP', null, 'EP4A'],
  ])
})

test('a member is drawn at its publication', () => {
  expect([markDate(member('US2A', '20190101', '20200101')), markDate(member('US2A', '20190101', null))]).toEqual(['20200101', '20190101'])
})
