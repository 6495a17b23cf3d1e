import * as z from 'zod'
import { call } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { emailSchema } from './email.ts'
import { nickSchema } from './nick.ts'
import { PROFESSIONS } from './professions.ts'
import { smsCodeSchema, phoneSchema } from './phone-schema.ts'
import { text } from '../text.ts'

/** A code of the list of industries; empty for none. */
export const professionSchema = text()
  .trim()
  .refine(
    (code) => code === '' || PROFESSIONS.some((one) => one.code === code),
    localizedIssue('须为行业列表中的代码', 'must be the code of an industry'),
  )

const line = text().trim().max(200)

/** The fields of the profile dialog; an omitted field is left unchanged, an empty one is cleared. */
const profileFields = {
  address: line.optional(),
  organization: line.optional(),
  occupation: line.optional(),
  profession: professionSchema.optional(),
  /** 1 personal, 2 enterprise, 3 university, 4 government, 5 research institute. */
  userType: z.coerce.number().int().min(1).max(5).optional(),
}

const changeable = z.object({
  ...profileFields,
  nick: nickSchema.optional(),
  /** As returned by the upload; empty for none. */
  avatar: text()
    .refine(
      (url) => url === '' || /^\/api\/sms\/oss\/file\?name=[\w.-]+$/.test(url),
      localizedIssue('须为已上传的图片', 'must be an uploaded image'),
    )
    .optional(),
  /** A new address is not verified. */
  email: emailSchema.optional(),
})

/** An e-mail address is a login name, so changing it needs a proof. */
const CHANGES_EMAIL = { ifGiven: 'email' }

interface Region {
  code: string
  name: string
  children: Region[]
}

const regionSchema: z.ZodType<Region> = z.object({
  code: z.string(),
  name: z.string(),
  get children() {
    return z.array(regionSchema)
  },
})

export const profileCalls = {
  /** The link in the activation e-mail; redirects to the page that shows the result. */
  activateEmail: call({
    id: 'C.account.35',
    method: 'GET',
    path: '/api/user/user/activateEmail',
    who: 'public',
    redirects: true,
    request: z.object({ code: text().max(100).default('') }),
    answer: z.enum(['/emailsuccess', '/emailerror', '/emailedanger', '/emailshixiao']),
    summary: { zh: '邮箱验证链接', en: 'E-mail verification link' },
  }),
  /** Provinces, cities and counties of China. */
  listRegions: call({
    id: 'C.account.14',
    method: 'POST',
    path: '/api/user/user/region',
    who: 'public',
    request: z.object({}).nullish(),
    answer: z.array(regionSchema),
    summary: { zh: '省市区列表', en: 'Provinces, cities and districts' },
  }),
  /** The list of industries. */
  listProfessions: call({
    id: 'C.account.15',
    method: 'POST',
    path: '/api/user/user/listRofession',
    who: 'public',
    request: z.object({}).nullish(),
    answer: z.array(z.object({ code: z.string(), name: z.string() })),
    summary: { zh: '行业列表', en: 'Industries' },
  }),
  /** Sends the activation e-mail to the address of the account. */
  sendActivationEmail: call({
    id: 'C.account.16',
    method: 'POST',
    path: '/api/user/user/sendActivationEmail',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.literal(true),
    errors: ['EMAIL_MISSING', 'EMAIL_TAKEN', 'MAIL_FAILED', 'FEATURE_OFF'],
    summary: { zh: '发送邮箱验证邮件', en: 'Sends the verification e-mail' },
  }),
  /** Moves the account to another phone: a code for the new one and one for the old one. */
  changePhone: call({
    id: 'C.account.13',
    method: 'POST',
    path: '/api/user/user/updateTelephone',
    who: 'login',
    request: z.object({ telephone: phoneSchema, code: smsCodeSchema, oldCode: smsCodeSchema.optional() }),
    // The code for the old phone is a proof itself, except for operators with TOTP.
    recentProof: { unlessGiven: 'oldCode' },
    answer: z.literal(true),
    errors: ['SMS_CODE_WRONG', 'TELEPHONE_TAKEN'],
    summary: { zh: '更换手机号', en: 'Changes the mobile number of the account' },
  }),
  /** Changes single fields of the profile. */
  changeProfile: call({
    id: 'C.account.11',
    method: 'POST',
    path: '/api/user/user/updateUserInfo',
    who: 'login',
    request: changeable,
    recentProof: CHANGES_EMAIL,
    answer: z.literal(true),
    errors: ['NICK_TAKEN', 'EMAIL_TAKEN', 'UPLOAD_NOT_FOUND', 'CAPTCHA_NEEDED', 'TELEPHONE_NEEDED'],
    summary: { zh: '修改个人资料', en: 'Changes the profile' },
  }),
  /** The profile-completion dialog. */
  completeProfile: call({
    id: 'C.account.12',
    method: 'POST',
    path: '/api/user/user/updateUserInformation',
    who: 'login',
    request: changeable,
    recentProof: CHANGES_EMAIL,
    answer: z.literal(true),
    errors: ['NICK_TAKEN', 'EMAIL_TAKEN', 'UPLOAD_NOT_FOUND', 'CAPTCHA_NEEDED', 'TELEPHONE_NEEDED'],
    summary: { zh: '完善个人信息', en: 'Completes the profile' },
  }),
}
