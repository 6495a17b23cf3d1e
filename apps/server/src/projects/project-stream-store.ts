import type { PresentUser } from '@gezhi/contract'
import { and, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { NickOf } from '../accounts/users/nick-of.ts'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { projectStreams } from './project-streams-table.ts'
import { projectUsers } from './projects-table.ts'

/** Seconds after which a stream without a heartbeat is gone: its process was killed. */
const GONE_AFTER = 30

/** Streams of all processes. */
export interface ProjectStreamStore {
  /** False, without a change, if the user has `max` streams already. */
  add(stream: { id: string; projectId: string; userId: string }, max: number): Promise<boolean>
  remove(ids: readonly string[]): Promise<void>
  /** Notes that these are alive, and removes those of killed processes. */
  beat(ids: readonly string[]): Promise<void>
  /** The users with a stream of a project, by nick. */
  present(projectId: string): Promise<readonly PresentUser[]>
  /** The users of a project that is not deleted. */
  members(projectId: string): Promise<ReadonlySet<string>>
}

/** Streams in PostgreSQL, whose clock is that of all processes. */
export function projectStreamStore(database: Database, nickOf: NickOf): ProjectStreamStore {
  const time: SQL<Date> = sql`now()`
  const gone = sql`now() - make_interval(secs => ${GONE_AFTER})`
  return {
    add: (stream, max) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'projectStreams', stream.userId)
        const alive = and(eq(projectStreams.userId, stream.userId), gt(projectStreams.seenAt, gone))
        if ((await transaction.$count(projectStreams, alive)) >= max) return false
        await transaction.insert(projectStreams).values({ ...stream, seenAt: time })
        return true
      }),
    async remove(ids) {
      await database.delete(projectStreams).where(inArray(projectStreams.id, [...ids]))
    },
    async beat(ids) {
      await database
        .update(projectStreams)
        .set({ seenAt: time })
        .where(inArray(projectStreams.id, [...ids]))
      await database.delete(projectStreams).where(lte(projectStreams.seenAt, gone))
    },
    async present(projectId) {
      const nick = nickOf(projectStreams.userId)
      const found = await database
        .selectDistinct({ userId: projectStreams.userId, nick })
        .from(projectStreams)
        .where(and(eq(projectStreams.projectId, projectId), gt(projectStreams.seenAt, gone)))
      return found.toSorted((one, other) => one.nick.localeCompare(other.nick, 'zh'))
    },
    async members(projectId) {
      const rows = await database.execute<{ id: string }>(sql`
        SELECT ${projectUsers.userId} AS id FROM ${projectUsers} WHERE ${projectUsers.projectId} = ${projectId}
        AND EXISTS (SELECT 1 FROM projects WHERE projects.id = ${projectId} AND projects.deleted_at IS NULL)`)
      return new Set(rows.rows.map(({ id }) => id))
    },
  }
}
