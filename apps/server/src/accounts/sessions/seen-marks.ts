import { and, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { sessions } from './sessions-table.ts'

/** Marks are gathered this long, then written by one statement. */
const GATHERED = 1000

/** Notes when sessions were last seen: many polls, one write. */
export interface SeenMarks {
  /** `now` in ms. */
  add(sessionId: string, now: number): void
}

/** Marks written a second later. One that is lost with the process is made again within the minute by the next call. */
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
      // A database that is closing or away has other things to say than this.
      if (gathered.length === 1) setTimeout(() => void write(new Date(now)).catch(() => {}), GATHERED).unref()
    },
  }
}
