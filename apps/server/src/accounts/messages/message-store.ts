import { and, count, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect-database.ts'
import { CLOSED_NICK } from '../../database/guard-closed-accounts.ts'
import { users } from '../users/users-table.ts'
import { messages } from './messages-table.ts'

export type Message = typeof messages.$inferSelect

/** A message in Chinese, or in one text for both languages. */
export interface MessageDraft {
  /** A message with the same id is sent once; a new id unless given. */
  readonly id?: string
  readonly userId: string
  /** The user whose name it contains, if any. */
  readonly mentionedUserId?: string
  readonly title: string
  readonly content: string
  /** The same in English, for users who read their messages in English. */
  readonly en?: { readonly title: string; readonly content: string }
  /** Path of the related page. */
  readonly link?: string
}

/** Messages to users, from all domains. */
export interface MessageStore {
  /** Sends a message, with the transaction if one is given; to a closed account nothing is sent. */
  send(message: MessageDraft, transaction?: Transaction): Promise<void>
  /** A page of a user's messages, newest first, with their state before this call marks them as read. */
  show(userId: string, page: { pageNo: number; pageSize: number }): Promise<{ list: Message[]; total: number }>
  /** Unread messages, oldest first, at most 100; marks the first as read. */
  takeUnread(userId: string): Promise<Message[]>
  countUnread(userId: string): Promise<number>
  /** Deletes all given messages of a user; false and no change if one of them belongs to another user. */
  remove(userId: string, ids: readonly string[]): Promise<boolean>
  empty(userId: string): Promise<void>
}

/** Messages in PostgreSQL; `now` in ms. */
export function messageStore(database: Database, now: () => number): MessageStore {
  const markRead = async (ids: readonly string[]) => {
    if (ids.length === 0) return
    await database
      .update(messages)
      .set({ readAt: new Date(now()) })
      .where(and(inArray(messages.id, [...ids]), isNull(messages.readAt)))
  }
  const insert = async (transaction: Transaction, { en, ...message }: MessageDraft) => {
    const { userId } = message
    // Locked as the guard of the database does: the account is not closed before the message is written.
    const [open] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), ne(users.nick, CLOSED_NICK + userId)))
      .for('key share')
    if (open === undefined) return
    const english = { titleEn: en?.title ?? null, contentEn: en?.content ?? null }
    await transaction
      .insert(messages)
      .values({ ...message, ...english, createdAt: new Date(now()) })
      .onConflictDoNothing()
  }
  return {
    send: (message, transaction) =>
      transaction === undefined ? database.transaction((own) => insert(own, message)) : insert(transaction, message),
    async show(userId, { pageNo, pageSize }) {
      const own = eq(messages.userId, userId)
      const list = await database
        .select()
        .from(messages)
        .where(own)
        .orderBy(desc(messages.createdAt), desc(messages.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database.select({ total: count() }).from(messages).where(own)
      await markRead(list.filter(({ readAt }) => readAt === null).map(({ id }) => id))
      return { list, total: counted!.total }
    },
    async takeUnread(userId) {
      const list = await database
        .select()
        .from(messages)
        .where(and(eq(messages.userId, userId), isNull(messages.readAt)))
        .orderBy(messages.createdAt, messages.id)
        .limit(100)
      await markRead(list.slice(0, 1).map(({ id }) => id))
      return list
    },
    countUnread: (userId) => database.$count(messages, and(eq(messages.userId, userId), isNull(messages.readAt))),
    remove: (userId, ids) =>
      database.transaction(async (transaction) => {
        const uniqueIds = [...new Set(ids.map((id) => id.toLowerCase()))]
        const own = and(eq(messages.userId, userId), inArray(messages.id, uniqueIds))
        const found = await transaction.select({ id: messages.id }).from(messages).where(own).for('update')
        if (found.length < uniqueIds.length) return false
        await transaction.delete(messages).where(own)
        return true
      }),
    async empty(userId) {
      await database.delete(messages).where(eq(messages.userId, userId))
    },
  }
}
