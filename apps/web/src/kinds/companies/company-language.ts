import { COMPANY_KIND } from '@gezhi/records'
import type { KindLanguage } from '../kind-language.ts'

const { fields, dialects, textColumns } = COMPANY_KIND

/** The fields of companies, and where the words of a query are seen. */
export const COMPANY_LANGUAGE: KindLanguage = {
  fields,
  dialects,
  boxCommands: ['NAME', 'SN', 'FN', 'PY', 'code', 'SCOPE', 'ADDR'],
  isNumber: (text) => fields.find('code')?.numbers?.isNumber(text.trim()) ?? false,
  advancedForm: { rows: ['NAME', 'code', 'SCOPE'] },
  textColumns: textColumns.map(({ name }) => name),
  markedColumns: {
    text: /^(?:name|shortName|formerName|scope)$/,
    address: /^address$/,
    people: /^people$/,
  },
}
