import type { Company } from '@gezhi/contract'
import { creditCodeIssue, type CompanyRecord } from '@gezhi/records'
import type { SearchEngine, StoredRecord } from '@gezhi/search'
import type { CompanyAliasStore } from './company-alias-store.ts'
import { companyRow } from './company-row.ts'
import { childrenOf, parentsOf } from './company-tree.ts'
import { linkedNames } from './linked-names.ts'

interface Parts {
  readonly engine: Pick<SearchEngine<CompanyRecord>, 'get' | 'related'>
  readonly aliases: Pick<CompanyAliasStore, 'list'>
  /** The engines of records whose applicants or owners are companies. */
  readonly others: readonly Pick<SearchEngine, 'facets' | 'kind'>[]
}

/** A company with its relations, and the names that link its records of other kinds. */
export async function companyDetail({ engine, aliases, others }: Parts, stored: StoredRecord<CompanyRecord>): Promise<Company> {
  const { record } = stored
  const [parents, children, own] = await Promise.all([parentsOf(engine, record), childrenOf(engine, record), aliases.list(stored.docId)])
  const issue = record.creditCode === undefined ? null : creditCodeIssue(record.creditCode)
  const sources = record.statements?.map(({ source }) => source) ?? [record.source]
  return {
    ...companyRow(stored),
    names: [...(record.names ?? [])],
    other_names: [...(record.otherNames ?? [])],
    credit_code: record.creditCode ?? null,
    code_issue: issue && { expected: issue.expected ?? null },
    registration_number: record.registrationNumber ?? null,
    former_numbers: [...(record.formerNumbers ?? [])],
    lei: record.lei ?? null,
    lei_registration: leiRegistrationOf(record),
    category: record.category ?? null,
    registered_at: record.registeredAt ?? null,
    scope: record.scope ?? null,
    headquarters: record.headquarters ?? null,
    closed: record.closed ?? null,
    shareholders: (record.shareholders ?? []).map(({ name, share }) => ({ name, share: share ?? null })),
    branches: (record.branches ?? []).map(({ name, creditCode }) => ({ name, credit_code: creditCode ?? null })),
    parents,
    children,
    linked_names: await linkedNames(record, own, others),
    sources: sources.map(({ format, file }) => ({ format, file: file ?? null })),
  }
}

function leiRegistrationOf({ leiRegistration }: CompanyRecord): Company['lei_registration'] {
  if (leiRegistration === undefined) return null
  const { status, renewal = null, corroboration = null, checkedAt = null } = leiRegistration
  return { status, renewal, corroboration, checked_at: checkedAt }
}
