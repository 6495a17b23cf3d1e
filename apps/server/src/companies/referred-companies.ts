import { COMPANY_KIND, type CompanyRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { requireReady } from '../http/require-ready.ts'
import type { RecordFact, RecordFacts, ReferredRecord, ReferredRecords } from '../kinds/referred-records.ts'
import type { Serving } from '../platform/domain.ts'
import { companyName } from './company-row.ts'

/** Companies for notes and follows. Throws SEARCH_STARTING while the index is incomplete. */
export function referredCompanies({ engines, readiness }: Pick<Serving, 'engines' | 'readiness'>): ReferredRecords {
  const engine = engines.of(COMPANY_KIND)
  const codesOf = (number: string) => [...new Set([number, ...engine.kind.readIds(number)])]
  const stored = async (numbers: readonly string[]) => {
    requireReady(readiness)
    const found = new Map((await engine.get(numbers.flatMap(codesOf))).map((one) => [one.docId, one]))
    return numbers.map((number) => codesOf(number).flatMap((id) => found.get(id) ?? [])[0] ?? null)
  }
  return {
    codesOf,
    find: async (numbers) => (await stored(numbers)).map((one) => one && referredCompany(one)),
    facts: async (numbers) => (await stored(numbers)).map((one) => one && factsOf(one.record)),
    version: async () => (await engine.status()).version,
  }
}

function referredCompany({ docId, record }: StoredRecord<CompanyRecord>): ReferredRecord {
  return {
    code: docId,
    title: () => companyName(record, docId),
    status: null,
    parties: record.representative === undefined ? [] : [record.representative],
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

function listOf(values: readonly string[]): RecordFact {
  return { kind: 'list', items: [...new Set(values)].toSorted().map((value) => ({ id: value, label: value })) }
}
