import type { NumberFormat, NumberReading } from '../kinds/number-format.ts'
import { OFFICE_LABELS } from '../labels/country-labels.ts'

/** Other names of offices before their numbers. */
const OTHER_CODES: Readonly<Record<string, string>> = { EUTM: 'EM', CTM: 'EM', EU: 'EM', IR: 'WO' }

/** An office's code, digits with separators, and a letter for the part of a divided application. */
const NUMBER = /^([A-Z]{2,4})?[-\s]*(?:NO\.?\s*|第)?(\d[\d\s/,.-]{2,18}\d)([A-Z]{0,2})号?$/

/** Fewest digits of a number without an office: marks such as `4711` and `1664` are words. */
const MIN_DIGITS = 6

/** A number as values of fields are compared: digits without separators and leading zeros, after the office's code if it is known. */
export function comparableNumber(written: string, office = ''): string {
  return (
    office +
    written
      .toUpperCase()
      .replace(/[^\dA-Z]/g, '')
      .replace(/^0+(?=.)/, '')
  )
}

/** Numbers of applications and registrations, with or without the code of the office. */
export const MARK_NUMBERS: NumberFormat = {
  prefix: /^(?:[A-Z]{2}|EUTM|CTM)(?=[-\s]*\d)/i,
  isNumber: (text) => MARK_NUMBERS.read(text).length > 0,
  read(text) {
    const [, prefix, digits = '', letters = ''] = NUMBER.exec(text.normalize('NFKC').toUpperCase().trim()) ?? []
    const office = prefix === undefined ? '' : (OTHER_CODES[prefix] ?? prefix)
    const number = digits.replace(/\D/g, '') + letters
    if (number === '' || (office === '' ? digits.replace(/\D/g, '').length < MIN_DIGITS : !Object.hasOwn(OFFICE_LABELS, office))) return []
    return [readingOf(office, number)]
  },
}

function readingOf(office: string, number: string): NumberReading {
  const value = comparableNumber(number, office)
  return { value, number: office + number, base: value, label: `${office} ${number}`.trim() }
}
