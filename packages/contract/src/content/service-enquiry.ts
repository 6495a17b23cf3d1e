import * as z from 'zod'
import { phoneSchema, smsCodeSchema } from '../accounts/phone-schema.ts'
import { call } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { pageFields, pageOf } from '../paging.ts'
import { MAX_INTEGER, text } from '../text.ts'
import { MAX_ENQUIRY_CHARACTERS } from './enquiry-limits.ts'
import { filledIn } from './filled-in.ts'

export const serviceEnquiryCalls = {
  /**
   * Asks about a service; an administrator calls back. The phone is verified by a code, which is consumed; a signed-in user who gives none
   * is called at that of the account.
   */
  sendServiceEnquiry: call({
    id: null,
    method: 'POST',
    path: '/api/user/sale/service/enquiry/add',
    who: 'guest',
    request: z.object({
      serviceId: z.coerce.number().int().min(1).max(MAX_INTEGER),
      name: filledIn(20, '请输入姓名', 'please enter your name'),
      telephone: phoneSchema.optional(),
      code: smsCodeSchema.optional(),
      company: text()
        .max(1_000)
        .transform((text) => text.trim())
        .refine((text) => [...text].length <= 30, localizedIssue('最多 30 个字符', 'must have at most 30 characters'))
        .default(''),
      content: filledIn(MAX_ENQUIRY_CHARACTERS, '请输入咨询内容', 'please describe what you need'),
    }),
    answer: z.literal(true),
    errors: ['SERVICE_NOT_FOUND', 'SMS_CODE_WRONG', 'ENQUIRY_DAILY_LIMIT'],
    summary: { zh: '咨询知识产权服务', en: 'Asks about an intellectual property service' },
  }),
  /** Enquiries for operators: pending, oldest first; or completed, newest first. */
  listServiceEnquiries: call({
    id: null,
    method: 'POST',
    path: '/api/user/sale/service/enquiry/list',
    who: 'operator',
    request: z.object({ ...pageFields, handled: z.boolean().default(false) }).prefault({}),
    answer: pageOf(
      z.object({
        id: z.string(),
        serviceId: z.int(),
        /** Its name at the time of the enquiry. */
        service: z.string(),
        name: z.string(),
        telephone: z.string(),
        company: z.string(),
        content: z.string(),
        createTime: z.string(),
        /** Null while it is pending. */
        handleTime: z.string().nullable(),
      }),
    ),
    summary: { zh: '服务咨询（管理员）', en: 'Service enquiries (administrators)' },
  }),
  /** Marks an enquiry as completed. */
  handleServiceEnquiry: call({
    id: null,
    method: 'POST',
    path: '/api/user/sale/service/enquiry/handle',
    who: 'operator',
    request: z.object({ id: z.guid() }),
    answer: z.literal(true),
    errors: ['ENQUIRY_NOT_FOUND'],
    summary: { zh: '将服务咨询标为已处理（管理员）', en: 'Marks a service enquiry as done (administrators)' },
  }),
}
