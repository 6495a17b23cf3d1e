import type { CompanyRow } from '@gezhi/contract/client'
import {
  CODE_CHECK_LABELS,
  COMPANY_STATUS_LABELS,
  COUNTRY_LABELS,
  CURRENCY_LABELS,
  NO_VALUE,
  PROVINCE_LABELS,
  readCode,
  type CodeLabels,
} from '@gezhi/records'
import type { KindDisplay, ShownField } from '../kind-display.ts'
import { recordDate } from '../record-date.ts'

/** Facets whose values are codes, with the labels of the codes. */
const LABELS: Readonly<Partial<Record<string, CodeLabels>>> = {
  status: COMPANY_STATUS_LABELS,
  country: COUNTRY_LABELS,
  province: PROVINCE_LABELS,
  currency: CURRENCY_LABELS,
  check: CODE_CHECK_LABELS,
  year: { [NO_VALUE]: { zh: '无成立日期', en: 'No date of registration' } },
}

const text = (key: string, width: number, of: (row: CompanyRow) => string | null): ShownField<CompanyRow> => ({
  key,
  width,
  cell: (row) => (of(row) ? { kind: 'text', text: of(row)! } : null),
})

const value = (key: string, width: number, of: (row: CompanyRow) => string | null): ShownField<CompanyRow> => ({
  key,
  width,
  cell: (row) => (of(row) ? { kind: 'value', facet: key, value: of(row)! } : null),
})

const FIELDS: readonly ShownField<CompanyRow>[] = [
  value('status', 80, ({ status }) => status),
  text('founded', 92, ({ founded }) => recordDate(founded)),
  { ...text('capital', 150, ({ capital }) => capital?.text ?? null) },
  text('representative', 110, ({ representative }) => representative),
  text('type', 150, ({ type }) => type),
  value('province', 96, ({ province }) => province),
  text('city', 96, ({ city }) => city),
  {
    key: 'address',
    width: 220,
    long: true,
    cell: ({ address }) => (address === null ? null : { kind: 'marked', text: address, place: 'address' }),
  },
]

/** Columns that fit beside the name at 1440 pixels; most addresses begin with province and city. */
const SHOWN: readonly string[] = ['status', 'founded', 'capital', 'representative', 'address']

/** What lists of companies show. */
export const COMPANY_DISPLAY: KindDisplay<CompanyRow> = {
  valueName(facet, code, language) {
    const labels = LABELS[facet]
    return labels?.[readCode(labels, code) ?? code]?.[language] ?? code
  },
  fields: FIELDS,
  fieldsInOrder: () => FIELDS.map(({ key }) => ({ field: key, shown: SHOWN.includes(key) })),
  choosesFields: false,
  row: {
    title: ({ name }) => name,
    number: ({ number }) => number,
    // Credit codes of 18 and identifiers of 20 characters.
    numberWidth: 188,
    copied: ({ number }) => number,
  },
  partOf: (column) => column,
}
