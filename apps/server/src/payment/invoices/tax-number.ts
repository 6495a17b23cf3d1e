import { creditCodeIssue, readCreditCode } from '@gezhi/records'

/** Weights of the digits of an identity card number (GB 11643), and its check digits by the remainder. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

/** A credit code: who registered it, the kind of organization, its division, its own code and the check digit (GB 32100). */
const CREDIT_CODE = /^[1-9ANY][1-59][1-9]\d{5}[0-9A-HJ-NPQRTUWXY]{10}$/
/** An identity card number: its division, a date of birth, a number and the check digit (GB 11643). */
const IDENTITY = /^[1-8]\d{5}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/

/** A passport, a permit or a register abroad: letters and digits, shorter than the numbers above. */
const OTHER_NUMBER = /^(?=.*\d)[0-9A-Z]{7,15}$/

/** What is wrong with a tax number; `identity` is a wrong number of a person. */
export type TaxNumberIssue = 'form' | 'identity' | 'checkDigit'

/** Why calls reject a tax number. */
export const TAX_NUMBER_ERRORS = {
  form: 'TAX_NUMBER_FORM',
  identity: 'TAX_NUMBER_IDENTITY',
  checkDigit: 'TAX_NUMBER_CHECK_DIGIT',
} as const satisfies Record<TaxNumberIssue, string>

/** A tax number as written on invoices: upper case, without spaces and hyphens. */
export function readTaxNumber(written: string): string {
  return readCreditCode(written) ?? written.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
}

/**
 * Checks a tax number as `readTaxNumber` returns it: a unified social credit code (GB 32100); if `persons`, also the number of an identity card
 * (GB 11643). Null if it is valid.
 */
export function taxNumberIssue(number: string, { persons }: { readonly persons: boolean }): TaxNumberIssue | null {
  if (persons && IDENTITY.test(number)) {
    if (identityCheckDigit(number) === number.charAt(17)) return null
    return CREDIT_CODE.test(number) && creditCodeIssue(number) === null ? null : 'identity'
  }
  if (!CREDIT_CODE.test(number)) return 'form'
  const issue = creditCodeIssue(number)
  if (issue === null) return null
  return issue.expected === undefined ? 'form' : 'checkDigit'
}

/**
 * Checks the number of the party of a contract as `readTaxNumber` returns it: a tax number of a company or person; if it is shorter, that of
 * another document.
 */
export function partyNumberIssue(number: string): TaxNumberIssue | null {
  return OTHER_NUMBER.test(number) ? null : taxNumberIssue(number, { persons: true })
}

function identityCheckDigit(number: string): string {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(number.charAt(at)), 0)
  return CHECK_DIGITS.charAt(sum % 11)
}
