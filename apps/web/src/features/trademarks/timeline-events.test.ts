import { expect, test } from 'vitest'
import { timelineEvents } from './timeline-events.ts'

test('events and dates without one, newest first; a date that an event names is not repeated', () => {
  const events = timelineEvents({
    application_date: '20200408',
    publication_date: '20200416',
    registration_date: null,
    expiry_date: '20300408',
    events: [
      { date: '20200416', code: 'A.1', text: 'Bulletin 2020/072, A.1', type: 'publication' },
      { date: '20210527', code: '017950422', text: 'Total transfer', type: 'record' },
    ],
    oppositions: [{ date: '20200716', number: '003126194' }],
  })
  expect(events.map(({ date, type, text, code }) => [date, type, [text, code].filter(Boolean).join(' ')])).toEqual([
    ['20300408', 'expiry', ''],
    ['20210527', 'record', 'Total transfer 017950422'],
    ['20200716', 'opposition', '003126194'],
    ['20200416', 'publication', 'Bulletin 2020/072, A.1'],
    ['20200408', 'application', ''],
  ])
})
