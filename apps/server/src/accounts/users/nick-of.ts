import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { users } from './users-table.ts'

/** SQL for the nick of the user that a column or expression refers to: how other domains show and search names within queries of their own tables. */
export type NickOf = (userId: AnyColumn | SQL) => SQL<string>

/** Reads the nick in a subquery; never null if the column refers to users. */
export const nickOf: NickOf = (userId) => sql<string>`(SELECT named.nick FROM ${users} AS named WHERE named.id = ${userId})`
