import { saying } from '../said-check.ts'
import { text } from '../text.ts'

/** A mainland mobile number: optional +86 or 0086, 1, a digit 3 to 9, nine digits. */
export const TELEPHONE_PATTERN = /^(?:\+86|0086)?1[3-9]\d{9}$/

/** The 11 digits of a mainland mobile number, whatever stands before them; null for any other text. */
export function readTelephone(text: string): string | null {
  return TELEPHONE_PATTERN.test(text.trim()) ? text.trim().slice(-11) : null
}

/** A mainland mobile number; read as its 11 digits. */
export const telephoneSchema = text()
  .max(30)
  .refine((text) => readTelephone(text) !== null, saying('请输入正确的手机号码', 'must be a mobile number of mainland China'))
  .transform((text) => readTelephone(text) ?? '')

/** A code sent by SMS: exactly 6 digits, whatever spaces stand around them. */
export const smsCodeSchema = text()
  .max(20)
  .transform((text) => text.trim())
  .refine((text) => /^\d{6}$/.test(text), saying('请输入6位数字验证码', 'must have exactly 6 digits'))
