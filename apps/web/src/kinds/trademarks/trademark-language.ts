import { MARK_NUMBERS, TRADEMARK_KIND } from '@gezhi/records'
import type { KindLanguage } from '../kind-language.ts'

/** The fields of trademarks, and where the words of a query are seen. */
export const TRADEMARK_LANGUAGE: KindLanguage = {
  fields: TRADEMARK_KIND.fields,
  dialects: TRADEMARK_KIND.dialects,
  boxCommands: ['TM', 'TXT', 'GS', 'OW', 'REP', 'nc', 'vc', 'AN', 'RN', 'ad', 'status'],
  commandExample: {
    zh: '如：TM=(云 OR cloud) AND nc=(09 OR 42) AND status=有效',
    en: 'For example: TM=(cloud OR sky) AND nc=(09 OR 42) AND status=live',
  },
  // Longer numbers, and those that end in a letter, are of patents.
  isNumber: (text) => /^[A-Z]{0,4}[-\s]*\d(?:\s?\d){3,8}$/i.test(text.trim()) && MARK_NUMBERS.isNumber(text.trim()),
  advancedForm: {
    rows: ['TM', 'nc', 'OW', 'ad'],
    templates: [
      {
        key: 'conflict',
        query: { zh: 'TM=云 AND nc=(09 OR 42) AND NOT status=失效', en: 'TM=cloud AND nc=(09 OR 42) AND NOT status=dead' },
      },
      { key: 'owner', query: { zh: 'OW=公司 AND status=有效', en: 'OW=company AND status=live' } },
      { key: 'figure', query: { zh: 'vc=26.04 AND nc=30', en: 'vc=26.04 AND nc=30' } },
      { key: 'expiring', query: { zh: 'xd=[20260101 TO 20261231] AND status=有效', en: 'xd=[20260101 TO 20261231] AND status=live' } },
    ],
  },
  textColumns: TRADEMARK_KIND.textColumns.map(({ name }) => name),
  markedColumns: {
    text: /^(?:mark|translation|description|goods)$/,
    owner: /^owner$/,
    representative: /^representative$/,
  },
}
