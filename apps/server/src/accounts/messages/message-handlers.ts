import type { Language } from '@gezhi/contract'
import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { Message, MessageStore } from './message-store.ts'

/** Calls about messages. */
export function messageHandlers(
  messages: MessageStore,
): Pick<Handlers['accounts'], 'listMessages' | 'deleteMessages' | 'emptyMessages' | 'findMessages' | 'countUnreadMessages'> {
  return {
    async listMessages(page, context) {
      const { list, total } = await messages.show(context.caller.userId, page)
      return { list: list.map((message) => ({ ...shown(message, context.language), readFlag: message.readAt === null ? 0 : 1 })), total }
    },
    async deleteMessages({ idList }, context) {
      if (!(await messages.remove(context.caller.userId, idList))) throw new CallError('MESSAGE_NOT_FOUND')
      return true
    },
    async emptyMessages(_request, context) {
      await messages.empty(context.caller.userId)
      return true
    },
    countUnreadMessages: (_request, context) => messages.countUnread(context.caller.userId),
    async findMessages(_request, context) {
      return (await messages.takeUnread(context.caller.userId)).map((message) => shown(message, context.language))
    },
  }
}

function shown({ id, title, content, titleEn, contentEn, link, createdAt }: Message, language: Language) {
  const text = language === 'en' ? { title: titleEn ?? title, content: contentEn ?? content } : { title, content }
  return { id, ...text, link, createTime: shanghaiTime(createdAt) }
}
