import type { Readable } from 'node:stream'
import type { Language } from '@gezhi/contract'
import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import type { FileStore } from '../../files/file-store.ts'
import { dataCopies } from './data-copies-table.ts'
import { readParts, removeParts } from './data-copy-parts.ts'

/** How long a copy can be downloaded. */
export const COPY_LIFETIME = 7 * 24 * 60 * 60_000
const DAY = 24 * 60 * 60_000
/** ms without a heartbeat after which a writer counts as dead and the copy is written again. */
const SILENCE = 2 * 60_000

export type DataCopy = typeof dataCopies.$inferSelect

/** Requests for data copies, and the copies. */
export interface DataCopyStore {
  /** Requests a copy: one at a time, and at most one a day that did not fail. */
  request(userId: string, language: Language): Promise<'requested' | 'unfinished' | 'daily-limit'>
  /** The copies of a user, newest first. */
  list(userId: string): Promise<readonly DataCopy[]>
  /** A copy of a user; null if it cannot be downloaded or belongs to somebody else. */
  find(userId: string, id: string): Promise<DataCopy | null>
  /** The content of a copy; the stream fails if a part of it is missing. */
  read(copy: DataCopy): Readable
  /** Cancels or deletes a copy of a user; false if it belongs to somebody else. */
  remove(userId: string, id: string): Promise<boolean>
  /** Claims the next copy to be written, or one whose writer has died, and counts the attempt; null if there is none. */
  take(): Promise<DataCopy | null>
  /** Changes a copy that is being written; false if it was removed. */
  update(id: string, change: Partial<Pick<DataCopy, 'percent' | 'parts' | 'size' | 'state'>>): Promise<boolean>
  /** Removes files and rows that have expired. */
  purgeExpired(): Promise<void>
}

/** Copies in PostgreSQL and a file store; `now` in ms. */
export function dataCopyStore(database: Database, files: FileStore, now: () => number): DataCopyStore {
  const own = (userId: string, id: string) => and(eq(dataCopies.userId, userId), eq(dataCopies.id, id))
  const fresh = () => gt(dataCopies.requestedAt, new Date(now() - COPY_LIFETIME))
  /** A finished copy that its user removed has no parts; its row stays until it expires, so that it counts for the limit of one a day. */
  const kept = gt(dataCopies.parts, 0)
  return {
    async request(userId, language) {
      const today = gt(dataCopies.requestedAt, new Date(now() - DAY))
      const [recent] = await database
        .select({ state: dataCopies.state })
        .from(dataCopies)
        .where(and(eq(dataCopies.userId, userId), today, inArray(dataCopies.state, ['done', 'waiting', 'running'])))
        .limit(1)
      if (recent !== undefined) return recent.state === 'done' ? 'daily-limit' : 'unfinished'
      // Of two concurrent requests the unique index admits one.
      const { rowCount } = await database
        .insert(dataCopies)
        .values({ userId, language, state: 'waiting', requestedAt: new Date(now()) })
        .onConflictDoNothing()
      return rowCount === 1 ? 'requested' : 'unfinished'
    },
    list: (userId) =>
      database
        .select()
        .from(dataCopies)
        .where(and(eq(dataCopies.userId, userId), fresh(), or(ne(dataCopies.state, 'done'), kept)))
        .orderBy(desc(dataCopies.requestedAt)),
    async find(userId, id) {
      const [copy] = await database
        .select()
        .from(dataCopies)
        .where(and(own(userId, id), fresh(), eq(dataCopies.state, 'done'), kept))
      return copy ?? null
    },
    read: (copy) => readParts(files, copy),
    async remove(userId, id) {
      const [unfinished] = await database
        .delete(dataCopies)
        .where(and(own(userId, id), ne(dataCopies.state, 'done')))
        .returning()
      const [copy = unfinished] = await database
        .select()
        .from(dataCopies)
        .where(and(own(userId, id), kept))
      if (copy === undefined) return false
      // A writer that is still running deletes the parts it stores after this.
      await removeParts(files, copy)
      await database.update(dataCopies).set({ parts: 0 }).where(own(userId, id))
      return true
    },
    take: () =>
      database.transaction(async (transaction) => {
        const dead = and(eq(dataCopies.state, 'running'), lt(dataCopies.seenAt, new Date(now() - SILENCE)))
        const [next] = await transaction
          .select({ id: dataCopies.id })
          .from(dataCopies)
          .where(or(eq(dataCopies.state, 'waiting'), dead))
          .orderBy(asc(dataCopies.requestedAt))
          .limit(1)
          .for('update', { skipLocked: true })
        if (next === undefined) return null
        const attempts = sql`${dataCopies.attempts} + 1`
        const begun = { state: 'running' as const, percent: 0, size: 0, attempts, seenAt: new Date(now()) }
        const [copy] = await transaction.update(dataCopies).set(begun).where(eq(dataCopies.id, next.id)).returning()
        return copy ?? null
      }),
    async update(id, change) {
      const time = new Date(now())
      const ended = change.state === 'done' || change.state === 'failed'
      const { rowCount } = await database
        .update(dataCopies)
        .set({ ...change, seenAt: time, ...(ended && { finishedAt: time }) })
        .where(and(eq(dataCopies.id, id), eq(dataCopies.state, 'running')))
      return rowCount === 1
    },
    async purgeExpired() {
      const old = await database
        .select({ id: dataCopies.id, parts: dataCopies.parts })
        .from(dataCopies)
        .where(lt(dataCopies.requestedAt, new Date(now() - COPY_LIFETIME)))
      for (const copy of old) {
        await removeParts(files, copy)
        await database.delete(dataCopies).where(eq(dataCopies.id, copy.id))
      }
    },
  }
}
