import type { Field } from '../../kinds/field.ts'
import { markWords } from '../mark-texts.ts'
import type { Trademark } from '../trademark.ts'

/** Fields of texts of trademarks. */
export const MARK_TEXT_FIELDS: readonly Field<Trademark>[] = [
  {
    name: 'TM',
    aliases: ['mark', 'words', 'MK', 'brand', 'name', 'TI'],
    type: 'party',
    group: 'text',
    label: { zh: '商标名称', en: 'Mark' },
    example: 'TM=(云)',
    englishExample: 'TM=(cloud)',
    text: ['mark'],
    values: markWords,
    facet: 'mark',
    sort: 'mark',
  },
  {
    name: 'TXT',
    aliases: ['anything', 'mark-owner-goods'],
    type: 'text',
    group: 'text',
    label: { zh: '商标名称、申请人和商品服务', en: 'Mark, owner, goods and services' },
    example: 'TXT=(软件)',
    englishExample: 'TXT=(software)',
    text: ['mark', 'translation', 'goods', 'owner'],
  },
  {
    name: 'ALL',
    aliases: ['everything', 'FULL'],
    type: 'text',
    group: 'text',
    label: { zh: '全部文字', en: 'All text' },
    example: 'ALL=(软件)',
    englishExample: 'ALL=(software)',
    text: ['mark', 'translation', 'description', 'goods', 'owner', 'representative', 'opponent', 'address'],
  },
  {
    name: 'TMX',
    aliases: ['translation', 'transliteration', 'mark-translation'],
    type: 'text',
    group: 'text',
    label: { zh: '商标的译文和音译', en: 'Translations of the mark' },
    example: 'TMX=(cloud)',
    text: ['translation'],
  },
  {
    name: 'GS',
    aliases: ['goods', 'services', 'goods-services'],
    type: 'text',
    group: 'text',
    label: { zh: '商品和服务', en: 'Goods and services' },
    example: 'GS=(软件)',
    englishExample: 'GS=(software)',
    text: ['goods'],
  },
  {
    name: 'DE',
    aliases: ['mark-description'],
    type: 'text',
    group: 'text',
    label: { zh: '商标说明', en: 'Description of the mark' },
    example: 'DE=(图形)',
    englishExample: 'DE=(device)',
    text: ['description'],
  },
]
