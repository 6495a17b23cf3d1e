import type { FollowType } from '@gezhi/contract'
import { and, asc, desc, eq, ilike, inArray, isNull, max, or, sql } from 'drizzle-orm'
import type { NickOf } from '../accounts/users/nick-of.ts'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { likeOf } from '../database/like-of.ts'
import { notes } from './notes-table.ts'

export type StoredNote = typeof notes.$inferSelect

/** A reply with the name of its author. */
export type StoredReply = StoredNote & { readonly nick: string }

/** The notes of a user about one record, in numbers. */
export interface NotedPatentRow {
  readonly kind: FollowType
  readonly patentId: string
  readonly noteCount: number
  readonly replyCount: number
  readonly lastContent: string
  readonly lastTime: Date
}

interface PageNumber {
  readonly pageNo: number
  readonly pageSize: number
}

/** Notes of users. Notes of other users are not found. */
export interface NoteStore {
  /** `check` gets the number of notes and replies of the user, and of replies to the same note, and throws if there may be no more. */
  add(
    note: Pick<StoredNote, 'userId' | 'kind' | 'patentId' | 'noteId' | 'content'>,
    check: (present: number, replies: number) => void,
  ): Promise<string>
  /** A note or reply; null if there is none. */
  get(userId: string, id: string): Promise<StoredNote | null>
  /** Whether it existed. */
  change(userId: string, id: string, content: string): Promise<boolean>
  /** Removes a note with its replies, or a reply; whether it existed. */
  remove(userId: string, id: string): Promise<boolean>
  /** The notes of a record known by some codes, newest first. */
  page(userId: string, kind: FollowType, patentIds: readonly string[], page: PageNumber): Promise<{ list: StoredNote[]; total: number }>
  /** The replies to notes, oldest first. */
  replies(noteIds: readonly string[]): Promise<StoredReply[]>
  /** The records with notes, the one written to last first; `word` occurs in a text or the number. */
  patents(userId: string, word: string, page: PageNumber): Promise<{ list: NotedPatentRow[]; total: number }>
}

/** Notes in PostgreSQL; `now` in ms. */
export function noteStore(database: Database, nickOf: NickOf, now: () => number): NoteStore {
  const one = (userId: string, id: string) => and(eq(notes.userId, userId), eq(notes.id, id))
  return {
    add: (note, check) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'notes', note.userId)
        const replies = note.noteId === null ? 0 : await transaction.$count(notes, eq(notes.noteId, note.noteId))
        check(await transaction.$count(notes, eq(notes.userId, note.userId)), replies)
        const [row] = await transaction
          .insert(notes)
          .values({ ...note, createdAt: new Date(now()) })
          .returning({ id: notes.id })
        return row!.id
      }),
    async get(userId, id) {
      const [row] = await database.select().from(notes).where(one(userId, id))
      return row ?? null
    },
    async change(userId, id, content) {
      const { rowCount } = await database
        .update(notes)
        .set({ content, changedAt: new Date(now()) })
        .where(one(userId, id))
      return rowCount === 1
    },
    async remove(userId, id) {
      const { rowCount } = await database.delete(notes).where(one(userId, id))
      return rowCount === 1
    },
    async page(userId, kind, patentIds, { pageNo, pageSize }) {
      const condition = and(eq(notes.userId, userId), eq(notes.kind, kind), inArray(notes.patentId, [...patentIds]), isNull(notes.noteId))
      const list = await database
        .select()
        .from(notes)
        .where(condition)
        .orderBy(desc(notes.createdAt), desc(notes.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list, total: await database.$count(notes, condition) }
    },
    async replies(noteIds) {
      if (noteIds.length === 0) return []
      const rows = await database
        .select({ reply: notes, nick: nickOf(notes.userId) })
        .from(notes)
        .where(inArray(notes.noteId, [...noteIds]))
        .orderBy(asc(notes.createdAt), asc(notes.id))
      return rows.map(({ reply, nick }) => ({ ...reply, nick }))
    },
    async patents(userId, word, { pageNo, pageSize }) {
      const like = likeOf(word)
      const found = word === '' ? undefined : sql`bool_or(${or(ilike(notes.content, like), ilike(notes.patentId, like))})`
      const groups = database
        .select({
          kind: notes.kind,
          patentId: notes.patentId,
          noteCount: sql<number>`count(*) FILTER (WHERE ${notes.noteId} IS NULL)`.mapWith(Number).as('note_count'),
          replyCount: sql<number>`count(*) FILTER (WHERE ${notes.noteId} IS NOT NULL)`.mapWith(Number).as('reply_count'),
          lastContent: sql<string>`(array_agg(${notes.content} ORDER BY ${notes.createdAt} DESC, ${notes.id} DESC))[1]`.as('last_content'),
          lastTime: max(notes.createdAt).as('last_time'),
        })
        .from(notes)
        .where(eq(notes.userId, userId))
        .groupBy(notes.kind, notes.patentId)
        .having(found)
        .as('noted')
      const list = await database
        .select()
        .from(groups)
        .orderBy(desc(groups.lastTime), desc(groups.patentId), groups.kind)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list: list.map((row) => ({ ...row, lastTime: row.lastTime! })), total: await database.$count(groups) }
    },
  }
}
