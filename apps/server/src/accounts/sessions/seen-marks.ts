import { and, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { sessions } from './sessions-table.ts'

/** Marks are collected for this time, then written by one statement. */
const GATHERED = 1000

/** Records when sessions were last seen, with one write for many polls. */
export interface SeenMarks {
  /** `now` in ms. */
  add(sessionId: string, now: number): void
}

/** Marks are written a second later. A lost mark is replaced within the minute by the next call. */
export function seenMarks(database: Database): SeenMarks {
  let gathered: string[] = []
  const write = async (now: Date) => {
    const ids = gathered
    gathered = []
    await database
      .update(sessions)
      .set({ seenAt: now })
      .where(and(inArray(sessions.id, ids), lt(sessions.seenAt, now)))
  }
  return {
    add(sessionId, now) {
      gathered.push(sessionId)
      // Errors of a closing or unreachable database are reported elsewhere.
      if (gathered.length === 1) setTimeout(() => void write(new Date(now)).catch(() => {}), GATHERED).unref()
    },
  }
}
