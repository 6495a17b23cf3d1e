import type { Field } from '../../kinds/field.ts'
import { markExpiry } from '../mark-term.ts'
import type { Trademark } from '../trademark.ts'

type DateProperty = 'applicationDate' | 'publicationDate' | 'registrationDate' | 'expiryDate' | 'statusDate'

interface DateRow {
  name: string
  aliases: readonly string[]
  property: DateProperty
  zh: string
  en: string
  facet: string
}

const ROWS: readonly DateRow[] = [
  {
    name: 'ad',
    aliases: ['application-date', 'FD', 'filing-date'],
    property: 'applicationDate',
    zh: '申请日',
    en: 'Application date',
    facet: 'application_date',
  },
  {
    name: 'pd',
    aliases: ['publication-date', 'PUD'],
    property: 'publicationDate',
    zh: '初审公告日',
    en: 'Publication date',
    facet: 'publication_date',
  },
  {
    name: 'rd',
    aliases: ['registration-date'],
    property: 'registrationDate',
    zh: '注册日',
    en: 'Registration date',
    facet: 'registration_date',
  },
  {
    name: 'xd',
    aliases: ['expiry-date', 'expiration-date'],
    property: 'expiryDate',
    zh: '有效期至',
    en: 'Expiry date',
    facet: 'expiry_date',
  },
  { name: 'sd', aliases: ['status-date'], property: 'statusDate', zh: '状态日期', en: 'Status date', facet: 'status_date' },
]

function fieldsOf({ name, aliases, property, zh, en, facet }: DateRow): Field<Trademark>[] {
  const shared = { type: 'date', group: 'date' } as const
  const value = (record: Trademark, digits: number): number[] => {
    const date = property === 'expiryDate' ? markExpiry(record) : record[property]
    return date === undefined ? [] : [Number(date.slice(0, digits))]
  }
  return [
    {
      ...shared,
      name,
      aliases,
      label: { zh, en },
      example: `${name}>=2020`,
      values: (record) => value(record, 8),
      sort: facet,
      ...(name === 'ad' && { fallback: 'rd' }),
    },
    {
      ...shared,
      name: `${name}-year`,
      aliases: [],
      dateUnit: 'year',
      searchedAs: name,
      label: { zh: `${zh}（年）`, en: `${en}: year` },
      example: `${name}-year>=2020`,
      values: (record) => value(record, 4),
      facet: `${facet}.year`,
    },
  ]
}

/** Date fields of trademarks, each also by year. */
export const MARK_DATE_FIELDS: readonly Field<Trademark>[] = [
  ...ROWS.flatMap(fieldsOf),
  {
    name: 'prd',
    aliases: ['priority-date'],
    type: 'date',
    group: 'date',
    label: { zh: '优先权日', en: 'Priority date' },
    example: 'prd>=2019',
    values: ({ priorities = [] }) => priorities.flatMap(({ date }) => (date === undefined ? [] : [Number(date)])),
  },
]
