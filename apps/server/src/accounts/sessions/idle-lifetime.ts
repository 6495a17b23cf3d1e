import { sql, type SQL } from 'drizzle-orm'
import { userSettings } from '../settings/user-settings-table.ts'
import { IDLE_LIFETIME, MAX_LIFETIME } from './session-lifetimes.ts'
import { sessions } from './sessions-table.ts'

/** How long the session of a row lives without any call, ms: what its user set, else what holds for everybody (decisions G116). */
export function idleLifetime(): SQL<number> {
  const set = sql`(select (${userSettings.kept} -> 'set' ->> 'exitTime')::int from ${userSettings} where ${userSettings.userId} = ${sessions.userId})`
  return sql<number>`coalesce(${set} * 3600000, ${IDLE_LIFETIME}::int)`.mapWith(Number)
}

/** Whether the time of a session is over: too long ago its last call, or its login; `now` in ms. */
export function isExpired(now: number): SQL {
  const idleSince = sql`${new Date(now).toISOString()}::timestamptz - ${idleLifetime()} * interval '1 millisecond'`
  return sql`(${sessions.seenAt} <= ${idleSince} OR ${sessions.startedAt} <= ${new Date(now - MAX_LIFETIME).toISOString()}::timestamptz)`
}
