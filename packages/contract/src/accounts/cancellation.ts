import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { localizedIssue } from '../localized-issue.ts'
import { CANCELLATION_REASONS } from './cancellation-reasons.ts'
import { smsCodeSchema, phoneSchema } from './phone-schema.ts'
import { text } from '../text.ts'

const isReason = (text: string) => CANCELLATION_REASONS.some(({ zh }) => zh === text)

export const cancellationCalls = {
  /**
   * Requests that the account be closed; it stays usable until an operator has reviewed the request (G127). An account without a phone
   * proves its identity by a recent login instead of a code (G210).
   */
  requestCancellation: call({
    id: 'C.account.19',
    method: 'POST',
    path: '/api/user/user/stopUse',
    who: 'login',
    recentProof: { unlessGiven: 'code' },
    request: z.object({
      /** Reasons in Chinese, joined by commas. */
      stopReasonType: text()
        .trim()
        .min(1)
        .max(200)
        .refine(
          (reasons) => reasons.split(',').every(isReason) && new Set(reasons.split(',')).size === reasons.split(',').length,
          localizedIssue('须为所列原因，以逗号分隔', 'must be listed reasons, separated by commas'),
        ),
      /** The code sent to the account's own phone; only an account without a phone sends none. */
      code: smsCodeSchema.optional(),
      telephone: phoneSchema.optional(),
    }),
    answer: z.literal(true),
    errors: ['SMS_CODE_WRONG', 'CANCELLATION_PENDING'],
    summary: { zh: '申请注销账号', en: 'Requests closure of the account' },
  }),
  /** Pending requests to close accounts, oldest first; for operators. */
  listCancellations: call({
    id: null,
    method: 'POST',
    path: '/api/user/cancellation/list',
    who: 'operator',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(
      z.object({
        id: z.string(),
        userId: z.string(),
        nick: z.string(),
        /** In full: administrators may have to call. */
        telephone: z.string().nullable(),
        stopReasonType: z.string(),
        createTime: z.string(),
      }),
    ),
    summary: { zh: '待审核的注销申请（管理员）', en: 'Pending account closure requests (administrators)' },
  }),
  /**
   * Decides a request: `approve` closes the account and erases its personal data; `reject` and `withdraw` leave the account unchanged and
   * notify its user.
   */
  reviewCancellation: call({
    id: null,
    method: 'POST',
    path: '/api/user/cancellation/review',
    who: 'operator',
    recentProof: true,
    request: z.object({
      id: z.guid(),
      decision: z.enum(['approve', 'reject', 'withdraw']),
      /** The reason; sent to the user if the request is rejected. */
      note: text().trim().max(500).default(''),
    }),
    answer: z.literal(true),
    errors: ['CANCELLATION_NOT_FOUND'],
    summary: { zh: '审核注销申请（管理员）', en: 'Approves or rejects an account closure request (administrators)' },
  }),
}
