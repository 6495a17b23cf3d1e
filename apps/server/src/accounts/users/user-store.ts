import { and, eq, or } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { cancellations } from './cancellations-table.ts'
import { users, type User } from './users-table.ts'

/** The accounts. */
export interface UserStore {
  byId(id: string): Promise<User | null>
  /** By telephone (11 digits) or e-mail (lower case). */
  byAccount(account: string): Promise<User | null>
  /** Whether a request to close the account waits for its review. */
  isClosing(id: string): Promise<boolean>
}

/** Accounts in PostgreSQL. */
export function userStore(database: Database): UserStore {
  return {
    async byId(id) {
      const [user] = await database.select().from(users).where(eq(users.id, id))
      return user ?? null
    },
    async byAccount(account) {
      const [user] = await database
        .select()
        .from(users)
        .where(or(eq(users.telephone, account), eq(users.email, account)))
      return user ?? null
    },
    async isClosing(id) {
      const rows = await database
        .select({ id: cancellations.id })
        .from(cancellations)
        .where(and(eq(cancellations.userId, id), eq(cancellations.state, 'pending')))
      return rows.length > 0
    },
  }
}
