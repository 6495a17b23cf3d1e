import { fieldTable } from '../kinds/field-table.ts'
import type { RecordKind } from '../kinds/record-kind.ts'
import { MARK_CLASS_FIELDS } from './fields/class-fields.ts'
import { MARK_DATE_FIELDS } from './fields/date-fields.ts'
import { MARK_NUMBER_FIELDS } from './fields/number-fields.ts'
import { MARK_PARTY_FIELDS } from './fields/party-fields.ts'
import { MARK_STATUS_FIELDS } from './fields/status-fields.ts'
import { MARK_TEXT_FIELDS } from './fields/text-fields.ts'
import { readTrademarkIds, trademarkIdentity } from './mark-identity.ts'
import { markWords, partyName, TRADEMARK_TEXT_COLUMNS } from './mark-texts.ts'
import { mergeTrademarks, trademarkContent } from './merge-trademarks.ts'
import type { Trademark } from './trademark.ts'

/** The fields by which trademarks are searched. */
export const TRADEMARK_FIELD_TABLE = fieldTable<Trademark>({
  list: [
    ...MARK_TEXT_FIELDS,
    ...MARK_NUMBER_FIELDS,
    ...MARK_PARTY_FIELDS,
    ...MARK_CLASS_FIELDS,
    ...MARK_DATE_FIELDS,
    ...MARK_STATUS_FIELDS,
  ],
  freeText: 'TXT',
  anyNumber: 'NO',
  company: 'OW',
})

/** Trademark applications and registrations. */
export const TRADEMARK_KIND: RecordKind<Trademark> = {
  name: 'trademark',
  indexName: 'trademarks',
  version: 2,
  label: { zh: '商标', en: 'Trademarks' },
  module: import.meta.url,
  fields: TRADEMARK_FIELD_TABLE,
  dialects: {},
  textColumns: TRADEMARK_TEXT_COLUMNS,
  identity: trademarkIdentity,
  withoutIdentity: { zh: '没有申请号，也没有注册号', en: 'has neither an application number nor a registration number' },
  readIds: readTrademarkIds,
  relations: {},
  order: {
    field: 'ad',
    date: ({ applicationDate }) => applicationDate,
    fallback: ({ registrationDate }) => registrationDate,
    tieBreak: 'rd',
  },
  groupings: {
    words: { key: (record) => markWords(record)[0]?.toLowerCase() },
    owner: { key: ({ owners: [first] = [] }) => first && partyName(first) },
  },
  bodyProperties: ['goods'],
  content: trademarkContent,
  merge: mergeTrademarks,
  suggestFields: ['TM', 'OW'],
}

export { TRADEMARK_KIND as kind }
