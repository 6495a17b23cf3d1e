import { and, asc, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import type { TaskReason } from '../exports/task-reason.ts'
import { landscapes } from './landscapes-table.ts'

export type StoredLandscape = typeof landscapes.$inferSelect
/** As it was taken: each attempt is of one process. */
export type TakenLandscape = Pick<StoredLandscape, 'id' | 'attempts'>

/** ms without a heartbeat after which a process counts as dead and the landscape is begun again. */
const SILENCE = 30_000

/** What a process reports while it lays out. */
export type LandscapeProgress = Partial<Pick<StoredLandscape, 'progress' | 'found' | 'total'>>
/** What was laid out. */
export type LandscapeResult = Pick<StoredLandscape, 'hills' | 'firstYear' | 'lastYear' | 'points' | 'documents' | 'total'>

/** Landscapes to lay out, as a queue of all processes. */
export interface LandscapeQueue {
  /** Claims the next one, or one whose process has died, and counts the attempt; null if there is none. Of each user at most one is laid out. */
  take(): Promise<StoredLandscape | null>
  /** False if it was removed, or taken by another process. */
  report(landscape: TakenLandscape, progress: LandscapeProgress): Promise<boolean>
  finish(landscape: TakenLandscape, result: LandscapeResult): Promise<void>
  fail(landscape: TakenLandscape, reason: TaskReason): Promise<void>
  /** Lets another process start over, without counting this attempt. */
  release(landscape: TakenLandscape): Promise<void>
}

/** The queue in PostgreSQL; `now` in ms. */
export function landscapeQueue(database: Database, now: () => number): LandscapeQueue {
  const running = ({ id, attempts }: TakenLandscape) =>
    and(eq(landscapes.id, id), eq(landscapes.attempts, attempts), eq(landscapes.state, 'running'))
  const update = (landscape: TakenLandscape, values: Partial<StoredLandscape>) =>
    database.update(landscapes).set(values).where(running(landscape))
  return {
    take: () =>
      database.transaction(async (transaction) => {
        // One process chooses at a time, so that two never take two landscapes of one user.
        await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('landscapes', 0))`)
        const silent = new Date(now() - SILENCE)
        const isRunning = eq(landscapes.state, 'running')
        const busy = transaction
          .select({ userId: landscapes.userId })
          .from(landscapes)
          .where(and(isRunning, gte(landscapes.seenAt, silent)))
        const [next] = await transaction
          .select({ id: landscapes.id })
          .from(landscapes)
          .where(
            and(
              or(eq(landscapes.state, 'waiting'), and(isRunning, lt(landscapes.seenAt, silent))),
              sql`${landscapes.userId} NOT IN ${busy}`,
            ),
          )
          // That of a dead process first: while it counts as running, no other of its user can be begun.
          .orderBy(asc(sql`${landscapes.state} = 'waiting'`), asc(landscapes.requestedAt))
          .limit(1)
          .for('update', { skipLocked: true })
        if (next === undefined) return null
        const [taken] = await transaction
          .update(landscapes)
          .set({ state: 'running', progress: 0, attempts: sql`${landscapes.attempts} + 1`, seenAt: new Date(now()) })
          .where(eq(landscapes.id, next.id))
          .returning()
        return taken ?? null
      }),
    async report(landscape, progress) {
      const { rowCount } = await update(landscape, { ...progress, seenAt: new Date(now()) })
      return rowCount === 1
    },
    async finish(landscape, result) {
      await update(landscape, { ...result, state: 'done', progress: 1000, finishedAt: new Date(now()) })
    },
    async fail(landscape, reason) {
      await update(landscape, { state: 'failed', reason, finishedAt: new Date(now()) })
    },
    async release(landscape) {
      await update(landscape, { state: 'waiting', attempts: landscape.attempts - 1, progress: 0 })
    },
  }
}
