import { creditCodeIssue, readCreditCode } from '@gezhi/records'

/** Weights of the digits of an identity card number (GB 11643), and its check digits by the remainder. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_DIGITS = '10X98765432'

/** What is wrong with a tax number; `expected` is the correct check digit of one of the right form. */
export type TaxNumberIssue = { readonly issue: 'form' } | { readonly issue: 'checkDigit'; readonly expected: string }

/** A tax number as written on invoices: upper case, without spaces and hyphens. */
export function readTaxNumber(written: string): string {
  return readCreditCode(written) ?? written.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
}

/**
 * Checks a tax number as `readTaxNumber` returns it: a unified social credit code (GB 32100); if `persons`, also the number of an identity card
 * (GB 11643). Null if it is valid.
 */
export function taxNumberIssue(number: string, { persons }: { readonly persons: boolean }): TaxNumberIssue | null {
  if (!/^[0-9A-Z]{18}$/.test(number)) return { issue: 'form' }
  const issue = creditCodeIssue(number)
  if (issue === null || (persons && identityCheckDigit(number) === number.charAt(17))) return null
  return issue.expected === undefined ? { issue: 'form' } : { issue: 'checkDigit', expected: issue.expected }
}

function identityCheckDigit(number: string): string | null {
  if (!/^[1-9]\d{16}[\dX]$/.test(number)) return null
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(number.charAt(at)), 0)
  return CHECK_DIGITS.charAt(sum % 11)
}
