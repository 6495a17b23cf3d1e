import { termEnd } from '../legal/term-end.ts'
import type { Labelled } from '../../kinds/code-labels.ts'
import type { PatentField } from '../patent-field.ts'
import type { PatentRecord } from '../patent-record.ts'

type DatesOf = (record: PatentRecord) => readonly (string | undefined)[]

interface DateSource {
  name: string
  aliases: readonly string[]
  yearAliases: readonly string[]
  monthAliases: readonly string[]
  label: Labelled
  /** Name of the date in facets and sorts of the API. */
  api: string
  dates: DatesOf
  /** The date to filter by if this one is missing. */
  fallback?: string
}

const priorityDates: DatesOf = (record) => (record.priorities ?? []).map((priority) => priority.date)
/** The earliest of the priority dates and the application date, which novelty depends on. */
const earliestDate: DatesOf = (record) =>
  [...priorityDates(record), record.applicationDate]
    .filter((date) => date !== undefined)
    .toSorted()
    .slice(0, 1)

const SOURCES: readonly DateSource[] = [
  {
    name: 'ad',
    aliases: ['application-date', 'APD', 'filing-date', 'application_reference.date'],
    yearAliases: ['APD_Y', 'AY'],
    monthAliases: ['APD_YM'],
    label: { zh: '申请日', en: 'Application date' },
    api: 'application_date',
    dates: (record) => [record.applicationDate],
    fallback: 'pd',
  },
  {
    name: 'pd',
    aliases: ['publication-date', 'PBD', 'date_published', 'DP'],
    yearAliases: ['PBD_Y', 'PY', 'year_published'],
    monthAliases: ['PBD_YM'],
    label: { zh: '公开（公告）日', en: 'Publication date' },
    api: 'publication_date',
    dates: (record) => [record.publicationDate],
  },
  {
    name: 'grant-pd',
    aliases: ['grant-date', 'ISD', 'legal_status.grant_date'],
    yearAliases: ['ISD_Y'],
    monthAliases: ['ISD_YM'],
    label: { zh: '授权公告日', en: 'Grant date' },
    api: 'grant_date',
    dates: (record) => [record.grantDate],
  },
  {
    name: 'prd',
    aliases: ['priority-date', 'PR-DATE', 'priority_claim.date', 'PRAD'],
    yearAliases: [],
    monthAliases: [],
    label: { zh: '优先权日', en: 'Priority date' },
    api: 'priority_date',
    dates: priorityDates,
  },
  {
    name: 'eprd',
    aliases: ['earliest-priority-date', 'E_PRIORITY_DATE', 'earliest_priority_claim_date'],
    yearAliases: ['E_PRIORITY_DATE_Y'],
    monthAliases: ['E_PRIORITY_DATE_YM'],
    label: { zh: '最早优先权日（无优先权则为申请日）', en: 'Earliest priority date (or application date)' },
    api: 'earliest_priority_date',
    dates: earliestDate,
  },
  {
    name: 'lgd',
    aliases: ['LG-DATE', 'LEGAL_STATUS_DATE', 'legal-event-date', 'LGD-DATE'],
    yearAliases: [],
    monthAliases: [],
    label: { zh: '法律事件日', en: 'Legal event date' },
    api: 'legal_event_date',
    dates: (record) => (record.legalEvents ?? []).map((event) => event.date),
  },
]

const oneOrNone = (date: string | null | undefined): number[] => (date == null || !/^\d{8}$/.test(date) ? [] : [Number(date)])

/** A date before all derivations of states. */
const FIRST_DAY = '19000101'

/** Whether a state was derived before its code included the evidence (G205); the next recomputation derives it again. */
function isOutdated({ legalState }: PatentRecord): boolean {
  if (legalState === undefined) return false
  const { detail, decidedBy } = legalState
  return (detail === 'granted' && decidedBy.by === 'publication') || (detail !== 'expired-by-date' && decidedBy.by === 'term')
}

/** Dates derived from other facts. */
const DERIVED: readonly PatentField[] = [
  {
    name: 'exdt',
    aliases: ['expiry-date', 'legal_status.anticipated_term_date', 'ECD'],
    type: 'date',
    group: 'date',
    label: { zh: '届满日', en: 'Expiry date' },
    example: 'exdt>=2030',
    values: (record) => oneOrNone(termEnd(record)),
    sort: 'expiry_date',
  },
  {
    name: 'status-change',
    aliases: ['next-status-change'],
    type: 'date',
    group: 'date',
    label: { zh: '下次状态变更日', en: 'Next status change date' },
    example: 'status-change>=2027',
    values: (record) => oneOrNone(isOutdated(record) ? FIRST_DAY : record.legalStateDue),
  },
]

function fieldsOf({ name, aliases, yearAliases, monthAliases, label, api, dates, fallback }: DateSource): PatentField[] {
  const cut = (length: number) => (record: PatentRecord) => [
    ...new Set(dates(record).flatMap((date) => (date === undefined ? [] : Number(date.slice(0, length))))),
  ]
  const shared = { type: 'date', group: 'date' } as const
  const instead = (unit: string) => (fallback === undefined ? {} : { fallback: `${fallback}${unit}` })
  return [
    { ...shared, ...instead(''), name, aliases, label, example: `${name}>=2015`, values: cut(8), sort: api },
    {
      ...shared,
      ...instead('y'),
      name: `${name}y`,
      aliases: yearAliases,
      label: { zh: `${label.zh}（年）`, en: `${label.en}: year` },
      example: `${name}y>=2015`,
      values: cut(4),
      dateUnit: 'year',
      searchedAs: name,
      facet: `${api}.year`,
      facetAliases: [api.replace(/_date$/, '_year')],
    },
    {
      ...shared,
      ...instead('m'),
      name: `${name}m`,
      aliases: monthAliases,
      label: { zh: `${label.zh}（月）`, en: `${label.en}: month` },
      example: `${name}m>=201501`,
      values: cut(6),
      dateUnit: 'month',
      searchedAs: name,
      facet: `${api}.month`,
      facetAliases: [api.replace(/_date$/, '_month')],
    },
  ]
}

const NO_REGISTER = {
  zh: '实质审查和进入国家阶段目前仅作为法律事件保存',
  en: 'examination and national phase entry are stored as legal events only',
}
const NO_ASSIGNMENTS = {
  zh: '转让、许可和质押目前仅作为法律事件保存',
  en: 'assignments, licences and pledges are stored as legal events only',
}
const NO_COURT_DATA = { zh: '尚未导入诉讼和复审数据', en: 'no litigation and re-examination data imported yet' }

/** Dates supplied by no importer. */
const MISSING: readonly { name: string; aliases: readonly string[]; label: Labelled; why: Labelled }[] = [
  {
    name: 'subex-date',
    aliases: ['examination-request-date'],
    label: { zh: '实质审查生效日', en: 'Substantive examination date' },
    why: NO_REGISTER,
  },
  {
    name: 'entry-date',
    aliases: ['EPDS', 'national-phase-entry-date'],
    label: { zh: 'PCT 进入国家阶段日', en: 'National phase entry date' },
    why: NO_REGISTER,
  },
  { name: 'assign-date', aliases: ['transfer-date'], label: { zh: '转让日', en: 'Assignment date' }, why: NO_ASSIGNMENTS },
  { name: 'license-date', aliases: ['licence-date'], label: { zh: '许可日', en: 'Licence date' }, why: NO_ASSIGNMENTS },
  { name: 'pledge-date', aliases: [], label: { zh: '质押日', en: 'Pledge date' }, why: NO_ASSIGNMENTS },
  {
    name: 'ri-date',
    aliases: ['review-date'],
    label: { zh: '复审无效决定日', en: 'Re-examination or invalidation decision date' },
    why: NO_COURT_DATA,
  },
  { name: 'lgi-date', aliases: ['litigation-date'], label: { zh: '诉讼日', en: 'Litigation date' }, why: NO_COURT_DATA },
]

/** Fields of dates: each by day, year and month. */
export const DATE_FIELDS: readonly PatentField[] = [
  ...SOURCES.flatMap(fieldsOf),
  ...DERIVED,
  ...MISSING.map(({ name, aliases, label, why }): PatentField => ({
    name,
    aliases,
    type: 'date',
    group: 'date',
    label,
    example: `${name}>=2020`,
    withoutSource: why,
  })),
]
