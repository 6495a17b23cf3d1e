import type { Priority } from '../patent-record.ts'
import { readPatentNumbers } from './read-patent-number.ts'

/**
 * The number of a priority with the office that sources give apart: `61372662` of US is `US61372662`. Unchanged if it has an office already
 * or is no number of that one. Pure.
 */
export function numberWithOffice({ number, country }: Pick<Priority, 'number' | 'country'>): string {
  if (country === undefined || !/^\s*\d/.test(number)) return number
  const [read] = readPatentNumbers(country + number, 'application')
  return read === undefined ? number : read.number
}
