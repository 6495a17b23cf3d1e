import * as z from 'zod'
import { call, type CallTable } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { pageFields, pageOf } from '../paging.ts'
import { text } from '../text.ts'
import { followSchema } from './follow-row.ts'
import { FOLLOW_TYPES, MAX_FOLLOW_CODES } from './follow-types.ts'

const typeSchema = z.enum(FOLLOW_TYPES).default('patent')
/** A number of the record in any notation. */
const codeSchema = text().trim().min(1).max(100)
const codesSchema = z.object({ type: typeSchema, codeList: z.array(codeSchema).min(1).max(MAX_FOLLOW_CODES) })
const idsSchema = z.array(z.guid()).min(1).max(1000)

const progressFields = {
  /** Follows of this type whose record has changed, as far as they have been compared. */
  changed: z.int(),
  /** Follows that have not been compared with the present index yet (`compareFollows`). */
  pending: z.int(),
}

const listSchema = z
  .object({
    ...pageFields,
    /** Occurs in title or number, ignoring letter case. */
    keyWord: text().trim().max(200).optional(),
    /** Only records that have changed or are missing. */
    onlyChanged: z.boolean().default(false),
  })
  .prefault({})

/** A list of the records of one type that the user follows, the latest first. */
const listOf = (id: string, path: string, zh: string, en: string) =>
  call({
    id,
    method: 'POST',
    path,
    who: 'login',
    request: listSchema,
    answer: pageOf(followSchema).extend(progressFields),
    errors: ['SEARCH_STARTING'],
    summary: { zh, en },
  })

/** The calls of the domain follows. */
export const FOLLOW_CALLS = {
  listFollowedTrademarks: listOf('C.follow.01', '/api/user/follow/trademarklist', '关注的商标', 'Followed trademarks'),
  listFollowedCompanies: listOf('C.follow.02', '/api/user/follow/companylist', '关注的企业', 'Followed companies'),
  /** Follows a record, or no longer follows it. Returns whether it is followed now. */
  toggleFollow: call({
    id: 'C.follow.03',
    method: 'POST',
    path: '/api/user/follow/follow',
    who: 'login',
    request: z.object({ type: typeSchema, code: codeSchema }),
    answer: z.boolean(),
    errors: ['FOLLOW_RECORD_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '关注或取消关注', en: 'Follows or unfollows a record' },
  }),
  listFollowedPatents: listOf('C.follow.04', '/api/user/follow/list', '关注的专利', 'Followed patents'),
  /**
   * Unfollows records, named by the ids of their follows or by their codes. If an id is unknown or belongs to somebody else, the response is
   * 404 and nothing changes; codes that are not followed are ignored.
   */
  deleteFollows: call({
    id: 'C.follow.05',
    method: 'POST',
    path: '/api/user/follow/batchDelete',
    who: 'login',
    request: z
      .object({ idList: idsSchema.optional(), ...codesSchema.partial({ codeList: true }).shape })
      .refine(({ idList, codeList }) => (idList === undefined) !== (codeList === undefined), {
        path: ['idList'],
        ...localizedIssue('与 codeList 须且只能有一个', 'or codeList is required, but not both'),
      }),
    answer: z.literal(true),
    errors: ['FOLLOW_NOT_FOUND'],
    summary: { zh: '批量取消关注', en: 'Unfollows several records' },
  }),
  /** Follows those of the records that are not followed yet. */
  addFollows: call({
    id: 'C.follow.06',
    method: 'POST',
    path: '/api/user/follow/batchFollow',
    who: 'login',
    request: codesSchema,
    answer: z.object({
      added: z.int(),
      /** Followed before. */
      already: z.int(),
      /** Codes that are not in the index. */
      missing: z.array(z.string()),
    }),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '批量关注', en: 'Follows several records' },
  }),
  /** Which of the given codes are followed, in the given notation. */
  listFollowedCodes: call({
    id: 'C.follow.07',
    method: 'POST',
    path: '/api/user/follow/listCode',
    who: 'login',
    request: codesSchema,
    answer: z.array(z.string()),
    summary: { zh: '给定号码中已关注的号码', en: 'Which of the given numbers are followed' },
  }),
  /** Whether a record is followed, with its changes; null if it is not followed. */
  findFollow: call({
    id: null,
    method: 'POST',
    path: '/api/user/follow/find',
    who: 'login',
    request: z.object({ type: typeSchema, code: codeSchema }),
    answer: followSchema.nullable(),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '记录是否已关注及其变化', en: 'Whether a record is followed, and its changes' },
  }),
  /** Marks follows as seen: later changes are reported against their present records. Without `idList` all changed ones of a type. */
  markFollowsSeen: call({
    id: null,
    method: 'POST',
    path: '/api/user/follow/seen',
    who: 'login',
    request: z.object({ type: typeSchema, idList: idsSchema.optional() }),
    answer: z.literal(true),
    errors: ['FOLLOW_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: '标为已阅', en: 'Marks follows as seen' },
  }),
  /** Compares some of the follows that are `pending` with the index; repeat until none is. */
  compareFollows: call({
    id: null,
    method: 'POST',
    path: '/api/user/follow/compare',
    who: 'login',
    request: z.object({ type: typeSchema }).prefault({}),
    answer: z.object(progressFields),
    errors: ['SEARCH_STARTING'],
    summary: { zh: '检查关注的变化', en: 'Checks followed records for changes' },
  }),
} satisfies CallTable
