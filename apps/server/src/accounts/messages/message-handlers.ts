import type { Handlers } from '../../http/call-context.ts'
import { CallError } from '../../http/call-error.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import type { Message, MessageStore } from './message-store.ts'

/** Calls about messages. */
export function messageHandlers(
  messages: MessageStore,
): Pick<Handlers['accounts'], 'listMessages' | 'deleteMessages' | 'emptyMessages' | 'findMessages'> {
  return {
    async listMessages(page, context) {
      const { list, total } = await messages.show(context.caller.userId, page)
      return { list: list.map((message) => ({ ...shown(message), readFlag: message.readAt === null ? 0 : 1 })), total }
    },
    async deleteMessages({ idList }, context) {
      if (!(await messages.remove(context.caller.userId, idList))) throw new CallError('MESSAGE_NOT_FOUND')
      return true
    },
    async emptyMessages(_request, context) {
      await messages.empty(context.caller.userId)
      return true
    },
    async findMessages(_request, context) {
      return (await messages.takeUnread(context.caller.userId)).map(shown)
    },
  }
}

function shown({ id, title, content, link, createdAt }: Message) {
  return { id, title, content, link, createTime: shanghaiTime(createdAt) }
}
