import { CALLS, type Language } from '@gezhi/contract'
import { partyName, TRADEMARK_FIELD_TABLE, TRADEMARK_KIND, trademarkNumber, type Trademark } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import type { Handlers } from '../http/call-context.ts'
import { fieldColumns, VALUE_SEPARATOR, writtenDate } from '../kinds/field-columns.ts'
import { textIn } from '../kinds/language-choice.ts'
import type { ExportColumn, RecordExport } from '../kinds/record-export.ts'
import type { Serving } from '../platform/domain.ts'
import type { MarkPictures } from './mark-pictures.ts'

type Column = ExportColumn<Trademark>

const column = (value: (record: Trademark, language: Language) => string | null | undefined): Pick<Column, 'value'> => ({
  value: ({ record }, language) => value(record, language) || null,
})

/** Fields whose values in the index are not for reading. */
const OWN: Readonly<Record<string, Partial<Column>>> = {
  TM: column((record, language) => textIn(record.words, language)),
  TMX: column(({ otherWords = [] }) => otherWords.map(({ text }) => text).join(VALUE_SEPARATOR)),
  GS: { ...column(writtenGoods), blocks: (stored, language) => goodsBlocks(stored, language) },
  DE: column((record, language) => textIn(record.descriptions, language)),
  AN: column(({ applicationNumber }) => applicationNumber),
  RN: column(({ registrationNumber }) => registrationNumber),
  IRN: column(({ madrid }) => madrid?.registrationNumber),
  ADDR: column(({ owners = [] }) => owners.flatMap(({ address }) => address ?? []).join(VALUE_SEPARATOR)),
  'nice-class': column(({ niceClasses }) => niceClasses.join(VALUE_SEPARATOR)),
  vc: column(({ viennaCodes = [] }) => viennaCodes.join(VALUE_SEPARATOR)),
}

function writtenGoods({ goods = [] }: Trademark, language: Language): string {
  return goods.map(({ niceClass, texts }) => `${niceClass}: ${textIn(texts, language)}`).join('\n')
}

function goodsBlocks({ record }: StoredRecord<Trademark>, language: Language) {
  return (record.goods ?? []).map(({ niceClass, texts }) => ({
    kind: 'paragraph' as const,
    text: textIn(texts, language),
    number: niceClass,
  }))
}

const OMITTED = ['TXT', 'ALL', 'NO', 'nc', 'vc-category', 'vc-division']

const ADDED: readonly Column[] = [
  {
    code: 'picture',
    label: { zh: '商标图样', en: 'Image of the mark' },
    group: { zh: '文本', en: 'Text' },
    kind: 'text',
    width: 20,
    value: () => null,
    async blocks({ record }, _language, { picture }) {
      const held = await Promise.all((record.images ?? []).map(({ id }) => picture(record, id)))
      return held.flatMap((one) =>
        one === null ? [] : [{ kind: 'picture' as const, picture: { ...one, caption: trademarkNumber(record) } }],
      )
    },
    inDocumentsOnly: true,
  },
  {
    code: 'events',
    label: { zh: '流程事件', en: 'Events' },
    group: { zh: '法律状态', en: 'Legal status' },
    kind: 'text',
    width: 60,
    value: ({ record }) =>
      record.events?.map(({ date, code, text }) => [writtenDate(date), code, text].filter(Boolean).join(' ')).join('\n') || null,
  },
]

const TABLE = ['TM', 'AN', 'RN', 'nice-class', 'OW', 'REP', 'ad', 'pd', 'rd', 'xd', 'status', 'stage', 'feature', 'office', 'GS']

/** How trademarks are exported; `searching` are the calls that list them. */
export function trademarkExport(
  pictures: MarkPictures,
  searching: (serving: Serving) => Pick<Handlers['trademarks'], 'listTrademarks' | 'listSpaceTrademarks'>,
): RecordExport<Trademark> {
  return {
    kind: TRADEMARK_KIND,
    columns: [...fieldColumns(TRADEMARK_FIELD_TABLE, { omitted: OMITTED, own: OWN }), ...ADDED],
    defaults: { table: TABLE, document: [...TABLE, 'picture', 'events'] },
    viewedAs: 'viewTrademarks',
    isVisible: () => true,
    heading: ({ record }, language) => ({
      title: textIn(record.words, language) || trademarkNumber(record),
      subtitle: trademarkNumber(record),
    }),
    reference: ({ record }, language) => ({
      title: textIn(record.words, language) || trademarkNumber(record),
      language: record.words?.[0]?.lang ?? 'und',
      inventors: [],
      applicants: (record.owners ?? []).map(partyName),
      number: trademarkNumber(record),
      ...(record.applicationNumber !== undefined && { applicationNumber: record.applicationNumber }),
      office: record.office,
      date: record.applicationDate === undefined ? null : writtenDate(record.applicationDate),
    }),
    open(serving) {
      const calls = searching(serving)
      return {
        lists: {
          listTrademarks: { call: CALLS.trademarks.listTrademarks, list: calls.listTrademarks },
          listSpaceTrademarks: { call: CALLS.trademarks.listSpaceTrademarks, list: calls.listSpaceTrademarks, changesAlone: true },
        },
        async picture(record, id) {
          const png = await pictures.png(record, id)
          return png === null || !('body' in png) ? null : { bytes: png.body, type: 'png' }
        },
        files: ({ record, docId }) =>
          Promise.resolve(
            (record.images ?? []).map(({ id }) => ({
              name: `${docId}-${id}.png`,
              read: async () => (await pictures.png(record, id))?.body ?? null,
            })),
          ),
      }
    },
  }
}
