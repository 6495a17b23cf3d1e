import { PATENT_SCENES } from '@gezhi/contract/client'
import { readNumbers, splitNumbers } from '@gezhi/query'
import { PATENT_DIALECTS, PATENT_FIELD_TABLE, PATENT_NUMBERS, TEXT_COLUMNS } from '@gezhi/records'
import type { KindLanguage } from '../kind-language.ts'

/** The fields of patents, how other systems write them, and where the words of a query are seen. */
export const PATENT_LANGUAGE: KindLanguage = {
  fields: PATENT_FIELD_TABLE,
  dialects: PATENT_DIALECTS,
  // B.search-box.38 to B.search-box.49.
  boxCommands: ['FULL', 'TIAB', 'TI', 'AB', 'AP', 'APC', 'in', 'agc', 'ad', 'pd', 'grant-pd', 'prd'],
  isNumber: (text) => readNumbers(text, PATENT_FIELD_TABLE)?.length === 1,
  splitNumbers: (text) => splitNumbers(text, PATENT_NUMBERS).map(({ written }) => written),
  advancedForm: {
    rows: ['TIAB', 'AP', 'ad'],
    templates: [
      {
        key: 'topic',
        query: { zh: 'TIAB=(石墨烯 OR graphene) AND ipc=H01M', en: 'TIAB=(graphene OR graphite) AND ipc=H01M' },
      },
      {
        key: 'applicant',
        query: { zh: 'AP=大学 AND type=invention AND status=active', en: 'AP=university AND type=invention AND status=active' },
      },
      {
        key: 'period',
        query: {
          zh: 'TIAB=电池 AND ad=[20200101 TO 20231231] AND grant-pd=[20200101 TO *]',
          en: 'TIAB=battery AND ad=[20200101 TO 20231231] AND grant-pd=[20200101 TO *]',
        },
      },
      {
        key: 'without',
        query: { zh: 'TIAB=(机器人 OR robot) AND NOT AP=公司', en: 'TIAB=(robot OR manipulator) AND NOT AP=corporation' },
      },
    ],
    scenes: PATENT_SCENES,
  },
  textColumns: TEXT_COLUMNS,
  markedColumns: {
    text: /^(?:title|abstract|description|independentClaims|dependentClaims)/,
    applicant: /Applicants?$/,
    assignee: /^assignee/,
    inventor: /nventors?$/,
    agent: /^agen/,
  },
}
