import { COUNTRY_LABELS, normalisePatentNumber, type Priority, readDateSpan } from '@gezhi/records'

/**
 * A priority as in the office's lists, date, country, number: `2012.01.16 DE 202012000389.5`. Text of another form is stored as the
 * number.
 */
export function readPriority(written: string): Priority {
  const [, day = '', country = '', digits = ''] = /^(\d{4}[-./]\d{1,2}[-./]\d{1,2})\s+([A-Z]{2})\s+(\S.*)$/.exec(written) ?? []
  const date = readDateSpan(day)
  if (date === null || !(country in COUNTRY_LABELS)) return { number: written }
  return { number: normalisePatentNumber(country + digits, 'application').number, country, date: String(date.from) }
}
