import { MAX_UNFINISHED_ADDITIONS } from '@gezhi/contract'
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { CallError } from '../http/call-error.ts'
import { addFiles } from './space-file-store.ts'
import { spaceAdditions } from './space-additions-table.ts'

export type StoredAddition = typeof spaceAdditions.$inferSelect
/** What a user requests. */
export type NewAddition = Pick<StoredAddition, 'userId' | 'spaceId' | 'type' | 'source' | 'title' | 'language' | 'total'>
/** An addition as a process took it. */
export type TakenAddition = Pick<StoredAddition, 'id' | 'attempts'>

/** ms without a heartbeat after which a process counts as dead and the addition is restarted. */
const SILENCE = 30_000
/** ms for which ended ones are listed. */
const LISTED = 24 * 60 * 60_000
/** Additions in one list. */
const MAX_LISTED = 20
/** How often one is begun: one that ends its process must not do so again and again. */
const MAX_ATTEMPTS = 3

/** Additions of lists to spaces, and the queue of the processes that carry them out. */
export interface SpaceAdditionStore {
  /** Returns the id. Throws SPACE_ADDITIONS_FULL. */
  add(addition: NewAddition): Promise<string>
  list(userId: string): Promise<readonly StoredAddition[]>
  /** Whether it existed. */
  cancel(userId: string, id: string): Promise<boolean>
  /** Claims the next one, or one whose process has died; null if there is none. One that was begun too often has more `attempts` than allowed. */
  take(): Promise<StoredAddition | null>
  /** Reports progress; false if it was cancelled, or taken by another process. */
  report(taken: TakenAddition, done: number): Promise<boolean>
  /** Adds the records and ends it, both or neither; false if it was cancelled, or taken by another process. */
  finish(taken: StoredAddition, codes: readonly string[], requireCount: (count: number) => void): Promise<boolean>
  fail(taken: TakenAddition, reason: string): Promise<void>
  /** Lets another process start over, without counting this attempt. */
  release(taken: TakenAddition): Promise<void>
  purgeExpired(): Promise<void>
}

/** Whether an addition was begun so often that it is given up. */
export function isExhausted({ attempts }: Pick<StoredAddition, 'attempts'>): boolean {
  return attempts > MAX_ATTEMPTS
}

/** Additions in PostgreSQL; `now` in ms. */
export function spaceAdditionStore(database: Database, now: () => number): SpaceAdditionStore {
  const unfinished = inArray(spaceAdditions.state, ['waiting', 'running'])
  const running = ({ id, attempts }: TakenAddition) =>
    and(eq(spaceAdditions.id, id), eq(spaceAdditions.attempts, attempts), eq(spaceAdditions.state, 'running'))
  return {
    add: (addition) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'spaceAdditions', addition.userId)
        const present = await transaction.$count(spaceAdditions, and(eq(spaceAdditions.userId, addition.userId), unfinished))
        if (present >= MAX_UNFINISHED_ADDITIONS) throw new CallError('SPACE_ADDITIONS_FULL', { limit: MAX_UNFINISHED_ADDITIONS })
        const [row] = await transaction
          .insert(spaceAdditions)
          .values({ ...addition, state: 'waiting', requestedAt: new Date(now()) })
          .returning({ id: spaceAdditions.id })
        return row!.id
      }),
    list: (userId) =>
      database
        .select()
        .from(spaceAdditions)
        .where(eq(spaceAdditions.userId, userId))
        .orderBy(desc(spaceAdditions.requestedAt), desc(spaceAdditions.id))
        .limit(MAX_LISTED),
    async cancel(userId, id) {
      const { rowCount } = await database.delete(spaceAdditions).where(and(eq(spaceAdditions.userId, userId), eq(spaceAdditions.id, id)))
      return rowCount === 1
    },
    take: () =>
      database.transaction(async (transaction) => {
        const silent = and(eq(spaceAdditions.state, 'running'), lt(spaceAdditions.seenAt, new Date(now() - SILENCE)))
        const [next] = await transaction
          .select({ id: spaceAdditions.id })
          .from(spaceAdditions)
          .where(or(eq(spaceAdditions.state, 'waiting'), silent))
          .orderBy(spaceAdditions.requestedAt)
          .limit(1)
          .for('update', { skipLocked: true })
        if (next === undefined) return null
        const [taken] = await transaction
          .update(spaceAdditions)
          .set({ state: 'running', done: 0, attempts: sql`${spaceAdditions.attempts} + 1`, seenAt: new Date(now()) })
          .where(eq(spaceAdditions.id, next.id))
          .returning()
        return taken ?? null
      }),
    async report(taken, done) {
      const { rowCount } = await database
        .update(spaceAdditions)
        .set({ done, seenAt: new Date(now()) })
        .where(running(taken))
      return rowCount === 1
    },
    finish: (taken, codes, requireCount) =>
      database.transaction(async (transaction) => {
        const [row] = await transaction.select({ id: spaceAdditions.id }).from(spaceAdditions).where(running(taken)).for('update')
        if (row === undefined) return false
        const { userId, spaceId, type } = taken
        const time = new Date(now())
        const added = await addFiles(transaction, userId, { spaceId, type }, { codes, time, requireCount })
        await transaction
          .update(spaceAdditions)
          .set({ state: 'done', done: codes.length, total: codes.length, added, finishedAt: time })
          .where(eq(spaceAdditions.id, taken.id))
        return true
      }),
    async fail(taken, reason) {
      await database
        .update(spaceAdditions)
        .set({ state: 'failed', reason, finishedAt: new Date(now()) })
        .where(running(taken))
    },
    async release(taken) {
      await database
        .update(spaceAdditions)
        .set({ state: 'waiting', attempts: sql`${spaceAdditions.attempts} - 1`, done: 0 })
        .where(running(taken))
    },
    async purgeExpired() {
      await database.delete(spaceAdditions).where(lt(spaceAdditions.finishedAt, new Date(now() - LISTED)))
    },
  }
}
