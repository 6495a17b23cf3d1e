import { localizedIssue } from '../localized-issue.ts'
import { readPhone } from './phone-number.ts'
import { text } from '../text.ts'

/** A mainland mobile number, normalised to its 11 digits. */
export const phoneSchema = text()
  .max(30)
  .refine((text) => readPhone(text) !== null, localizedIssue('请输入正确的手机号码', 'must be a mainland China mobile number'))
  .transform((text) => readPhone(text) ?? '')

/** A code sent by SMS: exactly 6 digits; surrounding spaces are ignored. */
export const smsCodeSchema = text()
  .max(20)
  .transform((text) => text.trim())
  .refine((text) => /^\d{6}$/.test(text), localizedIssue('请输入6位数字验证码', 'must have exactly 6 digits'))
