import { PATENT_DIALECTS, PATENT_FIELD_TABLE, TEXT_COLUMNS } from '@gezhi/records'
import type { KindLanguage } from '../kind-language.ts'

/** The fields of patents, how other systems write them, and where the words of a query are seen. */
export const PATENT_LANGUAGE: KindLanguage = {
  fields: PATENT_FIELD_TABLE,
  dialects: PATENT_DIALECTS,
  // B.search-box.38 to B.search-box.49.
  boxCommands: ['FULL', 'TIAB', 'TI', 'AB', 'AP', 'APC', 'in', 'agc', 'ad', 'pd', 'grant-pd', 'prd'],
  textColumns: TEXT_COLUMNS,
  markedColumns: {
    text: /^(?:title|abstract|description|independentClaims|dependentClaims)/,
    applicant: /Applicants?$/,
    assignee: /^assignee/,
    inventor: /nventors?$/,
    agent: /^agen/,
  },
}
