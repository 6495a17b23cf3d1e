import { describe, expect, it } from 'vitest'
import type { RecordFacts } from '../kinds/referred-records.ts'
import { compareFacts, completeSnapshot, factsWithAvailability, snapshotOf } from './compare-facts.ts'

const facts = (events: readonly string[], others: RecordFacts = {}): RecordFacts => ({
  legal_status: { kind: 'value', value: 'pending' },
  legal_events: { kind: 'list', items: events.map((id) => ({ id, label: `Event ${id}` })) },
  cited_by: { kind: 'count', count: 2 },
  ...others,
})

describe('facts of followed records', () => {
  it('are the same as their own snapshot, also when it was stored as JSON', () => {
    const stored = JSON.parse(JSON.stringify(snapshotOf(facts(['1', '2'])))) as ReturnType<typeof snapshotOf>
    expect(compareFacts(stored, facts(['2', '1']))).toEqual([])
  })

  it('differ in a value, a count, and what a list gained and lost', () => {
    const now = facts(['2', '3', '4'], { legal_status: { kind: 'value', value: 'active' }, cited_by: { kind: 'count', count: 5 } })
    expect(compareFacts(snapshotOf(facts(['1', '2'])), now)).toEqual([
      { kind: 'value', field: 'legal_status', from: 'pending', to: 'active' },
      {
        kind: 'list',
        field: 'legal_events',
        added: ['Event 3', 'Event 4'],
        addedTotal: 2,
        removed: ['1'],
        removedTotal: 1,
      },
      { kind: 'count', field: 'cited_by', from: 2, to: 5 },
    ])
  })

  it('that a later version adds are compared with what they are at the first comparison, but for events since the last look', () => {
    const before = snapshotOf(facts(['1']))
    const events = (dates: readonly string[]) => ({ kind: 'list', items: dates.map((date) => ({ id: date, label: date, date })) }) as const
    const now = facts(['1'], { owner: { kind: 'value', value: 'A' }, letters: events(['20260301', '20260302', '20260303']) })
    expect(compareFacts(before, now)).toEqual([])
    const complete = completeSnapshot(before, now, '20260302')
    expect(compareFacts(complete, now)).toEqual([
      expect.objectContaining({ field: 'letters', added: ['20260302', '20260303'], removed: [] }),
    ])
    const later = {
      ...now,
      owner: { kind: 'value', value: 'B' },
      letters: events(['20260228', '20260301', '20260302', '20260303']),
    } as const
    expect(completeSnapshot(complete, later, '20260302')).toBe(complete)
    expect(compareFacts(complete, later)).toEqual([
      { kind: 'value', field: 'owner', from: 'A', to: 'B' },
      expect.objectContaining({ field: 'letters', added: ['20260228', '20260302', '20260303'] }),
    ])
  })

  it('of a missing record consist of that, and the others are compared when it is back', () => {
    const seen = snapshotOf(factsWithAvailability(facts(['1'])))
    const gone = factsWithAvailability(null)
    expect(compareFacts(seen, gone)).toEqual([{ kind: 'value', field: 'available', from: '1', to: null }])
    const seenGone = { ...seen, ...snapshotOf(gone) }
    expect(compareFacts(seenGone, gone)).toEqual([])
    expect(compareFacts(seenGone, factsWithAvailability(facts(['1'])))).toEqual([
      { kind: 'value', field: 'available', from: null, to: '1' },
    ])
  })

  it('of a full list lose nothing that may only have been pushed out', () => {
    const ids = (first: number) => Array.from({ length: 500 }, (_, index) => String(first + index))
    const [change] = compareFacts(snapshotOf(facts(ids(0))), facts(ids(3)))
    expect(change).toMatchObject({ added: ['Event 500', 'Event 501', 'Event 502'], addedTotal: 3, removedTotal: 0 })
  })
})
