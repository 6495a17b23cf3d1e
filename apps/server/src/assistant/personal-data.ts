import { eq } from 'drizzle-orm'
import { personalData } from '../platform/personal-data.ts'
import { aiMessages, aiTopics } from './topics-table.ts'

/** Conversations with the assistant. */
export const ASSISTANT_PERSONAL_DATA = [
  personalData({
    table: aiTopics,
    rowsOf: ({ userId }) => eq(aiTopics.userId, userId),
    atClosing: 'delete',
    copied: ['title', 'createdAt', 'updatedAt'],
  }),
  personalData({
    table: aiMessages,
    rowsOf: ({ userId }) => eq(aiMessages.userId, userId),
    atClosing: 'delete',
    copied: ['topicId', 'role', 'text', 'blocks', 'tools', 'state', 'createdAt'],
  }),
]
