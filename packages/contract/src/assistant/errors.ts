import type { ErrorTable } from '../error-definition.ts'

/** Errors that only calls of the domain assistant answer. */
export const ASSISTANT_ERRORS = {
  TOPIC_NOT_FOUND: { code: 404, everywhere: false, zh: '未找到该对话', en: 'Conversation not found' },
  TOPIC_FULL: {
    code: 400,
    everywhere: false,
    zh: '该对话已有 {limit} 条消息，请新建对话',
    en: 'The conversation has {limit} messages; please start a new one',
  },
  TOPIC_BUSY: {
    code: 400,
    everywhere: false,
    zh: '上一个问题仍在回答，请等待或先停止',
    en: 'The last question is still being answered; please wait or stop it',
  },
  NOTHING_TO_RETRY: {
    code: 400,
    everywhere: false,
    zh: '该对话没有可重新回答的问题',
    en: 'The conversation has no question to answer again',
  },
} as const satisfies ErrorTable
