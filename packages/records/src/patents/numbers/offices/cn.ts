import { cnCheckDigit } from '../cn-check-digit.ts'
import { application, publication, type OfficeReader, type PatentNumber } from '../patent-number.ts'

const APPLICATION = /^(?:CN|ZL|CNZL|ZLCN)?((?:19|20)\d\d[1-589]\d{7}|(?:8[5-9]|9\d|0[0-3])[1-589]\d{5})(?:\.?([\dX]))?$/
const PUBLICATION = /^(?:CN)?([1-7]\d{8}|[1-3]\d{6}|(?:8[5-9])\d{6})([A-Z]\d?)?$/

/**
 * China. Applications: year of four digits (two until September 2003), type, serial number, check digit. Publications: nine digits,
 * seven before 2007; until 1989 the application number.
 */
export const readCn: OfficeReader = (compact) => [...applications(compact), ...publications(compact)]

function applications(compact: string): PatentNumber[] {
  const match = APPLICATION.exec(compact)
  if (match === null) return []
  const [, digits = '', check] = match
  if (check === undefined) return [application('CN', digits)]
  return [{ ...application('CN', digits, check), checkDigit: cnCheckDigit(digits) === check ? 'right' : 'wrong' }]
}

function publications(compact: string): PatentNumber[] {
  const match = PUBLICATION.exec(compact)
  return match === null ? [] : [publication('CN', match[1] as string, match[2])]
}
