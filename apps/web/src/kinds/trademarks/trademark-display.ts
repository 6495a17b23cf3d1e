import type { Client } from '@gezhi/contract/client'
import { MARK_STATUS_LABELS } from '@gezhi/records'
import type { KindDisplay, ShownField, ShownStatus } from '../kind-display.ts'
import { recordDate } from '../record-date.ts'
import { isRegisterNumber, trademarkValueName } from './trademark-value-name.ts'

/** A row of the list of trademarks. */
export type TrademarkRow = Awaited<ReturnType<Client['trademarks']['listTrademarks']>>['list'][number]

const text = (key: string, width: number, of: (row: TrademarkRow) => string): ShownField<TrademarkRow> => ({
  key,
  width,
  cell: (row) => (of(row) === '' ? null : { kind: 'text', text: of(row) }),
})

const names = (key: 'owner' | 'representative', width: number): ShownField<TrademarkRow> => ({
  key,
  width,
  long: true,
  cell: (row) => {
    const [first, ...others] = row[key]
    if (first === undefined) return null
    return others.length === 0 && isRegisterNumber(first)
      ? { kind: 'value', facet: key, value: first }
      : { kind: 'marked', text: row[key].join('; '), place: key }
  },
})

const OUTDATED = {
  zh: '有效期和宽展期已过，数据中没有续展记录，状态可能已经变化',
  en: 'The term and the grace period are over and no renewal is known: the status may have changed',
}

/** Whether a mark is live; the state of the procedure is its tooltip. */
export function trademarkStatus({
  legal_status: status,
  status_detail: stage,
  status_outdated: isOutdated,
}: Pick<TrademarkRow, 'legal_status' | 'status_detail' | 'status_outdated'>): ShownStatus | null {
  if (status === null) return null
  const label = stage === null ? undefined : MARK_STATUS_LABELS[stage]
  return { status, hollow: isOutdated, note: label ?? null, title: isOutdated ? OUTDATED : null }
}

const FIELDS: readonly ShownField<TrademarkRow>[] = [
  {
    key: 'nice_class',
    width: 150,
    cell({ nice_class: classes }) {
      const [first, ...others] = classes
      if (first === undefined) return null
      return others.length === 0 ? { kind: 'value', facet: 'nice', value: first } : { kind: 'text', text: classes.join(' ') }
    },
  },
  names('owner', 200),
  {
    key: 'legal_status',
    width: 150,
    cell: (row) => {
      const status = trademarkStatus(row)
      return status === null ? null : { kind: 'legalStatus', status }
    },
  },
  text('application_date', 92, (row) => recordDate(row.application_date)),
  text('registration_date', 92, (row) => recordDate(row.registration_date)),
  text('expiry_date', 92, (row) => recordDate(row.expiry_date)),
  {
    key: 'mark_feature',
    width: 104,
    cell: ({ mark_feature: feature }) => (feature === null ? null : { kind: 'value', facet: 'feature', value: feature }),
  },
  names('representative', 176),
  { key: 'country', width: 120, cell: ({ country }) => ({ kind: 'value', facet: 'country', value: country, coded: true }) },
]

/** Columns that leave room for the mark at 1440 pixels. */
const TABLE_COLUMNS: readonly string[] = ['nice_class', 'owner', 'legal_status', 'application_date', 'expiry_date', 'mark_feature']

/** Columns of the cards, where nothing says which date is which. */
const CARD_COLUMNS: readonly string[] = ['nice_class', 'owner', 'legal_status', 'application_date']

/** What lists of trademarks show. */
export const TRADEMARK_DISPLAY: KindDisplay<TrademarkRow> = {
  valueName: trademarkValueName,
  fields: FIELDS,
  fieldsInOrder: (view) =>
    FIELDS.map(({ key }) => ({ field: key, shown: (view === 'tableList' ? TABLE_COLUMNS : CARD_COLUMNS).includes(key) })),
  choosesFields: false,
  row: {
    title: ({ mark }) => mark,
    number: ({ number }) => number,
    copied: ({ number }) => number,
    legalStatus: trademarkStatus,
    isWord: ({ mark }) => mark !== '',
  },
  partOf: (column) => column,
}
