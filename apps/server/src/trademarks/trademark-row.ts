import type { AnswerOf, CALLS, Language } from '@gezhi/contract'
import { isStatusOutdated, markExpiry, markStanding, partyName, trademarkNumber, type Trademark } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { textIn } from '../kinds/language-choice.ts'

export type TrademarkRow = AnswerOf<(typeof CALLS)['trademarks']['listTrademarks']>['list'][number]

/** A stored trademark as a row of the API. `today`: yyyyMMdd. */
export function trademarkRow({ docId, record }: StoredRecord<Trademark>, language: Language, today: string): TrademarkRow {
  return {
    id: docId,
    number: trademarkNumber(record),
    application_number: record.applicationNumber ?? null,
    registration_number: record.registrationNumber ?? null,
    mark: textIn(record.words, language),
    country: record.office,
    mark_feature: record.feature ?? null,
    mark_kind: record.kind ?? null,
    legal_status: markStanding(record) ?? null,
    status_detail: record.status ?? null,
    status_date: record.statusDate ?? null,
    nice_class: [...record.niceClasses],
    similar_group: [...(record.similarGroups ?? [])],
    vienna: [...(record.viennaCodes ?? [])],
    owner: (record.owners ?? []).map(partyName),
    representative: (record.representatives ?? []).map(partyName),
    application_date: record.applicationDate ?? null,
    publication_date: record.publicationDate ?? null,
    registration_date: record.registrationDate ?? null,
    expiry_date: markExpiry(record) ?? null,
    expiry_derived: record.expiryIsDerived === true,
    status_outdated: isStatusOutdated(record, today),
  }
}
