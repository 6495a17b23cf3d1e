import { normalisePatentNumber } from '@gezhi/records'

/** Normalised number of a publication from its parts; the default country is the United States. */
export function publicationFromParts(number: string, kind = '', country = 'US'): string {
  const plain = number.trim().toUpperCase()
  return normalisePatentNumber((plain.startsWith(country) ? plain : country + plain) + kind, 'publication').number
}

/** Designs since October 1992: the letter stands for their series, 29. */
const DESIGN_SERIES = /^D(?=\d{6}$)/

/** Normalised number of an application at the USPTO: `09413215`, `09/413215`, `D/029532`. */
export function usApplicationNumber(number: string): string {
  return normalisePatentNumber(`US${number.trim().replace('/', '').replace(DESIGN_SERIES, '29')}`, 'application').number
}
