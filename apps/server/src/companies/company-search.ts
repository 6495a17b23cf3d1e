import type { CompanyRow } from '@gezhi/contract'
import type { CompanyRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import type { RecordSearch } from '../kinds/record-search.ts'
import { companyRow } from './company-row.ts'

/** How companies are searched; everybody sees all of them. */
export function companySearch(engine: SearchEngine<CompanyRecord>): RecordSearch<CompanyRecord, CompanyRow> {
  return { engine, snippetColumns: ['scope', 'formerName', 'address', 'people'], toRow: companyRow }
}
