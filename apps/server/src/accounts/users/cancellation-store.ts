import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { cancellations } from './cancellations-table.ts'
import { users } from './users-table.ts'

export type Cancellation = typeof cancellations.$inferSelect & { readonly nick: string; readonly telephone: string | null }

/** Requests to close accounts. */
export interface CancellationStore {
  /** One request at a time; a second one changes nothing. */
  ask(userId: string, reasons: string): Promise<void>
  isPending(userId: string): Promise<boolean>
  /** All that wait, the oldest first. */
  pending(): Promise<Cancellation[]>
  /** What an operator decides. `closed` also locks the account; false when nothing waited. */
  decide(userId: string, state: 'closed' | 'withdrawn', operator: string | null): Promise<boolean>
}

/** Requests in PostgreSQL; `now` in ms. */
export function cancellationStore(database: Database, now: () => number): CancellationStore {
  const waiting = (userId: string) => and(eq(cancellations.userId, userId), eq(cancellations.state, 'pending'))
  return {
    async ask(userId, reasons) {
      await database
        .insert(cancellations)
        .values({ userId, reasons, createdAt: new Date(now()) })
        .onConflictDoNothing()
    },
    async isPending(userId) {
      const rows = await database.select({ id: cancellations.id }).from(cancellations).where(waiting(userId))
      return rows.length > 0
    },
    async pending() {
      const rows = await database
        .select({ cancellation: cancellations, nick: users.nick, telephone: users.telephone })
        .from(cancellations)
        .innerJoin(users, eq(users.id, cancellations.userId))
        .where(eq(cancellations.state, 'pending'))
        .orderBy(cancellations.createdAt)
      return rows.map(({ cancellation, nick, telephone }) => ({ ...cancellation, nick, telephone }))
    },
    decide: (userId, state, operator) =>
      database.transaction(async (transaction) => {
        const decided = { state, decidedAt: new Date(now()), decidedBy: operator }
        const { rowCount } = await transaction.update(cancellations).set(decided).where(waiting(userId))
        if (rowCount === 0) return false
        if (state === 'closed')
          await transaction
            .update(users)
            .set({ blockedAt: new Date(now()) })
            .where(eq(users.id, userId))
        return true
      }),
  }
}
