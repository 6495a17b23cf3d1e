import type { AnswerBlock } from '@gezhi/contract'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users/users-table.ts'

/** Conversations of users with the assistant. */
export const aiTopics = pgTable(
  'ai_topics',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    /** Since when a question is being answered: one at a time, over all processes. */
    answeringSince: timestamp('answering_since', { withTimezone: true }),
  },
  (table) => [index('ai_topics_latest').on(table.userId, table.updatedAt, table.id)],
)

/** Questions and answers. */
export const aiMessages = pgTable(
  'ai_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => aiTopics.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<'user' | 'assistant'>().notNull(),
    text: text('text').notNull(),
    blocks: jsonb('blocks').$type<readonly AnswerBlock[]>().notNull(),
    tools: jsonb('tools').$type<readonly string[]>().notNull(),
    state: text('state').$type<'done' | 'stopped' | 'failed'>().notNull(),
    reason: text('reason'),
    mode: text('mode').$type<'model' | 'search'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ai_messages_of_topic').on(table.topicId, table.createdAt, table.id)],
)
