import type { PatentDetail } from '@gezhi/contract/client'
import { expect, test } from 'vitest'
import { legalLanes, legalPhases } from './legal-lanes.ts'

const event = (date: string, text: string, category: string | null = null) => ({ date, code: '', office: 'CN', text, category })

test('events by subject, oldest first', () => {
  const lanes = legalLanes([
    event('20200101', '授权', 'F'),
    event('20180101', '公开'),
    event('20210101', '专利权的转移'),
    event('', '年费'),
    event('20220101', 'XYZ'),
    event('20190101', '实质审查的生效'),
  ])
  expect(lanes.map(({ name, events }) => `${name}: ${events.map(({ date }) => date).join(' ')}`)).toEqual([
    'right: 20200101',
    'procedure: 20180101 20190101',
    'parties: 20210101',
    'other: 20220101',
  ])
})

const facts = (part: object) => ({
  application_date: '20150101',
  publication_date: '20160701',
  grant_date: null,
  legal_state: null,
  legal_events: [],
  ...part,
})
const state = (status: string, date: string | null): PatentDetail['legal_state'] => ({
  status,
  detail: '',
  decided_by: { by: 'event', event: null, date, kind: null, latest: false },
})

test('pending until the grant, in force until the end', () => {
  const phases = (part: object) => legalPhases(facts(part)).map(({ name, from, to }) => `${name} ${from}-${to ?? ''}`)
  expect(phases({})).toEqual(['pending 20150101-'])
  expect(phases({ grant_date: '20180101' })).toEqual(['pending 20150101-20180101', 'active 20180101-'])
  expect(phases({ legal_events: [event('20180101', '授权')] })).toEqual(['pending 20150101-20180101', 'active 20180101-'])
  expect(phases({ grant_date: '20180101', legal_state: state('inactive', '20200101') })).toEqual([
    'pending 20150101-20180101',
    'active 20180101-20200101',
    'inactive 20200101-',
  ])
  expect(phases({ legal_state: state('inactive', '20170101') })).toEqual(['pending 20150101-20170101', 'inactive 20170101-'])
})

test('without dates there are no stages', () => {
  expect(legalPhases(facts({ application_date: null, publication_date: null }))).toEqual([])
})
