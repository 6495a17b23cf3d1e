import { and, asc, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import type { TaskReason } from '../exports/task-reason.ts'
import { novelties, type StoredComparison } from './novelties-table.ts'

export type StoredNovelty = typeof novelties.$inferSelect
/** As it was taken: each attempt is of one process. */
export type TakenNovelty = Pick<StoredNovelty, 'id' | 'attempts'>

/** ms without a heartbeat after which a process counts as dead and the analysis is begun again. */
const SILENCE = 30_000

/** Analyses to run, as a queue of all processes. */
export interface NoveltyQueue {
  /** Claims the next one, or one whose process has died, and counts the attempt; null if there is none. Of each user at most one runs. */
  take(): Promise<StoredNovelty | null>
  /** `progress` in thousandths. False if it was removed, or taken by another process. */
  report(novelty: TakenNovelty, progress: number): Promise<boolean>
  finish(novelty: TakenNovelty, documents: readonly StoredComparison[]): Promise<void>
  fail(novelty: TakenNovelty, reason: TaskReason): Promise<void>
  /** Lets another process start over, without counting this attempt. */
  release(novelty: TakenNovelty): Promise<void>
}

/** The queue in PostgreSQL; `now` in ms. */
export function noveltyQueue(database: Database, now: () => number): NoveltyQueue {
  const running = ({ id, attempts }: TakenNovelty) =>
    and(eq(novelties.id, id), eq(novelties.attempts, attempts), eq(novelties.state, 'running'))
  const update = (novelty: TakenNovelty, values: Partial<StoredNovelty>) => database.update(novelties).set(values).where(running(novelty))
  return {
    take: () =>
      database.transaction(async (transaction) => {
        // One process chooses at a time, so that two never take two of one user.
        await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('novelties', 0))`)
        const silent = new Date(now() - SILENCE)
        const isRunning = eq(novelties.state, 'running')
        const busy = transaction
          .select({ userId: novelties.userId })
          .from(novelties)
          .where(and(isRunning, gte(novelties.seenAt, silent)))
        const [next] = await transaction
          .select({ id: novelties.id })
          .from(novelties)
          .where(
            and(or(eq(novelties.state, 'waiting'), and(isRunning, lt(novelties.seenAt, silent))), sql`${novelties.userId} NOT IN ${busy}`),
          )
          // That of a dead process first: while it counts as running, no other of its user can be begun.
          .orderBy(asc(sql`${novelties.state} = 'waiting'`), asc(novelties.requestedAt))
          .limit(1)
          .for('update', { skipLocked: true })
        if (next === undefined) return null
        const [taken] = await transaction
          .update(novelties)
          .set({ state: 'running', progress: 0, attempts: sql`${novelties.attempts} + 1`, seenAt: new Date(now()) })
          .where(eq(novelties.id, next.id))
          .returning()
        return taken ?? null
      }),
    async report(novelty, progress) {
      const { rowCount } = await update(novelty, { progress, seenAt: new Date(now()) })
      return rowCount === 1
    },
    async finish(novelty, documents) {
      await update(novelty, { documents, state: 'done', progress: 1000, finishedAt: new Date(now()) })
    },
    async fail(novelty, reason) {
      await update(novelty, { state: 'failed', reason, finishedAt: new Date(now()) })
    },
    async release(novelty) {
      await update(novelty, { state: 'waiting', attempts: novelty.attempts - 1, progress: 0 })
    },
  }
}
