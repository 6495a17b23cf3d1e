import * as z from 'zod'
import { emailSchema } from '../accounts/email.ts'
import { readPhone } from '../accounts/phone-number.ts'
import { smsCodeSchema } from '../accounts/phone-schema.ts'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { localizedIssue } from '../localized-issue.ts'
import { ATTENTION_FUNCTIONS } from './attention-functions.ts'
import { filledIn } from './filled-in.ts'
import { text } from '../text.ts'

const isFunction = (text: string) => ATTENTION_FUNCTIONS.some(({ zh }) => zh === text)

export const reservationCalls = {
  /** Requests a demonstration; the phone is verified by a code, which is consumed. */
  bookDemonstration: call({
    id: 'C.reservation.01',
    method: 'POST',
    path: '/api/user/reservation/regist',
    who: 'public',
    request: z.object({
      name: filledIn(20, '请输入用户名！', 'please enter your name'),
      telephone: text()
        .max(30)
        .refine((text) => text.trim() !== '', localizedIssue('请输入手机号码！', 'please enter your mobile number'))
        .refine(
          (text) => text.trim() === '' || readPhone(text) !== null,
          localizedIssue('请输入正确的手机号码', 'must be a mainland China mobile number'),
        )
        .transform((text) => readPhone(text) ?? ''),
      code: smsCodeSchema,
      email: emailSchema,
      company: filledIn(30, '请输入公司', 'please enter your company'),
      companyPosition: filledIn(20, '请输入公司职位', 'please enter your job title'),
      attentionFunction: z
        .array(text().max(20))
        .max(ATTENTION_FUNCTIONS.length)
        .refine((functions) => functions.length > 0, localizedIssue('请选择关注功能', 'please choose what you are interested in'))
        .refine(
          (functions) => functions.every(isFunction) && new Set(functions).size === functions.length,
          localizedIssue('须为所列功能', 'must be listed interests'),
        ),
      /** The form's hidden value; it is neither used nor stored. */
      password: text().max(200).optional(),
    }),
    answer: z.literal(true),
    errors: ['SMS_CODE_WRONG'],
    summary: { zh: '预约演示', en: 'Books a demo' },
  }),
  /** Bookings for operators: pending, oldest first; or completed, newest first. */
  listDemonstrations: call({
    id: null,
    method: 'POST',
    path: '/api/user/reservation/list',
    who: 'operator',
    request: z.object({ ...pageFields, handled: z.boolean().default(false) }).prefault({}),
    answer: pageOf(
      z.object({
        id: z.string(),
        name: z.string(),
        telephone: z.string(),
        email: z.string(),
        company: z.string(),
        companyPosition: z.string(),
        attentionFunction: z.array(z.string()),
        createTime: z.string(),
        /** Null while it is pending. */
        handleTime: z.string().nullable(),
      }),
    ),
    summary: { zh: '演示预约（管理员）', en: 'Demo bookings (administrators)' },
  }),
  /** Marks a booking as completed. */
  handleDemonstration: call({
    id: null,
    method: 'POST',
    path: '/api/user/reservation/handle',
    who: 'operator',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['RESERVATION_NOT_FOUND'],
    summary: { zh: '将演示预约标为已处理（管理员）', en: 'Marks a demo booking as done (administrators)' },
  }),
}
