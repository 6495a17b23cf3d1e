import { and, eq, gt, isNotNull, lte, ne, not, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/connect-database.ts'
import { userProducts } from '../products/user-products-table.ts'
import { enterpriseMembers, enterprises } from '../users/enterprises-table.ts'
import { users } from '../users/users-table.ts'
import { isExpired } from './idle-lifetime.ts'
import { sessions } from './sessions-table.ts'

/** A colleague on a seat. */
export interface SeatHolder {
  readonly sessionId: string
  readonly userId: string
  readonly avatar: string | null
  readonly telephone: string | null
  readonly startedAt: Date
}

export interface Seats {
  /** Number of seats. */
  readonly count: number
  /** Other members who are online, longest first. */
  readonly holders: readonly SeatHolder[]
}

/** The seats an account shares with its enterprise, null if it shares none (G33). Locked until the transaction ends. `now` in ms. */
export async function lockSeats(transaction: Transaction, userId: string, now: number): Promise<Seats | null> {
  const [enterprise] = await transaction
    .select({ id: enterprises.id })
    .from(enterprises)
    .innerJoin(enterpriseMembers, eq(enterpriseMembers.enterpriseId, enterprises.id))
    .where(eq(enterpriseMembers.userId, userId))
    .for('update', { of: enterprises })
  if (enterprise === undefined) return null
  const time = new Date(now)
  const [row] = await transaction
    .select({ count: sql<number | null>`sum(${userProducts.seats})::int` })
    .from(userProducts)
    .where(
      and(
        eq(userProducts.enterpriseId, enterprise.id),
        isNotNull(userProducts.seats),
        lte(userProducts.startTime, time),
        gt(userProducts.endTime, time),
      ),
    )
  return row?.count == null ? null : { count: row.count, holders: await holdersOf(transaction, enterprise.id, userId, now) }
}

async function holdersOf(transaction: Transaction, enterpriseId: string, userId: string, now: number): Promise<SeatHolder[]> {
  return transaction
    .select({
      sessionId: sessions.id,
      userId: users.id,
      avatar: users.avatar,
      telephone: users.telephone,
      startedAt: sessions.startedAt,
    })
    .from(sessions)
    .innerJoin(enterpriseMembers, eq(enterpriseMembers.userId, sessions.userId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(enterpriseMembers.enterpriseId, enterpriseId), ne(sessions.userId, userId), eq(sessions.state, 'active'), not(isExpired(now))),
    )
    .orderBy(sessions.startedAt)
}
