import { and, asc, count, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/domain.ts'
import { cancellations } from './cancellations-table.ts'
import { closeAccount } from './close-account.ts'
import { users } from './users-table.ts'

/** A request with who made it. */
export type Cancellation = typeof cancellations.$inferSelect & { readonly nick: string; readonly telephone: string | null }

/** Decision on a request: approve closes the account, reject is the operator's, withdraw is at the user's wish. */
export type CancellationDecision = 'approve' | 'reject' | 'withdraw'

const STATES = { approve: 'closed', reject: 'rejected', withdraw: 'withdrawn' } as const satisfies Record<CancellationDecision, string>

/** Requests to close accounts. */
export interface CancellationStore {
  /** One request at a time; a second one changes nothing. */
  request(userId: string, reasons: string): Promise<void>
  /** Time of an account's pending request; null without one. */
  pendingSince(userId: string): Promise<Date | null>
  /** Pending requests, oldest first, and their number. */
  pending(page?: { pageNo: number; pageSize: number }): Promise<{ list: Cancellation[]; total: number }>
  /**
   * Records an operator's decision on the request with this id, or on the pending one of an account. Approving closes the account in the
   * same transaction. Returns the user; null if no request was pending.
   */
  decide(
    which: { readonly id: string } | { readonly userId: string },
    decision: CancellationDecision,
    operator: string | null,
  ): Promise<{ readonly userId: string } | null>
}

/** Requests in PostgreSQL; lists are read from `reports`. */
export function cancellationStore({
  database,
  now,
  reports,
  personalData,
}: Pick<Platform, 'database' | 'now' | 'reports' | 'personalData'>): CancellationStore {
  const waiting = eq(cancellations.state, 'pending')
  return {
    async request(userId, reasons) {
      await database
        .insert(cancellations)
        .values({ userId, reasons, createdAt: new Date(now()) })
        .onConflictDoNothing()
    },
    async pendingSince(userId) {
      const [row] = await database
        .select({ createdAt: cancellations.createdAt })
        .from(cancellations)
        .where(and(eq(cancellations.userId, userId), waiting))
      return row?.createdAt ?? null
    },
    async pending({ pageNo, pageSize } = { pageNo: 1, pageSize: 1000 }) {
      const rows = await reports
        .select({ cancellation: cancellations, nick: users.nick, telephone: users.telephone })
        .from(cancellations)
        .innerJoin(users, eq(users.id, cancellations.userId))
        .where(waiting)
        .orderBy(asc(cancellations.createdAt), asc(cancellations.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await reports.select({ total: count() }).from(cancellations).where(waiting)
      return { list: rows.map(({ cancellation, nick, telephone }) => ({ ...cancellation, nick, telephone })), total: counted!.total }
    },
    decide: (which, decision, operator) =>
      database.transaction(async (transaction) => {
        const one = 'id' in which ? eq(cancellations.id, which.id) : eq(cancellations.userId, which.userId)
        const time = new Date(now())
        const [decided] = await transaction
          .update(cancellations)
          .set({ state: STATES[decision], decidedAt: time, decidedBy: operator })
          .where(and(one, waiting))
          .returning({ userId: cancellations.userId })
        if (decided === undefined) return null
        if (decision === 'approve') await closeAccount(transaction, decided.userId, time, personalData)
        return decided
      }),
  }
}
