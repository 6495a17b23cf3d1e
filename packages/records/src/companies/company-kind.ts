import type { RecordKind } from '../kinds/record-kind.ts'
import { COMPANY_FIELD_TABLE } from './company-fields.ts'
import { companyIdentity, readCompanyIds } from './company-identity.ts'
import type { CompanyRecord } from './company-record.ts'
import { COMPANY_TEXT_COLUMNS } from './company-texts.ts'
import { companyContent, mergeCompanies } from './merging/merge-companies.ts'

const upperCase = (value: string): string => value.trim().toUpperCase()

/** Registered companies and their branches. */
export const COMPANY_KIND: RecordKind<CompanyRecord> = {
  name: 'company',
  indexName: 'companies',
  version: 2,
  label: { zh: '企业', en: 'Companies' },
  module: import.meta.url,
  fields: COMPANY_FIELD_TABLE,
  dialects: {},
  textColumns: COMPANY_TEXT_COLUMNS,
  identity: companyIdentity,
  withoutIdentity: { zh: '既没有代码也没有名称', en: 'has neither a number nor a name' },
  readIds: readCompanyIds,
  relations: {
    /** Companies that have it as a parent, by its LEI. */
    parent: {
      keys: ({ parents = [] }) => [...new Set(parents.filter(({ active }) => active).map(({ lei }) => lei))],
      key: upperCase,
      field: 'parent',
    },
  },
  order: { field: 'founded', date: ({ founded }) => founded },
  groupings: {},
  bodyProperties: [],
  content: companyContent,
  merge: mergeCompanies,
  suggestFields: ['NAME'],
}

export { COMPANY_KIND as kind }
