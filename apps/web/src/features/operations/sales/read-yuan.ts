import type { Problem } from '../../../components/form/checks.ts'

/** An amount written in yuan with at most two decimals, above 0; null if it is none. */
export function readYuan(text: string): number | null {
  const written = text.trim()
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(written) && Number(written) > 0 ? Number(written) : null
}

/** Requires an amount in yuan of at most `max`; `tooMuch` is the problem of a larger one. */
export const yuanUpTo =
  (max: number, tooMuch: Problem = 'yuanTooMuch') =>
  (value: string): Problem | null => {
    const yuan = readYuan(value)
    return yuan === null ? 'yuan' : yuan > max ? tooMuch : null
  }
