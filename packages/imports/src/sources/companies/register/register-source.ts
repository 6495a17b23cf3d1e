import { COMPANY_KIND, type CompanyRecord } from '@gezhi/records'
import type { ImportSource } from '../../../pipeline/import-source.ts'
import { findDelimiter, splitCsvRows } from '../../mapped-csv/split-csv-rows.ts'
import { readRegisterRow } from './read-register-row.ts'

/** Columns that make a table one of a company register. */
const COLUMNS = { recognisedBy: ['企业名称', '统一社会信用代码'] }

/** A delimited text table of a company register, one company a row. */
export const REGISTER_SOURCE: ImportSource<CompanyRecord> = {
  kind: COMPANY_KIND,
  format: 'company-register-csv',
  version: 2,
  rank: 3,
  recognises: (head) => !/^\s*[<{[]|^PK/.test(head) && findDelimiter(head, COLUMNS) !== null,
  fragments: (bytes) => splitCsvRows(bytes, COLUMNS),
  read: ({ text }) => readRegisterRow(JSON.parse(text) as Readonly<Record<string, string>>),
}
