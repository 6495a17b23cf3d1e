import { sql, type SQL } from 'drizzle-orm'
import { userSettings } from '../settings/user-settings-table.ts'
import { IDLE_LIFETIME, MAX_LIFETIME } from './session-lifetimes.ts'
import { sessions } from './sessions-table.ts'

/** Idle timeout of a row's session, ms: the user's setting, otherwise the default (decisions G116). */
export function idleLifetime(): SQL<number> {
  const set = sql`(select (${userSettings.kept} -> 'set' ->> 'exitTime')::int from ${userSettings} where ${userSettings.userId} = ${sessions.userId})`
  return sql<number>`coalesce(${set} * 3600000, ${IDLE_LIFETIME}::int)`.mapWith(Number)
}

/** Whether a session has expired, by its last call or its login; `now` in ms. */
export function isExpired(now: number): SQL {
  const idleSince = sql`${new Date(now).toISOString()}::timestamptz - ${idleLifetime()} * interval '1 millisecond'`
  return sql`(${sessions.seenAt} <= ${idleSince} OR ${sessions.startedAt} <= ${new Date(now - MAX_LIFETIME).toISOString()}::timestamptz)`
}
