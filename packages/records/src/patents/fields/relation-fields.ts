import { COUNTRY_LABELS } from '../../labels/country-labels.ts'
import { PUBLICATION_NUMBERS } from '../numbers/patent-number-format.ts'
import type { PatentField } from '../patent-field.ts'
import type { PatentRecord } from '../patent-record.ts'
import { bothWritings } from './number-fields.ts'

const ACROSS_RECORDS = {
  zh: '需要统计全库，尚未计算',
  en: 'requires statistics over all documents, which are not computed yet',
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)]
const cited = (record: PatentRecord): string[] => (record.citations ?? []).flatMap((citation) => citation.publicationNumber ?? [])
const events = (record: PatentRecord) => record.legalEvents ?? []

/** Fields of citations, families and legal events: relations to other records and history. */
export const RELATION_FIELDS: readonly PatentField[] = [
  {
    name: 'ct',
    aliases: ['cites', 'URPN', 'cited-number', 'reference_cited.patent', 'REF', 'UREF'],
    type: 'number',
    group: 'citation',
    label: { zh: '引证专利号', en: 'Cited patent' },
    example: 'ct=CN*',
    values: (record) => distinct(cited(record).flatMap((number) => bothWritings(number, 'publication'))),
    numbers: PUBLICATION_NUMBERS,
  },
  {
    name: 'ct-country',
    aliases: ['CT-AUTH', 'cited-country'],
    type: 'code',
    group: 'citation',
    label: { zh: '引证专利国家/地区', en: 'Cited patent country/region' },
    example: 'ct-country=US',
    values: (record) => distinct(cited(record).map((number) => number.slice(0, 2))),
    labels: COUNTRY_LABELS,
    facet: 'citation.country',
  },
  {
    name: 'ct-category',
    aliases: ['CT-X', 'CITE_CATEGORY'],
    type: 'code',
    group: 'citation',
    label: { zh: '引证类别', en: 'Citation category' },
    example: 'ct-category=X',
    values: (record) => distinct((record.citations ?? []).flatMap((citation) => citation.category ?? [])),
    facet: 'citation.category',
  },
  {
    name: 'ctfw',
    aliases: ['cited-by'],
    type: 'number',
    group: 'citation',
    label: { zh: '施引专利号', en: 'Citing patent' },
    example: 'ctfw=CN103399241B',
    numbers: PUBLICATION_NUMBERS,
    withoutSource: ACROSS_RECORDS,
  },
  {
    name: 'fct',
    aliases: ['family-citations', '家族引证专利号'],
    type: 'number',
    group: 'citation',
    label: { zh: '同族引证专利号', en: 'Patent cited by the family' },
    example: 'fct=CN103399241B',
    numbers: PUBLICATION_NUMBERS,
    withoutSource: ACROSS_RECORDS,
  },
  {
    name: 'fctfw',
    aliases: ['family-cited-by', '家族施引专利号'],
    type: 'number',
    group: 'citation',
    label: { zh: '同族施引专利号', en: 'Patent citing the family' },
    example: 'fctfw=CN103399241B',
    numbers: PUBLICATION_NUMBERS,
    withoutSource: ACROSS_RECORDS,
  },
  {
    name: 'family-simple',
    aliases: ['SFAM', 'IF', 'FAM_ID', 'FMID', 'family', 'family.simple.id'],
    type: 'number',
    group: 'family',
    label: { zh: '简单同族号', en: 'Simple family' },
    example: 'family-simple=*1',
    values: (record) => oneOrNone(record.family?.simpleId),
  },
  {
    name: 'family-extended',
    aliases: ['EFAM', 'MF', 'IFAM_ID', 'EFAM_ID', 'family.extended.id'],
    type: 'number',
    group: 'family',
    label: { zh: '扩展同族号', en: 'Extended family' },
    example: 'family-extended=*1',
    values: (record) => oneOrNone(record.family?.extendedId),
  },
  {
    name: 'family-country',
    aliases: ['CF', 'family-countries', '同族国家'],
    type: 'code',
    group: 'family',
    label: { zh: '同族国家/地区', en: 'Family countries/regions' },
    example: 'family-country=US',
    labels: COUNTRY_LABELS,
    withoutSource: ACROSS_RECORDS,
  },
  {
    name: 'pr-country',
    aliases: ['PRC', 'priority-country', 'priority_claim.jurisdiction'],
    type: 'code',
    group: 'family',
    label: { zh: '优先权国家/地区', en: 'Priority country/region' },
    example: 'pr-country=CN',
    values: (record) => distinct((record.priorities ?? []).flatMap((priority) => priority.country ?? [])),
    labels: COUNTRY_LABELS,
    facet: 'priority.country',
  },
  {
    name: 'lg',
    aliases: ['LEGAL_EVENT', 'LG-CODE', 'event-code'],
    type: 'code',
    group: 'event',
    label: { zh: '法律事件代码', en: 'Legal event code' },
    example: 'lg=*',
    values: (record) => distinct(events(record).map((event) => event.code)),
    facet: 'legal_event.code',
  },
  {
    name: 'lg-text',
    aliases: ['LGE', 'event-text'],
    type: 'code',
    group: 'event',
    label: { zh: '法律事件名称', en: 'Legal event name' },
    example: 'lg-text=*授权*',
    englishExample: 'lg-text=*grant*',
    values: (record) => distinct(events(record).map((event) => event.text)),
    facet: 'legal_event.text',
  },
  {
    name: 'lg-office',
    aliases: ['LGC', 'event-office'],
    type: 'code',
    group: 'event',
    label: { zh: '法律事件国家/地区', en: 'Legal event country/region' },
    example: 'lg-office=CN',
    values: (record) => distinct(events(record).map((event) => event.office)),
    labels: COUNTRY_LABELS,
    facet: 'legal_event.office',
  },
]

function oneOrNone(value: string | undefined): string[] {
  return value === undefined ? [] : [value]
}
