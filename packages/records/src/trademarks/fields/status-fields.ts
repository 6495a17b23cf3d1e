import type { Field } from '../../kinds/field.ts'
import { COUNTRY_LABELS } from '../../labels/country-labels.ts'
import { MARK_FEATURE_LABELS, MARK_KIND_LABELS } from '../labels/mark-feature-labels.ts'
import { MARK_STANDING_LABELS, MARK_STATUS_LABELS } from '../labels/mark-status-labels.ts'
import { markStanding } from '../mark-standing.ts'
import type { Trademark } from '../trademark.ts'

const shared = { type: 'code', group: 'status', aliases: [] as readonly string[] } as const
const one = (value: string | undefined): string[] => (value === undefined ? [] : [value])

/** Fields of status and nature of trademarks. */
export const MARK_STATUS_FIELDS: readonly Field<Trademark>[] = [
  {
    ...shared,
    name: 'status',
    aliases: ['ST', 'legal-status', 'live-dead'],
    label: { zh: '法律状态', en: 'Legal status' },
    example: 'status=有效',
    englishExample: 'status=live',
    values: (record) => one(markStanding(record)),
    labels: MARK_STANDING_LABELS,
    facet: 'legal_status',
  },
  {
    ...shared,
    name: 'stage',
    aliases: ['status-detail'],
    label: { zh: '流程状态', en: 'Procedural status' },
    example: 'stage=异议中',
    englishExample: 'stage=opposed',
    values: ({ status }) => one(status),
    labels: MARK_STATUS_LABELS,
    facet: 'status_detail',
  },
  {
    ...shared,
    name: 'feature',
    aliases: ['mark-feature', 'MF', 'type'],
    label: { zh: '商标类型', en: 'Type of mark' },
    example: 'feature=文字商标',
    englishExample: 'feature=word',
    values: ({ feature }) => one(feature),
    labels: MARK_FEATURE_LABELS,
    facet: 'mark_feature',
  },
  {
    ...shared,
    name: 'mark-kind',
    aliases: ['MKD'],
    label: { zh: '商标性质', en: 'Kind of mark' },
    example: 'mark-kind=集体商标',
    englishExample: 'mark-kind=collective',
    values: ({ kind }) => one(kind),
    labels: MARK_KIND_LABELS,
    facet: 'mark_kind',
  },
  {
    ...shared,
    name: 'office',
    aliases: ['country', 'PNC', 'authority'],
    label: { zh: '受理局', en: 'Office' },
    example: 'office=CN',
    values: ({ office }) => [office],
    labels: COUNTRY_LABELS,
    facet: 'country',
  },
  {
    ...shared,
    name: 'designation',
    aliases: ['designated-country'],
    label: { zh: '马德里指定国家/地区', en: 'Designated country/region (Madrid)' },
    example: 'designation=CN',
    values: ({ madrid }) => madrid?.designations ?? [],
    labels: COUNTRY_LABELS,
    facet: 'designation',
  },
  {
    ...shared,
    name: 'source',
    aliases: ['source-format'],
    label: { zh: '数据来源', en: 'Data source' },
    example: 'source=demo-trademarks',
    // Lines of records are checked before the import adds their source.
    values: ({ source }: Partial<Trademark>) => one(source?.format),
    facet: 'source',
  },
]
