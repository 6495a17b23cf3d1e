import type { NumberFormat, NumberReading } from '../kinds/number-format.ts'
import { creditCodeCheckDigit, creditCodeIssue, readCreditCode } from '../numbers/credit-code.ts'
import { readLei } from './lei.ts'

/** Registration numbers before 2015. */
const OLD_NUMBER = /^\d{13}(?:\d{2})?$/

/** Operators of the query language: `founded>=2000` is a condition, not a number. */
const OPERATOR = /[<>=:[\]"]/

/** Han characters that make a number: `企独粤总字第012345号`; others with digits are names, `某市3721网络有限公司`. */
const NUMBERED = /[字第号號]/

/** Numbers of companies: unified credit codes, LEIs, registration numbers. */
export const COMPANY_NUMBERS: NumberFormat = {
  read: readings,
  isNumber: (text) => {
    const compact = text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
    return readLei(compact) !== null || OLD_NUMBER.test(compact) || (/^\d/.test(compact) && isPlausibleCode(compact))
  },
  prefix: /^[A-Z]{1,12}/i,
}

function isName(text: string): boolean {
  return /\p{Script=Han}/u.test(text) && !NUMBERED.test(text)
}

function isPlausibleCode(text: string): boolean {
  const code = readCreditCode(text)
  return code !== null && creditCodeCheckDigit(code) !== null
}

function readings(text: string): NumberReading[] {
  const compact = text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
  if (compact === '' || compact.length > 40 || OPERATOR.test(compact) || isName(compact)) return []
  const reading = { value: compact, number: compact, base: compact, label: compact }
  const code = readCreditCode(compact)
  const issue = code === null ? null : creditCodeIssue(code)
  if (code === null || issue?.expected === undefined) return [reading]
  const digit = issue.expected
  return [{ ...reading, correction: { digit, number: `${code.slice(0, -1)}${digit}` } }]
}
