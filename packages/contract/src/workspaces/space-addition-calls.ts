import * as z from 'zod'
import { call, type AnswerOf } from '../call.ts'
import { jsonValue, text } from '../text.ts'
import { spaceFileTypeSchema, spaceIdSchema } from './space-schemas.ts'

const base = { id: null, method: 'POST', who: 'login' } as const
const at = (name: string) => `/api/user/workSpaceFile/${name}`

/** States of an addition. One that is cancelled is deleted. */
export const SPACE_ADDITION_STATES = ['waiting', 'running', 'done', 'failed'] as const
export type SpaceAdditionState = (typeof SPACE_ADDITION_STATES)[number]

const additionSchema = z.object({
  id: z.string(),
  spaceId: z.string(),
  /** The query, or what else describes the list. */
  title: z.string(),
  state: z.enum(SPACE_ADDITION_STATES),
  /** Records of the list. */
  total: z.int(),
  /** Records read so far. */
  done: z.int(),
  /** Files added; the others were in the space before. Null until it has ended. */
  added: z.int().nullable(),
  /** Why it failed; null otherwise. */
  reason: z.string().nullable(),
  createTime: z.string(),
})
export type SpaceAddition = z.output<typeof additionSchema>
export type SpaceAdditions = AnswerOf<typeof spaceAdditionCalls.listSpaceAdditions>

/** Calls that add all records of a list to a space, in the background: all of them, or, if that is cancelled or fails, none. */
export const spaceAdditionCalls = {
  addListToSpace: call({
    ...base,
    path: at('addList'),
    countsAsSearch: true,
    request: z.object({
      spaceId: spaceIdSchema,
      type: spaceFileTypeSchema,
      /** Name of the call that lists the records: `searchPatents`, `searchByLaw`, … */
      call: text().min(1).max(60),
      /** The request of that call. */
      request: jsonValue(),
    }),
    answer: z.object({ id: z.string() }),
    errors: [
      'SPACE_NOT_FOUND',
      'SPACE_LIST_TOO_LARGE',
      'SPACE_LIST_EMPTY',
      'SPACE_ADDITIONS_FULL',
      'EXPORT_KIND_UNKNOWN',
      'EXPORT_LIST_UNKNOWN',
      'EXPORT_LIST_FAILED',
      'SEARCH_STARTING',
      'CAPTCHA_NEEDED',
    ],
    summary: { zh: '将列表中的全部记录加入空间', en: 'Adds all records of a list to a space' },
  }),
  /** The additions of the user that are not finished, and those that ended lately; the latest first. */
  listSpaceAdditions: call({
    ...base,
    path: at('listAdditions'),
    request: z.object({}).prefault({}),
    answer: z.array(additionSchema),
    summary: { zh: '加入空间的任务', en: 'Lists that are being added to spaces' },
  }),
  /** Cancels an addition, or removes one that has ended from the list. */
  cancelSpaceAddition: call({
    ...base,
    path: at('cancelAddition'),
    request: z.object({ id: spaceIdSchema }),
    answer: z.literal(true),
    errors: ['SPACE_ADDITION_NOT_FOUND'],
    summary: { zh: '取消加入空间的任务', en: 'Cancels the addition of a list' },
  }),
}
