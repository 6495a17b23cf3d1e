import { PgBoss } from 'pg-boss'

/** Reads schedules only; nothing is executed with it. */
let reader: PgBoss | null = null

/** When a schedule runs next, as pg-boss reads it; null if it is none, or never runs again. */
export function nextRun(cron: string, timezone: string, after: Date): Date | null {
  reader ??= new PgBoss({ db: { executeSql: () => Promise.reject(new Error('schedules are read without a database')) } })
  try {
    return reader.previewSchedule(cron, { tz: timezone, from: after, count: 1 })[0] ?? null
  } catch {
    // Not a schedule: the caller reports that.
    return null
  }
}
