import type { SearchEngine, StoredRecord } from '@gezhi/search'
import { requireReady } from '../http/require-ready.ts'
import type { Readiness } from '../http/readiness.ts'
import type { RecordFact, RecordFacts, ReferredRecord, ReferredRecords } from './referred-records.ts'

/** How records of a kind are shown to those who follow them, and what these are informed about. */
export interface Referring<R extends object> {
  readonly referred: (stored: StoredRecord<R>) => ReferredRecord
  readonly facts: (record: R) => RecordFacts
}

/** Records of a kind whose numbers are read as ids. Throws SEARCH_STARTING while the index is incomplete. */
export function referById<R extends object>(
  engine: SearchEngine<R>,
  readiness: Readiness,
  { referred, facts }: Referring<R>,
): ReferredRecords {
  const codesOf = (number: string) => [...new Set([number, ...engine.kind.readIds(number)])]
  const stored = async (numbers: readonly string[]) => {
    requireReady(readiness)
    const found = new Map((await engine.get(numbers.flatMap(codesOf))).map((one) => [one.docId, one]))
    return numbers.map((number) => codesOf(number).flatMap((id) => found.get(id) ?? [])[0] ?? null)
  }
  return {
    codesOf,
    find: async (numbers) => (await stored(numbers)).map((one) => one && referred(one)),
    facts: async (numbers) => (await stored(numbers)).map((one) => one && facts(one.record)),
    version: async () => (await engine.status()).version,
  }
}

/** A set of names as a fact, in one order. */
export function listOf(names: readonly string[]): RecordFact {
  return { kind: 'list', items: [...new Set(names)].toSorted().map((name) => ({ id: name, label: name })) }
}
