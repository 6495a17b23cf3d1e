import { markExpiry, markWords, partyName, TRADEMARK_KIND, trademarkNumber, markStanding, type Trademark } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { listOf, referById } from '../kinds/refer-by-id.ts'
import type { FactItem, RecordFacts, ReferredRecord, ReferredRecords } from '../kinds/referred-records.ts'
import { textIn } from '../kinds/language-choice.ts'
import type { Serving } from '../platform/domain.ts'

/** Trademarks as follows of users refer to them. Throws SEARCH_STARTING while the index is incomplete. */
export function referredTrademarks({ engines, readiness }: Pick<Serving, 'engines' | 'readiness'>): ReferredRecords {
  return referById(engines.of(TRADEMARK_KIND), readiness, { referred, facts: factsOf })
}

function referred({ docId, record }: StoredRecord<Trademark>): ReferredRecord {
  const parties = (record.owners ?? []).map(partyName)
  return {
    code: docId,
    title: (language) => textIn(record.words, language) || trademarkNumber(record),
    status: markStanding(record) ?? null,
    parties,
    // An owner known by an official number only has no patents under it.
    applicants: (record.owners ?? []).flatMap(({ name = '' }) => (name === '' ? [] : [name])),
    applicationDate: record.applicationDate ?? null,
    publicationDate: record.publicationDate ?? null,
  }
}

/** What followers of trademarks are informed about: status, events, oppositions, owners, expiry. */
function factsOf(record: Trademark): RecordFacts {
  return {
    legal_status: { kind: 'value', value: markStanding(record) ?? null },
    status_detail: { kind: 'value', value: record.status ?? null },
    expiry_date: { kind: 'value', value: markExpiry(record) ?? null },
    events: {
      kind: 'list',
      items: (record.events ?? []).map(({ date, code = '', text }): FactItem => ({
        id: [date, code, text].join(' '),
        label: `${day(date)} ${text}`,
        date,
      })),
    },
    oppositions: listOf((record.oppositions ?? []).flatMap(({ number, date }) => number ?? date ?? [])),
    owners: listOf((record.owners ?? []).map(partyName)),
    words: listOf(markWords(record)),
  }
}

function day(date: string): string {
  return date.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
}
