import * as z from 'zod'
import { isMaskedPhone } from '../accounts/mask-phone.ts'
import { readPhone } from '../accounts/phone-number.ts'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'
import { localizedIssue } from '../localized-issue.ts'
import { MAX_FEEDBACK_CHARACTERS, MAX_FEEDBACK_PICTURES } from './feedback-limits.ts'
import { text } from '../text.ts'

/** Addresses as returned by the upload call. */
const PICTURE = /^\/api\/sms\/oss\/file\?name=[\w-]{22}\.(?:jpg|png)$/

const picturesOf = (path: string) => path.split(',')

const feedbackRequest = z.object({
  /** 1 product suggestion, 2 functional defect, 3 content revision, 4 other. */
  type: z.coerce
    .number()
    .refine((type) => [1, 2, 3, 4].includes(type), { ...localizedIssue('请选择问题分类', 'please choose a type'), abort: true })
    .min(1)
    .max(4),
  content: text()
    .max(10_000)
    .transform((text) => text.trim())
    .refine((text) => text !== '', localizedIssue('请输入详细描述', 'please describe it'))
    .refine((text) => [...text].length <= MAX_FEEDBACK_CHARACTERS, localizedIssue('最多 300 个字符', 'must have at most 300 characters')),
  /** Uploaded pictures, at least one: their addresses joined by commas. */
  picturePath: text()
    .max(1_000)
    .refine((path) => path !== '', localizedIssue('请上传图片', 'please upload an image'))
    .refine(
      (path) => path === '' || picturesOf(path).every((one) => PICTURE.test(one)),
      localizedIssue('须为已上传图片的地址', 'must be URLs of uploaded images'),
    )
    .refine((path) => picturesOf(path).length <= MAX_FEEDBACK_PICTURES, localizedIssue('最多 5 张图片', 'must have at most 5 images'))
    .refine(
      (path) => new Set(picturesOf(path)).size === picturesOf(path).length,
      localizedIssue('图片不能重复', 'must not contain an image twice'),
    ),
  /** Phone at which the writer can be reached; their own may be given masked, as their account shows it. */
  contact: text()
    .max(30)
    .refine((text) => text.trim() !== '', localizedIssue('请输入联系方式', 'please enter a mobile number'))
    .refine(
      (text) => text.trim() === '' || readPhone(text) !== null || isMaskedPhone(text.trim()),
      localizedIssue('请输入有效的手机号码', 'must be a mainland China mobile number'),
    )
    .transform((text) => readPhone(text) ?? text.trim()),
})

const shownFields = {
  id: z.string(),
  type: z.number().int(),
  content: z.string(),
  picturePath: z.string(),
  contact: z.string(),
  createTime: z.string(),
  /** The answer of an administrator; null until there is one. */
  answer: z.string().nullable(),
  answerTime: z.string().nullable(),
}

export type ShownFeedback = z.output<(typeof feedbackCalls.listFeedback)['answer']>['list'][number]

export const feedbackCalls = {
  /** Feedback from the form of the shell. */
  addFeedback: call({
    id: 'C.feedback.01',
    method: 'POST',
    path: '/api/user/feedback/add',
    aliases: ['/api/user/user/feedback/add'],
    who: 'login',
    request: feedbackRequest,
    answer: z.literal(true),
    errors: ['UPLOAD_NOT_FOUND', 'FEEDBACK_DAILY_LIMIT'],
    summary: { zh: '提交意见反馈', en: 'Submits feedback' },
  }),
  /** The same from the help centre (G21). */
  addHelpFeedback: call({
    id: 'C.feedback.02',
    method: 'POST',
    path: '/api/search/sysadmin/help/feedBack',
    who: 'login',
    request: feedbackRequest,
    answer: z.literal(true),
    errors: ['UPLOAD_NOT_FOUND', 'FEEDBACK_DAILY_LIMIT'],
    summary: { zh: '在帮助中心提交意见反馈', en: 'Submits feedback in the help centre' },
  }),
  /** The user's own feedback, newest first, with the answers. */
  listFeedback: call({
    id: 'C.feedback.03',
    method: 'POST',
    path: '/api/search/sysadmin/help/feedBackList',
    who: 'login',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(z.object(shownFields)),
    summary: { zh: '反馈历史', en: 'Feedback history' },
  }),
  /** Feedback of all users for operators: unanswered, oldest first; or answered, newest answer first. */
  listAllFeedback: call({
    id: null,
    method: 'POST',
    path: '/api/user/feedback/listAll',
    who: 'operator',
    request: z
      .object({
        ...pageFields,
        answered: z.boolean().default(false),
        /** Only feedback of this kind. */
        type: z.literal([1, 2, 3, 4]).optional(),
        /** Occurs in the feedback, in the answer, or in the name or phone of the user. */
        text: text().trim().max(100).default(''),
      })
      .prefault({}),
    answer: pageOf(z.object({ ...shownFields, userId: z.string(), nick: z.string() })),
    summary: { zh: '全部意见反馈（管理员）', en: 'All feedback (administrators)' },
  }),
  /** Answers feedback, or replaces the answer; the user gets a message. */
  answerFeedback: call({
    id: null,
    method: 'POST',
    path: '/api/user/feedback/answer',
    who: 'operator',
    request: z.object({ id: z.guid(), answer: text().trim().min(1).max(2000) }),
    answer: z.literal(true),
    errors: ['FEEDBACK_NOT_FOUND'],
    summary: { zh: '答复意见反馈（管理员）', en: 'Replies to feedback (administrators)' },
  }),
}
