const MODULUS = 11

/** Check digit of a Chinese application number of 8 or 12 digits: weights 2 to 9 repeated, sum modulo 11, X for 10 (ZC 0006-2003). */
export function cnCheckDigit(digits: string): string {
  let sum = 0
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * ((i % 8) + 2)
  const check = sum % MODULUS
  return check === 10 ? 'X' : String(check)
}
