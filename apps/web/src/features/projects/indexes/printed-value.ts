import type { IndexField, IndexValue } from '@gezhi/contract/client'
import { recordDate } from '../../../kinds/record-date.ts'

/** Names of the users of a project, by id. */
export type Nicks = ReadonlyMap<string, string>

/** A value as the table shows it; empty for none. Pure. */
export function printedValue({ type }: IndexField, value: IndexValue, nicks: Nicks): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join('; ')
  if (type === 'date') return recordDate(String(value))
  return type === 'person' ? (nicks.get(String(value)) ?? '') : String(value)
}
