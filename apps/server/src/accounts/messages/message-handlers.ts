import type { Handlers } from '../../plugins/call-context.ts'
import { CallError } from '../../plugins/call-error.ts'
import { shanghaiTime } from '../../plugins/shanghai-time.ts'
import { userOf } from '../../plugins/user-of.ts'
import type { Message, MessageStore } from './message-store.ts'

/** Calls about messages. */
export function messageHandlers(
  messages: MessageStore,
): Pick<Handlers['accounts'], 'listMessages' | 'deleteMessages' | 'emptyMessages' | 'findMessages'> {
  return {
    async listMessages(page, context) {
      const { list, total } = await messages.show(userOf(context).userId, page)
      return { list: list.map((message) => ({ ...shown(message), readFlag: message.readAt === null ? 0 : 1 })), total }
    },
    async deleteMessages({ idList }, context) {
      if (!(await messages.remove(userOf(context).userId, idList))) throw new CallError('MESSAGE_NOT_FOUND')
      return true
    },
    async emptyMessages(_request, context) {
      await messages.empty(userOf(context).userId)
      return true
    },
    async findMessages(_request, context) {
      return (await messages.takeUnread(userOf(context).userId)).map(shown)
    },
  }
}

function shown({ id, title, content, createdAt }: Message) {
  return { id, title, content, createTime: shanghaiTime(createdAt) }
}
