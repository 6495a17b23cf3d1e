import { MAX_TOPIC_MESSAGES, MAX_TOPIC_TITLE, MAX_TOPICS } from '@gezhi/contract'
import { and, asc, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { CallError } from '../http/call-error.ts'
import { aiMessages, aiTopics } from './topics-table.ts'

/** A stored question or answer. */
export type StoredMessage = typeof aiMessages.$inferSelect
/** A conversation in a list. */
export type StoredTopic = Pick<typeof aiTopics.$inferSelect, 'id' | 'title' | 'updatedAt'> & { readonly messages: number }
/** What is stored of an answer. */
export type NewAnswer = Pick<StoredMessage, 'blocks' | 'tools' | 'state' | 'reason' | 'mode'>

/** A question that is being answered, with what was said before. */
export interface OpenQuestion {
  readonly topic: StoredTopic
  readonly question: StoredMessage
  readonly history: readonly StoredMessage[]
}

/** ms without a sign of life after which a process that answers is taken for ended: six heartbeats. */
const MAX_SILENCE = 60_000

/** Conversations of users. Those of others are not found. */
export interface TopicStore {
  /**
   * Stores a question of a new conversation (`topicId` null) or of one of the user. Throws TOPIC_NOT_FOUND, TOPIC_FULL, and TOPIC_BUSY while
   * another one is being answered.
   */
  open(userId: string, topicId: string | null, text: string, mode: StoredMessage['mode']): Promise<OpenQuestion>
  /** The last question without its answer, which is deleted. Throws NOTHING_TO_RETRY and the errors of `open`. */
  retry(userId: string, topicId: string): Promise<OpenQuestion>
  /** Notes that the last question is still being answered. */
  keepAnswering(topicId: string): Promise<void>
  /** Whether the process that answered the last question ended before the answer was stored. */
  isInterrupted(userId: string, topicId: string): Promise<boolean>
  /** Stores the answer; null if the conversation was deleted meanwhile. */
  answer(topicId: string, answer: NewAnswer): Promise<StoredMessage | null>
  page(userId: string, page: { pageNo: number; pageSize: number }): Promise<{ list: readonly StoredTopic[]; total: number }>
  find(userId: string, id: string): Promise<{ topic: StoredTopic; messages: readonly StoredMessage[] } | null>
  /** False if it belongs to somebody else. */
  rename(userId: string, id: string, title: string): Promise<boolean>
  remove(userId: string, id: string): Promise<boolean>
}

// Drizzle writes columns of a select without joins unqualified.
const messageCount = sql<number>`(SELECT count(*)::int FROM ai_messages WHERE ai_messages.topic_id = ai_topics.id)`
const LISTED = { id: aiTopics.id, title: aiTopics.title, updatedAt: aiTopics.updatedAt, messages: messageCount }

/** Conversations in PostgreSQL; `now` in ms. */
export function topicStore(database: Database, now: () => number): TopicStore {
  const one = (userId: string, id: string) => and(eq(aiTopics.userId, userId), eq(aiTopics.id, id))
  const messagesOf = (db: Database | Transaction, topicId: string) =>
    db
      .select(getTableColumns(aiMessages))
      .from(aiMessages)
      .where(eq(aiMessages.topicId, topicId))
      .orderBy(asc(aiMessages.createdAt), asc(aiMessages.id))
  const isStale = () => lt(aiTopics.answeringSince, new Date(now() - MAX_SILENCE))
  /** Marks a conversation as being answered. */
  const begin = async (transaction: Transaction, userId: string, topicId: string): Promise<StoredMessage[]> => {
    const time = new Date(now())
    const free = or(isNull(aiTopics.answeringSince), isStale())
    const [begun] = await transaction
      .update(aiTopics)
      .set({ answeringSince: time, updatedAt: time })
      .where(and(one(userId, topicId), free))
      .returning({ id: aiTopics.id })
    if (begun !== undefined) return messagesOf(transaction, topicId)
    throw new CallError((await transaction.$count(aiTopics, one(userId, topicId))) === 0 ? 'TOPIC_NOT_FOUND' : 'TOPIC_BUSY')
  }
  const opened = async (transaction: Transaction, topicId: string, question: StoredMessage, history: readonly StoredMessage[]) => {
    const [topic] = await transaction.select(LISTED).from(aiTopics).where(eq(aiTopics.id, topicId))
    return { topic: topic!, question, history }
  }
  return {
    open: (userId, given, text, mode) =>
      database.transaction(async (transaction) => {
        const topicId = given ?? (await addTopic(transaction, userId, text, new Date(now())))
        const history = await begin(transaction, userId, topicId)
        if (history.length + 2 > MAX_TOPIC_MESSAGES) throw new CallError('TOPIC_FULL', { limit: MAX_TOPIC_MESSAGES })
        const facts = { topicId, userId, role: 'user' as const, text, blocks: [], tools: [], state: 'done' as const, mode }
        const [question] = await transaction
          .insert(aiMessages)
          .values({ ...facts, createdAt: new Date(now()) })
          .returning()
        return opened(transaction, topicId, question!, history)
      }),
    retry: (userId, topicId) =>
      database.transaction(async (transaction) => {
        const messages = await begin(transaction, userId, topicId)
        const at = messages.findLastIndex(({ role }) => role === 'user')
        if (at < 0) throw new CallError('NOTHING_TO_RETRY')
        const answers = messages.slice(at + 1).map(({ id }) => id)
        if (answers.length > 0) await transaction.delete(aiMessages).where(inArray(aiMessages.id, answers))
        return opened(transaction, topicId, messages[at]!, messages.slice(0, at))
      }),
    async keepAnswering(topicId) {
      const answering = and(eq(aiTopics.id, topicId), isNotNull(aiTopics.answeringSince))
      await database
        .update(aiTopics)
        .set({ answeringSince: new Date(now()) })
        .where(answering)
    },
    isInterrupted: async (userId, topicId) => (await database.$count(aiTopics, and(one(userId, topicId), isStale()))) > 0,
    answer: (topicId, answer) =>
      database.transaction(async (transaction) => {
        const time = new Date(now())
        const [topic] = await transaction
          .update(aiTopics)
          .set({ answeringSince: null, updatedAt: time })
          .where(eq(aiTopics.id, topicId))
          .returning({ userId: aiTopics.userId })
        if (topic === undefined) return null
        // After the question, also where both have the same millisecond.
        const [last] = await transaction
          .select({ createdAt: aiMessages.createdAt })
          .from(aiMessages)
          .where(and(eq(aiMessages.topicId, topicId), gte(aiMessages.createdAt, time)))
          .orderBy(desc(aiMessages.createdAt))
          .limit(1)
        const createdAt = last === undefined ? time : new Date(last.createdAt.getTime() + 1)
        const [row] = await transaction
          .insert(aiMessages)
          .values({ ...answer, topicId, userId: topic.userId, role: 'assistant', text: '', createdAt })
          .returning()
        return row!
      }),
    async page(userId, { pageNo, pageSize }) {
      const list = await database
        .select(LISTED)
        .from(aiTopics)
        .where(eq(aiTopics.userId, userId))
        .orderBy(desc(aiTopics.updatedAt), desc(aiTopics.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list, total: await database.$count(aiTopics, eq(aiTopics.userId, userId)) }
    },
    async find(userId, id) {
      const [topic] = await database.select(LISTED).from(aiTopics).where(one(userId, id))
      return topic === undefined ? null : { topic, messages: await messagesOf(database, id) }
    },
    async rename(userId, id, title) {
      return (await database.update(aiTopics).set({ title }).where(one(userId, id))).rowCount === 1
    },
    async remove(userId, id) {
      return (await database.delete(aiTopics).where(one(userId, id))).rowCount === 1
    },
  }
}

/** A new conversation named after its first question; the oldest beyond the limit are deleted. */
async function addTopic(transaction: Transaction, userId: string, text: string, time: Date): Promise<string> {
  await lockRowsOf(transaction, 'ai_topics', userId)
  const old = transaction
    .select({ id: aiTopics.id })
    .from(aiTopics)
    .where(eq(aiTopics.userId, userId))
    .orderBy(desc(aiTopics.updatedAt), desc(aiTopics.id))
    .offset(MAX_TOPICS - 1)
  await transaction.delete(aiTopics).where(inArray(aiTopics.id, old))
  const [row] = await transaction
    .insert(aiTopics)
    .values({ userId, title: titleOf(text), createdAt: time, updatedAt: time })
    .returning({ id: aiTopics.id })
  return row!.id
}

/** The first line, cut at the length of a title. Pure. */
function titleOf(text: string): string {
  const [line = ''] = text.trim().split('\n')
  const characters = [...line.trim()]
  return characters.length <= MAX_TOPIC_TITLE ? characters.join('') : `${characters.slice(0, MAX_TOPIC_TITLE - 1).join('')}…`
}
