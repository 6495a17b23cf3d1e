/** Characters of a code in the order of their values: without I, O, S, V and Z (GB 32100-2015). */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
/** 3 to the power of the position, modulo 31. */
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
const LENGTH = 18

/** Why a credit code is not valid. */
export interface CodeIssue {
  /** The correct check digit; absent if the code contains characters that codes never have. */
  readonly expected?: string
}

/** The text as a unified social credit code, in upper case without spaces and hyphens; null if it has another length. */
export function readCreditCode(text: string): string | null {
  const code = text.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase()
  return code.length === LENGTH && /^[0-9A-Z]+$/.test(code) ? code : null
}

/** The check digit of the first 17 characters of a code; null if one of them never occurs in codes. */
export function creditCodeCheckDigit(code: string): string | null {
  let sum = 0
  for (const [at, weight] of WEIGHTS.entries()) {
    const value = CHARACTERS.indexOf(code.charAt(at))
    if (value < 0 || code.charAt(at) === '') return null
    sum += value * weight
  }
  return CHARACTERS.charAt((31 - (sum % 31)) % 31)
}

/** What is wrong with a code of 18 characters; null for a valid one. */
export function creditCodeIssue(code: string): CodeIssue | null {
  const expected = creditCodeCheckDigit(code)
  if (expected === null) return {}
  return expected === code.charAt(LENGTH - 1) ? null : { expected }
}
