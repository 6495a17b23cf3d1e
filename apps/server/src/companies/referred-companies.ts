import { COMPANY_KIND, type CompanyRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { listOf, referById } from '../kinds/refer-by-id.ts'
import type { RecordFacts, ReferredRecord, ReferredRecords } from '../kinds/referred-records.ts'
import type { Serving } from '../platform/domain.ts'
import { companyName } from './company-row.ts'

/** Companies for notes and follows. Throws SEARCH_STARTING while the index is incomplete. */
export function referredCompanies({ engines, readiness }: Pick<Serving, 'engines' | 'readiness'>): ReferredRecords {
  return referById(engines.of(COMPANY_KIND), readiness, { referred: referredCompany, facts: factsOf })
}

function referredCompany({ docId, record }: StoredRecord<CompanyRecord>): ReferredRecord {
  return {
    code: docId,
    title: () => companyName(record, docId),
    status: null,
    parties: record.representative === undefined ? [] : [record.representative],
    applicants: [companyName(record, docId)],
    applicationDate: record.founded ?? null,
    publicationDate: null,
  }
}

/** What followers are informed about: names, status, capital, address, representative, shareholders, parents. */
function factsOf(record: CompanyRecord): RecordFacts {
  const { names = [], shareholders = [], branches = [], parents = [] } = record
  return {
    company_names: listOf(names.map(({ text }) => text)),
    company_status: { kind: 'value', value: record.status ?? null },
    company_capital: { kind: 'value', value: record.capital?.text ?? null },
    company_address: { kind: 'value', value: record.address ?? null },
    company_representative: { kind: 'value', value: record.representative ?? null },
    company_shareholders: listOf(shareholders.map(({ name, share = '' }) => `${name} ${share}`.trim())),
    company_branches: listOf(branches.map(({ name }) => name)),
    company_parents: listOf(parents.filter(({ active }) => active).map(({ lei }) => lei)),
  }
}
