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
  NO_CLAIMS: { code: 404, everywhere: false, zh: '库中没有 {number} 的权利要求', en: 'The claims of {number} are not in the database' },
  CLAIM_NOT_FOUND: { code: 404, everywhere: false, zh: '{number} 没有权利要求 {claim}', en: '{number} has no claim {claim}' },
} as const satisfies ErrorTable
