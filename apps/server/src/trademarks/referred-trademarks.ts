import { markWords, partyName, TRADEMARK_KIND, trademarkNumber, markStanding, type Trademark } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { requireReady } from '../http/require-ready.ts'
import type { FactItem, RecordFact, RecordFacts, ReferredRecord, ReferredRecords } from '../kinds/referred-records.ts'
import { textIn } from '../kinds/language-choice.ts'
import type { Serving } from '../platform/domain.ts'

/** Trademarks as follows of users refer to them. Throws SEARCH_STARTING while the index is incomplete. */
export function referredTrademarks({ engines, readiness }: Pick<Serving, 'engines' | 'readiness'>): ReferredRecords {
  const engine = engines.of(TRADEMARK_KIND)
  const stored = async (numbers: readonly string[]) => {
    requireReady(readiness)
    const candidates = numbers.map((number) => [number, ...engine.kind.readIds(number)])
    const found = numbers.length === 0 ? [] : await engine.get(candidates.flat())
    const byId = new Map(found.map((one) => [one.docId, one]))
    return candidates.map((ids) => ids.flatMap((id) => byId.get(id) ?? [])[0] ?? null)
  }
  return {
    codesOf: (number) => [number, ...engine.kind.readIds(number)],
    find: async (numbers) => (await stored(numbers)).map((one) => one && referred(one)),
    facts: async (numbers) => (await stored(numbers)).map((one) => one && factsOf(one.record)),
    version: async () => (await engine.status()).version,
  }
}

function referred({ docId, record }: StoredRecord<Trademark>): ReferredRecord {
  return {
    code: docId,
    title: (language) => textIn(record.words, language) || trademarkNumber(record),
    status: markStanding(record) ?? null,
    parties: (record.owners ?? []).map(partyName),
    applicationDate: record.applicationDate ?? null,
    publicationDate: record.publicationDate ?? null,
  }
}

/** What followers of trademarks are informed about: status, events, oppositions, owners, expiry. */
function factsOf(record: Trademark): RecordFacts {
  return {
    legal_status: { kind: 'value', value: markStanding(record) ?? null },
    status_detail: { kind: 'value', value: record.status ?? null },
    expiry_date: { kind: 'value', value: record.expiryDate ?? null },
    events: {
      kind: 'list',
      items: (record.events ?? []).map(({ date, code = '', text }): FactItem => ({
        id: [date, code, text].join(' '),
        label: `${day(date)} ${text}`,
      })),
    },
    oppositions: listOf((record.oppositions ?? []).flatMap(({ number, date }) => number ?? date ?? [])),
    owners: listOf((record.owners ?? []).map(partyName)),
    words: listOf(markWords(record)),
  }
}

function listOf(names: readonly string[]): RecordFact {
  return { kind: 'list', items: [...new Set(names)].toSorted().map((name) => ({ id: name, label: name })) }
}

function day(date: string): string {
  return date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
}
