import type { FollowChange } from '@gezhi/contract'
import type { RecordFact, RecordFacts } from '../kinds/referred-records.ts'

/** The facts of a record as JSON: a value, a count, or the ids of a list. */
export type FactSnapshot = Readonly<Record<string, string | number | null | readonly string[]>>

/** Ids of one list that are stored, the last ones. */
const MAX_IDS = 500
/** Items of a change that are listed; the others are only counted. */
const MAX_LISTED = 20

/** The fact that a record is in the index: its value is `1`, and null when it is not. */
export const AVAILABLE = 'available'

/** The facts of a record, and that it is available; of a missing one only that it is not. */
export function factsWithAvailability(facts: RecordFacts | null): RecordFacts {
  return { ...facts, [AVAILABLE]: { kind: 'value', value: facts === null ? null : '1' } }
}

/** The facts in the form in which they are stored. */
export function snapshotOf(facts: RecordFacts): FactSnapshot {
  return Object.fromEntries(Object.entries(facts).map(([field, fact]) => [field, storedFact(fact)]))
}

function storedFact(fact: RecordFact): string | number | null | readonly string[] {
  switch (fact.kind) {
    case 'value':
      return fact.value
    case 'count':
      return fact.count
    case 'list':
      return fact.items.slice(-MAX_IDS).map(({ id }) => id)
  }
}

/**
 * A snapshot with the facts that it lacks because a version added them, as they are now. Items dated on `seenDay` (`yyyyMMdd`), the day of
 * the last look, or later are left out, so that they count as new.
 */
export function completeSnapshot(snapshot: FactSnapshot, facts: RecordFacts, seenDay: string): FactSnapshot {
  const missing = Object.entries(facts).filter(([field]) => snapshot[field] === undefined)
  if (missing.length === 0) return snapshot
  const before = missing.map(([field, fact]) => [field, fact.kind === 'list' ? itemsBefore(fact, seenDay) : fact] as const)
  return { ...snapshot, ...snapshotOf(Object.fromEntries(before)) }
}

function itemsBefore({ items }: Extract<RecordFact, { kind: 'list' }>, day: string): RecordFact {
  return { kind: 'list', items: items.filter(({ date = '' }) => date < day) }
}

/** The differences between a snapshot and present facts. Facts that only one of them has are not compared. */
export function compareFacts(snapshot: FactSnapshot, facts: RecordFacts): FollowChange[] {
  return Object.entries(facts).flatMap(([field, fact]) => {
    const before = snapshot[field]
    const change = before === undefined ? null : changeOf(field, before, fact)
    return change === null ? [] : [change]
  })
}

function changeOf(field: string, before: NonNullable<FactSnapshot[string]> | null, fact: RecordFact): FollowChange | null {
  switch (fact.kind) {
    case 'value': {
      const from = typeof before === 'string' ? before : null
      return from === fact.value ? null : { kind: 'value', field, from, to: fact.value }
    }
    case 'count': {
      const from = Number(before ?? 0)
      return from === fact.count ? null : { kind: 'count', field, from, to: fact.count }
    }
    case 'list':
      return listChange(field, Array.isArray(before) ? before : [], fact.items.slice(-MAX_IDS))
  }
}

function listChange(field: string, before: readonly string[], items: readonly { id: string; label: string }[]): FollowChange | null {
  const [known, present] = [new Set(before), new Set(items.map(({ id }) => id))]
  const added = items.filter(({ id }) => !known.has(id)).map(({ label }) => label)
  // What left a full list may only have been pushed out of it.
  const removed = items.length === MAX_IDS ? [] : before.filter((id) => !present.has(id))
  if (added.length + removed.length === 0) return null
  return {
    kind: 'list',
    field,
    added: added.slice(0, MAX_LISTED),
    addedTotal: added.length,
    removed: removed.slice(0, MAX_LISTED),
    removedTotal: removed.length,
  }
}
