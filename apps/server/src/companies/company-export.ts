import { CALLS } from '@gezhi/contract'
import { COMPANY_KIND, type CompanyRecord } from '@gezhi/records'
import type { Handlers } from '../http/call-context.ts'
import { fieldColumns, writtenDate } from '../kinds/field-columns.ts'
import type { ExportColumn, RecordExport } from '../kinds/record-export.ts'
import type { Serving } from '../platform/domain.ts'
import { companyName } from './company-row.ts'

/** Unions of other fields, and what only serves searches. */
const OMITTED = ['ALL', 'PY', 'foundedy', 'code-check']

const text = (value: (record: CompanyRecord) => string | undefined): Pick<ExportColumn<CompanyRecord>, 'value'> => ({
  value: ({ record }) => value(record) || null,
})

const COLUMNS = fieldColumns<CompanyRecord>(COMPANY_KIND.fields, {
  omitted: OMITTED,
  own: {
    NAME: { value: ({ docId, record }) => companyName(record, docId) },
    SCOPE: text(({ scope }) => scope),
    ADDR: text(({ address }) => address),
    // As registered, with its own unit and currency; the field of searches is an amount in yuan.
    capital: { ...text(({ capital }) => capital?.text), label: { zh: '注册资本', en: 'Registered capital' }, kind: 'text', width: 24 },
  },
})

/** How companies are exported; `searching` are the calls that list them. */
export function companyExport(
  searching: (serving: Serving) => Pick<Handlers['companies'], 'searchCompanies' | 'searchSpaceCompanies'>,
): RecordExport<CompanyRecord> {
  return {
    kind: COMPANY_KIND,
    columns: COLUMNS,
    defaults: {
      table: ['NAME', 'code', 'status', 'type', 'founded', 'capital', 'REP', 'province', 'CITY', 'ADDR'],
      document: ['code', 'lei', 'status', 'type', 'founded', 'capital', 'REP', 'FN', 'country', 'province', 'CITY', 'ADDR', 'SCOPE'],
    },
    viewedAs: 'viewPatents',
    isVisible: () => true,
    heading: ({ docId, record }) => ({ title: companyName(record, docId), subtitle: record.creditCode ?? docId }),
    reference: ({ docId, record }) => ({
      title: companyName(record, docId),
      language: record.names?.[0]?.lang ?? 'zh',
      inventors: [],
      applicants: [],
      number: record.creditCode ?? docId,
      office: record.country ?? '',
      date: record.founded === undefined ? null : writtenDate(record.founded),
    }),
    open(serving) {
      const calls = searching(serving)
      return {
        lists: {
          searchCompanies: { call: CALLS.companies.searchCompanies, list: calls.searchCompanies },
          searchSpaceCompanies: { call: CALLS.companies.searchSpaceCompanies, list: calls.searchSpaceCompanies, changesAlone: true },
        },
        picture: async () => null,
        files: async () => [],
      }
    },
  }
}
