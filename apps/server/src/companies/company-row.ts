import type { CompanyRow } from '@gezhi/contract'
import type { CompanyRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'

/** A stored company as a row of the API, with names and texts as written in the source. */
export function companyRow({ docId, record }: StoredRecord<CompanyRecord>): CompanyRow {
  const { capital } = record
  return {
    id: docId,
    name: companyName(record, docId),
    number: record.creditCode ?? record.registrationNumber ?? record.lei ?? null,
    short_name: record.shortName ?? null,
    former_names: [...(record.formerNames ?? [])],
    status: record.status ?? record.statusText ?? null,
    type: record.type ?? null,
    founded: record.founded ?? null,
    representative: record.representative ?? null,
    capital: capital ? { text: capital.text, amount: capital.amount ?? null, currency: capital.currency ?? null } : null,
    country: record.country ?? null,
    province: record.province ?? null,
    city: record.city ?? null,
    address: record.address ?? null,
  }
}

/** The registered name; the id of a company that only relations name. */
export function companyName({ names = [] }: CompanyRecord, docId: string): string {
  return names[0]?.text ?? docId
}
