import * as z from 'zod'
import { call, fileCall, type CallTable } from '../call.ts'
import { localizedIssue } from '../localized-issue.ts'
import { pageFields, pageOf } from '../paging.ts'
import { text, visible } from '../text.ts'
import { assistantMessageSchema, topicSchema } from './assistant-fields.ts'
import { MAX_QUESTION, MAX_TOPIC_TITLE } from './assistant-limits.ts'

const idSchema = z.object({ id: z.guid() })

/** The calls of the domain assistant: conversations over the records. */
export const ASSISTANT_CALLS = {
  /** How questions are answered, and what is left of today's uses. */
  getAssistant: call({
    id: null,
    method: 'POST',
    path: '/api/ai/topic/state',
    who: 'guest',
    request: z.object({}).nullish(),
    answer: z.object({
      mode: z.enum(['model', 'search']),
      /** Uses left; null for visitors and where nothing is counted. */
      left: z.object({ packs: z.int(), today: z.int() }).nullable(),
    }),
    summary: { zh: 'AI 对话：回答方式和剩余次数', en: 'How the assistant answers, and the uses that are left' },
  }),
  /**
   * Asks a question in a conversation, a new one without `topicId`; the answer follows as server-sent events (`AssistantEvent`) and is
   * stored. A client that disconnects stops it. `retry` answers the last question again.
   */
  askAssistant: fileCall({
    id: null,
    method: 'POST',
    path: '/api/ai/topic/send',
    who: 'login',
    file: 'text/event-stream',
    request: z
      .object({
        topicId: z.guid().optional(),
        content: text().trim().min(1).max(MAX_QUESTION).check(visible).optional(),
        retry: z.literal(true).optional(),
      })
      .refine(({ topicId, content, retry }) => (retry === true ? topicId !== undefined && content === undefined : content !== undefined), {
        path: ['content'],
        ...localizedIssue('与 topicId 和 retry 须给出其一', 'or topicId with retry is needed, but not both'),
      }),
    // Claims that are missing are stated in the answer.
    errors: ['TOPIC_NOT_FOUND', 'TOPIC_FULL', 'TOPIC_BUSY', 'NOTHING_TO_RETRY', 'NO_CLAIMS', 'CLAIM_NOT_FOUND', 'SEARCH_STARTING'],
    summary: { zh: 'AI 对话：提问', en: 'Asks the assistant' },
  }),
  listTopics: call({
    id: null,
    method: 'POST',
    path: '/api/ai/topic/list',
    who: 'login',
    request: z.object(pageFields).prefault({}),
    answer: pageOf(topicSchema),
    summary: { zh: 'AI 对话列表', en: 'Conversations of the user, the latest first' },
  }),
  getTopic: call({
    id: null,
    method: 'POST',
    path: '/api/ai/topic/detail',
    who: 'login',
    request: idSchema,
    answer: topicSchema.extend({ list: z.array(assistantMessageSchema) }),
    errors: ['TOPIC_NOT_FOUND'],
    summary: { zh: 'AI 对话内容', en: 'A conversation with its messages' },
  }),
  renameTopic: call({
    id: null,
    method: 'POST',
    path: '/api/ai/topic/rename',
    who: 'login',
    request: z.object({ ...idSchema.shape, title: text().trim().min(1).max(MAX_TOPIC_TITLE).check(visible) }),
    answer: z.literal(true),
    errors: ['TOPIC_NOT_FOUND'],
    summary: { zh: '重命名 AI 对话', en: 'Renames a conversation' },
  }),
  deleteTopic: call({
    id: null,
    method: 'POST',
    path: '/api/ai/topic/delete',
    who: 'login',
    request: idSchema,
    answer: z.literal(true),
    errors: ['TOPIC_NOT_FOUND'],
    summary: { zh: '删除 AI 对话', en: 'Deletes a conversation' },
  }),
  /** The transcript as a file; the answer is a link, which lasts for an hour. */
  exportTopic: call({
    id: null,
    method: 'POST',
    path: '/api/ai/topic/export',
    who: 'login',
    timeoutMs: 60_000,
    request: z.object({ ...idSchema.shape, fileType: z.enum(['docx', 'pdf']) }),
    answer: z.string(),
    errors: ['TOPIC_NOT_FOUND'],
    summary: { zh: '导出 AI 对话（DOCX、PDF）', en: 'Transcript of a conversation as DOCX or PDF' },
  }),
} satisfies CallTable
