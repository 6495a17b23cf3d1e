import type { CompanyRecord } from './company-record.ts'
import { readCreditCode } from '../numbers/credit-code.ts'

type Numbers = Pick<CompanyRecord, 'creditCode' | 'lei' | 'registrationNumber' | 'country' | 'names'>

/** Longest number of a register, and of a name as an id. */
const LONGEST = 200

/**
 * The stable id: the LEI, which relations name, otherwise the credit code, the number in the register of its country, or the name. Null
 * without any.
 */
export function companyIdentity({ creditCode, lei, registrationNumber, country, names }: Numbers): string | null {
  if (lei !== undefined) return lei
  if (creditCode !== undefined) return creditCode
  if (registrationNumber !== undefined) return `${country ?? ''}:${registrationNumber}`
  const name = names?.[0]?.text
  return name === undefined ? null : `name:${name.slice(0, LONGEST)}`
}

/** The possible ids for a number in any notation. */
export function readCompanyIds(text: string): readonly string[] {
  const number = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
  if (number === '' || number.length > LONGEST) return []
  return [...new Set([readCreditCode(text) ?? number, number, `CN:${number}`])]
}
