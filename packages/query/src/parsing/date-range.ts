import { readDateSpan, type Field } from '@gezhi/records'
import type { Token } from './token.ts'

const TO = /^(?:to|至|到)$/i

/** The upper bound of `ad=20230101 to 20231231`, a range without brackets; null for any other value of a date field. */
export function dateRangeEnd(from: string, following: readonly Token[], field: Field | undefined): { text: string; end: number } | null {
  const [between, to] = following
  if (field?.type !== 'date' || between?.kind !== 'word' || to?.kind !== 'word' || !TO.test(between.text)) return null
  return readDateSpan(from) === null || readDateSpan(to.text) === null ? null : { text: to.text, end: to.end }
}
