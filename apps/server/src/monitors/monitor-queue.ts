import { and, asc, eq, getTableColumns, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import type { TaskReason } from '../exports/task-reason.ts'
import { monitorRuns, monitors, type MonitorChange } from './monitors-table.ts'
import { nextRunTime } from './next-run-time.ts'

/** A monitor with everything its run needs. */
export type DueMonitor = typeof monitors.$inferSelect
/** A run with its monitor, for its alert. */
export interface UnsentRun {
  readonly run: typeof monitorRuns.$inferSelect
  readonly monitor: Pick<DueMonitor, 'id' | 'name' | 'type' | 'recordKind' | 'target' | 'sendWhenEmpty' | 'email' | 'language'>
}

/** ms for which a process claims a monitor, unless it renews the claim. */
export const CLAIM = 30_000
/** ms until a run is tried again that failed for a passing reason, and until the present records are noted again. */
const RETRY = 60_000
const FIRST_RETRY = 3_600_000
/** ms until a mail is tried again that was certainly not sent, and attempts. */
const MAIL_RETRY = 5 * 60_000
const MAX_MAIL_ATTEMPTS = 3
/** ms after which a mail that is being sent counts as interrupted. */
const MAIL_LIMIT = 10 * 60_000

/** What a run compares the next one with. */
export type MonitorBaseline = Pick<DueMonitor, 'version' | 'total' | 'known' | 'snapshot'>

/** What a run found. */
export interface RunResult {
  readonly ids: readonly string[]
  readonly changes: readonly MonitorChange[]
  /** How many records or changes there are; all of `ids` and `changes` unless given. */
  readonly found?: number
  readonly failure: TaskReason | null
  /** What the monitor knows from now on; null after a failure. */
  readonly baseline: MonitorBaseline | null
}

/** The due monitors and unsent alerts as a queue of all processes that run them. */
export interface MonitorQueue {
  /**
   * Claims the next monitor that is due: one that does not know the records yet, one whose user requested a run, or one whose time has come.
   * Null if there is none.
   */
  take(): Promise<DueMonitor | null>
  /** Renews a claim. */
  renew(monitor: DueMonitor): Promise<void>
  /** Ends a claim: another process takes the monitor at once, or later if its run failed for a passing reason. */
  release(monitor: DueMonitor, later: boolean): Promise<void>
  /**
   * Records what a run found together with what the monitor knows now, so that each record is reported once whenever a process is killed.
   * Does nothing if the monitor was removed, or run by another process meanwhile. The first run of a monitor only notes the present records.
   */
  end(monitor: DueMonitor, result: RunResult): Promise<void>
  /** A run whose message or mail waits; null if there is none. */
  nextUnsent(): Promise<UnsentRun | null>
  /** The message of a run was sent. */
  endMessage(runId: string): Promise<void>
  /** Begins to send a mail; false if another process has. */
  beginMail(runId: string): Promise<boolean>
  /** Records how it ended; a mail that was certainly not sent is tried again some times. */
  endMail(runId: string, outcome: 'sent' | 'unsent' | 'unknown' | 'none'): Promise<void>
  /** Lets the alert of a run be sent again. */
  sendAgain(runId: string, withMail: boolean): Promise<void>
}

/** The queue in PostgreSQL; `now` in ms. */
export function monitorQueue(database: Database, now: () => number): MonitorQueue {
  const time = (later = 0) => new Date(now() + later)
  const unchanged = ({ id, runCount }: DueMonitor) => and(eq(monitors.id, id), eq(monitors.runCount, runCount))
  return {
    take: () =>
      database.transaction(async (transaction) => {
        const isNew = isNull(monitors.startedAt)
        const [next] = await transaction
          .select({ id: monitors.id })
          .from(monitors)
          .where(
            and(
              or(isNew, sql`${monitors.requestedAt} IS NOT NULL`, and(monitors.isOn, lte(monitors.nextAt, time()))),
              or(isNull(monitors.claimedUntil), lte(monitors.claimedUntil, time())),
            ),
          )
          .orderBy(asc(sql`${monitors.startedAt} IS NOT NULL`), asc(monitors.requestedAt), asc(monitors.nextAt))
          .limit(1)
          .for('update', { skipLocked: true })
        if (next === undefined) return null
        const [taken] = await transaction
          .update(monitors)
          .set({ claimedUntil: time(CLAIM) })
          .where(eq(monitors.id, next.id))
          .returning()
        return taken ?? null
      }),
    async renew(monitor) {
      await database
        .update(monitors)
        .set({ claimedUntil: time(CLAIM) })
        .where(unchanged(monitor))
    },
    async release(monitor, later) {
      await database
        .update(monitors)
        .set({ claimedUntil: later ? time(RETRY) : null })
        .where(unchanged(monitor))
    },
    end: (monitor, { ids, changes, failure, baseline, found = ids.length + changes.length }) =>
      database.transaction(async (transaction) => {
        const isFirst = monitor.startedAt === null
        const endedAt = time()
        const [row] = await transaction
          .update(monitors)
          .set({
            ...baseline,
            ...(baseline !== null && isFirst && { startedAt: endedAt }),
            ...(!isFirst && { lastAt: endedAt, lastFound: found }),
            failure,
            runCount: monitor.runCount + 1,
            // A request that came while it ran is still due.
            requestedAt:
              monitor.requestedAt === null || isFirst
                ? sql`${monitors.requestedAt}`
                : sql`nullif(${monitors.requestedAt}, ${monitor.requestedAt.toISOString()}::timestamptz)`,
            nextAt: sql`CASE WHEN ${monitors.nextAt} <= ${endedAt.toISOString()}::timestamptz THEN ${nextRunTime(monitor.frequency, now()).toISOString()}::timestamptz ELSE ${monitors.nextAt} END`,
            // One that cannot note the present records is tried again later, not at once.
            claimedUntil: isFirst && failure !== null ? time(FIRST_RETRY) : null,
          })
          .where(unchanged(monitor))
          .returning({ sendWhenEmpty: monitors.sendWhenEmpty, email: monitors.email })
        if (row === undefined || isFirst) return
        // A failure is reported once, until a run succeeds.
        const isSent = failure === null ? found > 0 || row.sendWhenEmpty : monitor.failure === null
        await transaction.insert(monitorRuns).values({
          monitorId: monitor.id,
          userId: monitor.userId,
          number: monitor.runCount + 1,
          endedAt,
          isRequested: monitor.requestedAt !== null,
          total: failure === null ? (baseline?.total ?? null) : null,
          found,
          ids: [...ids],
          changes: changes.length === 0 ? null : changes,
          failure,
          isUnsent: isSent,
          mail: isSent && failure === null && row.email !== null ? 'waiting' : 'none',
        })
      }),
    async nextUnsent() {
      await database
        .update(monitorRuns)
        .set({ mail: 'unknown' })
        .where(and(eq(monitorRuns.mail, 'sending'), lte(monitorRuns.mailAt, time(-MAIL_LIMIT))))
      const isDue = or(isNull(monitorRuns.mailAt), lte(monitorRuns.mailAt, time()))
      const { id, name, type, recordKind, target, sendWhenEmpty, email, language } = getTableColumns(monitors)
      const [next] = await database
        .select({ run: monitorRuns, monitor: { id, name, type, recordKind, target, sendWhenEmpty, email, language } })
        .from(monitorRuns)
        .innerJoin(monitors, eq(monitors.id, monitorRuns.monitorId))
        .where(or(eq(monitorRuns.isUnsent, true), and(eq(monitorRuns.mail, 'waiting'), isDue)))
        .orderBy(asc(monitorRuns.endedAt), asc(monitorRuns.number))
        .limit(1)
      return next ?? null
    },
    endMessage: (runId) =>
      database.transaction(async (transaction) => {
        const [run] = await transaction
          .update(monitorRuns)
          .set({ isUnsent: false, sentAt: time() })
          .where(eq(monitorRuns.id, runId))
          .returning({ monitorId: monitorRuns.monitorId })
        if (run) await transaction.update(monitors).set({ lastSentAt: time() }).where(eq(monitors.id, run.monitorId))
      }),
    async beginMail(runId) {
      const { rowCount } = await database
        .update(monitorRuns)
        .set({ mail: 'sending', mailAt: time(), mailAttempts: sql`${monitorRuns.mailAttempts} + 1` })
        .where(and(eq(monitorRuns.id, runId), eq(monitorRuns.mail, 'waiting')))
      return rowCount === 1
    },
    async endMail(runId, outcome) {
      const again = sql<'waiting'>`CASE WHEN ${monitorRuns.mailAttempts} < ${MAX_MAIL_ATTEMPTS} THEN 'waiting' ELSE 'failed' END`
      await database
        .update(monitorRuns)
        .set(outcome === 'unsent' ? { mail: again, mailAt: time(MAIL_RETRY) } : { mail: outcome })
        .where(and(eq(monitorRuns.id, runId), inArray(monitorRuns.mail, ['waiting', 'sending'])))
    },
    async sendAgain(runId, withMail) {
      await database
        .update(monitorRuns)
        .set({ sentAt: time(), ...(withMail && { mail: 'waiting' as const, mailAttempts: 0, mailAt: null }) })
        .where(eq(monitorRuns.id, runId))
    },
  }
}
