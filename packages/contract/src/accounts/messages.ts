import * as z from 'zod'
import { call } from '../call.ts'
import { pageFields, pageOf } from '../paging.ts'

const messageSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  /** Path of the related page; null if there is none. */
  link: z.string().nullable(),
  createTime: z.string(),
})

export const messagesCalls = {
  /** Deletes messages; if an id is unknown or belongs to somebody else, the response is 404 and nothing is deleted. */
  deleteMessages: call({
    id: 'C.message.02',
    method: 'POST',
    path: '/api/sms/msg/del',
    who: 'login',
    request: z.object({ idList: z.array(z.guid()).min(1).max(1000) }),
    answer: z.literal(true),
    errors: ['MESSAGE_NOT_FOUND'],
    summary: { zh: '删除消息', en: 'Deletes messages' },
  }),
  /** Deletes all messages of the user. */
  emptyMessages: call({
    id: 'C.message.03',
    method: 'POST',
    path: '/api/sms/msg/emptyMsg',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.literal(true),
    summary: { zh: '清空消息', en: 'Deletes all messages' },
  }),
  /** Unread messages, oldest first; the first, which the browser shows, is marked as read (G177). Polled every minute. */
  findMessages: call({
    id: 'C.message.04',
    method: 'POST',
    path: '/api/sms/msg/findMsg',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.array(messageSchema),
    summary: { zh: '未读消息', en: 'Unread messages' },
  }),
  /** How many messages the user has not read, for the header; none of them is marked as read. */
  countUnreadMessages: call({
    id: null,
    method: 'POST',
    path: '/api/sms/msg/unread',
    who: 'login',
    request: z.object({}).nullish(),
    answer: z.int(),
    summary: { zh: '未读消息数', en: 'Number of unread messages' },
  }),
  /** Messages of the user, newest first; the returned ones are marked as read. */
  listMessages: call({
    id: 'C.message.01',
    method: 'POST',
    path: '/api/sms/msg/list',
    who: 'login',
    request: z.object(pageFields).prefault({}),
    /** readFlag 1: was read before this call. */
    answer: pageOf(messageSchema.extend({ readFlag: z.union([z.literal(0), z.literal(1)]) })),
    summary: { zh: '消息列表', en: 'Messages' },
  }),
}
