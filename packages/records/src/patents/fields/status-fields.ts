import { COUNTRY_LABELS } from '../../labels/country-labels.ts'
import { LANGUAGE_LABELS } from '../../labels/language-labels.ts'
import { LEGAL_DETAIL_LABELS } from '../labels/legal-detail-labels.ts'
import { LEGAL_STATUS_LABELS } from '../labels/legal-status-labels.ts'
import { PATENT_TYPE_LABELS } from '../labels/patent-type-labels.ts'
import { RECORD_PART_LABELS, type RecordPart } from '../labels/record-part-labels.ts'
import { publicationType } from '../publication-type.ts'
import type { PatentField } from '../patent-field.ts'
import type { PatentRecord } from '../patent-record.ts'

const NO_COURT_DATA = { zh: '尚未导入诉讼和复审数据', en: 'no litigation and re-examination data imported yet' }

const oneOrNone = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value])

const PARTS: Record<RecordPart, (record: PatentRecord) => readonly unknown[] | undefined> = {
  abstract: (record) => record.abstracts,
  claims: (record) => record.claims,
  description: (record) => record.description,
  drawings: (record) => record.drawings,
  citations: (record) => record.citations,
  priority: (record) => record.priorities,
  family: (record) => oneOrNone(record.family?.simpleId ?? record.family?.extendedId),
  events: (record) => record.legalEvents,
}

function partsOf(record: PatentRecord): string[] {
  return Object.entries(PARTS).flatMap(([part, read]) => ((read(record)?.length ?? 0) > 0 ? [part] : []))
}

/** Fields of codes: kind and status of a document. */
export const STATUS_FIELDS: readonly PatentField[] = [
  {
    name: 'country',
    aliases: ['PNC', 'AUTH', 'AUTHORITY', 'office', 'jurisdiction', 'CTR', 'CC', '公开国别', '国家'],
    type: 'code',
    group: 'status',
    label: { zh: '国家/地区', en: 'Country/region' },
    example: 'country=CN',
    values: (record) => [record.office],
    labels: COUNTRY_LABELS,
    facet: 'country',
    facetAliases: ['office', 'authority'],
  },
  {
    name: 'type',
    aliases: ['PT', 'patent-type', 'publication_type'],
    type: 'code',
    group: 'status',
    label: { zh: '专利类型', en: 'Patent type' },
    example: 'type=发明',
    englishExample: 'type=invention',
    values: (record) => oneOrNone(publicationType(record)),
    labels: PATENT_TYPE_LABELS,
    facet: 'patent_type',
    facetAliases: ['type'],
  },
  {
    name: 'kind',
    aliases: ['KD', 'KC', 'kind-code'],
    type: 'code',
    group: 'status',
    label: { zh: '文献种类代码', en: 'Kind code' },
    example: 'kind=B*',
    values: (record) => oneOrNone(record.kind),
    facet: 'kind',
    facetAliases: ['kind_code'],
  },
  {
    name: 'lang',
    aliases: ['language', 'LA'],
    type: 'code',
    group: 'status',
    label: { zh: '语言', en: 'Language' },
    example: 'lang=中文',
    englishExample: 'lang=English',
    values: (record) => [...new Set([...record.titles, ...(record.abstracts ?? [])].map((text) => text.lang))],
    labels: LANGUAGE_LABELS,
    facet: 'language',
    facetAliases: ['lang'],
  },
  {
    name: 'status',
    aliases: ['STATUS-LITE', 'legal-status', 'SIMPLE_LEGAL_STATUS', 'legal_status.patent_status'],
    type: 'code',
    group: 'status',
    label: { zh: '法律状态', en: 'Legal status' },
    example: 'status=有效',
    englishExample: 'status=active',
    values: (record) => oneOrNone(record.legalStatus),
    labels: LEGAL_STATUS_LABELS,
    facet: 'legal_status',
    facetAliases: ['status'],
  },
  {
    name: 'legal-state',
    aliases: ['LEGAL-DETAIL', 'LEGAL_STATUS_DETAIL'],
    type: 'code',
    group: 'status',
    label: { zh: '法律状态详情', en: 'Detailed legal status' },
    example: 'legal-state=未缴年费',
    englishExample: 'legal-state=granted',
    values: (record) => oneOrNone(record.legalState?.detail),
    labels: LEGAL_DETAIL_LABELS,
    facet: 'legal_status_detail',
    facetAliases: ['legal_state'],
  },
  {
    name: 'has',
    aliases: ['contains-part'],
    type: 'code',
    group: 'status',
    label: { zh: '已收录部分', en: 'Available parts' },
    example: 'has=claims',
    values: partsOf,
    labels: RECORD_PART_LABELS,
    facet: 'has',
  },
  {
    name: 'source',
    aliases: ['source-format', 'provenance'],
    type: 'code',
    group: 'status',
    label: { zh: '数据来源', en: 'Data source' },
    example: 'source=demo',
    values: (record) => [record.source.format],
    facet: 'source',
  },
  {
    name: 'flag-337',
    aliases: ['ITC-337'],
    type: 'code',
    group: 'status',
    label: { zh: '337 调查', en: 'Section 337 investigation' },
    example: 'flag-337=1',
    withoutSource: NO_COURT_DATA,
  },
  {
    name: 'litigation',
    aliases: ['LGI', 'LGI-TEXT'],
    type: 'code',
    group: 'status',
    label: { zh: '诉讼', en: 'Litigation' },
    example: 'litigation=1',
    withoutSource: NO_COURT_DATA,
  },
  {
    name: 'review',
    aliases: ['RI', 'RI-TYPE'],
    type: 'code',
    group: 'status',
    label: { zh: '复审无效', en: 'Re-examination and invalidation' },
    example: 'review=1',
    withoutSource: NO_COURT_DATA,
  },
  {
    name: 'entry-country',
    aliases: ['designated-states'],
    type: 'code',
    group: 'status',
    label: { zh: '进入国家阶段的国家', en: 'National phase countries' },
    example: 'entry-country=CN',
    labels: COUNTRY_LABELS,
    withoutSource: { zh: '尚未导入国家阶段数据', en: 'no national phase data imported yet' },
  },
]
