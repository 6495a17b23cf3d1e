import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain content return. */
export const CONTENT_ERRORS = {
  FEEDBACK_DAILY_LIMIT: {
    code: 403,
    everywhere: false,
    zh: '今日反馈已达 {limit} 条，请明天再试',
    en: 'The daily limit of {limit} feedback messages has been reached; please try again tomorrow',
  },
  FEEDBACK_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到反馈', en: 'Feedback not found' },
  ENQUIRY_DAILY_LIMIT: {
    code: 403,
    everywhere: false,
    zh: '该手机号码 24 小时内已提交 {limit} 次咨询，请等待回电',
    en: 'This phone has sent {limit} enquiries within 24 hours; please wait for the call',
  },
  ENQUIRY_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到咨询', en: 'Enquiry not found' },
  RESERVATION_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到预约', en: 'Booking not found' },
} as const satisfies ErrorTable
