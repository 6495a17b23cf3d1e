import type { Language } from '@gezhi/contract'
import type { CellKind } from '@gezhi/documents'
import { FIELD_GROUP_LABELS, type Field, type FieldTable } from '@gezhi/records'
import type { ExportColumn } from './record-export.ts'

/** Between several values of a cell. */
export const VALUE_SEPARATOR = '; '

/** What differs for the fields of a kind. */
export interface FieldColumnOptions<R extends object> {
  /** Names of fields that are no columns: unions of others. */
  readonly omitted: readonly string[]
  /** Columns of fields whose values are not for reading, by name: texts, sort keys, numbers in several notations. */
  readonly own: Readonly<Record<string, Partial<ExportColumn<R>>>>
}

const KINDS: Readonly<Partial<Record<Field['type'], CellKind>>> = { date: 'date', count: 'number' }
const WIDTHS: Readonly<Record<Field['type'], number>> = { text: 60, party: 30, number: 20, date: 12, class: 20, code: 14, count: 10 }

/** A column for each field of a table that has values, in its order. Fields without a source have none. */
export function fieldColumns<R extends object>(fields: FieldTable<R>, { omitted, own }: FieldColumnOptions<R>): ExportColumn<R>[] {
  return fields.list.flatMap((field) => {
    const ownPart = own[field.name]
    const hasValues = field.values !== undefined || ownPart?.value !== undefined
    if (!hasValues || field.withoutSource !== undefined || omitted.includes(field.name)) return []
    return [{ ...columnOf(field), ...ownPart }]
  })
}

function columnOf<R extends object>(field: Field<R>): ExportColumn<R> {
  const { name, type, group, label, dateUnit } = field
  return {
    code: name,
    label,
    group: FIELD_GROUP_LABELS[group],
    kind: dateUnit === undefined ? (KINDS[type] ?? 'text') : dateUnit === 'year' ? 'number' : 'text',
    width: WIDTHS[type],
    value({ record }, language) {
      const values = field.values?.(record) ?? []
      const [only] = values
      if (only === undefined) return null
      if (values.length === 1 && (type === 'count' || dateUnit === 'year')) return Number(only)
      return values.map((value) => shownValue(field, value, language)).join(VALUE_SEPARATOR)
    },
  }
}

function shownValue<R extends object>({ type, labels }: Field<R>, value: string | number, language: Language): string {
  if (type === 'date') return writtenDate(String(value))
  const label = labels !== undefined && Object.hasOwn(labels, value) ? labels[value] : undefined
  return label?.[language] ?? String(value)
}

/** `yyyyMMdd` and `yyyyMM` with hyphens; other texts unchanged. */
export function writtenDate(date: string): string {
  return date.replace(/^(\d{4})(\d{2})(\d{2})?$/, (_, year: string, month: string, day?: string) =>
    day === undefined ? `${year}-${month}` : `${year}-${month}-${day}`,
  )
}
