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
  const count = await seatsOf(transaction, enterprise.id, now)
  return count === 0 ? null : { count, holders: await holdersOf(transaction, enterprise.id, userId, now) }
}

/** Seats of the products of an enterprise that are active at `now` in ms. */
export async function seatsOf(database: Pick<Transaction, 'select'>, enterpriseId: string, now: number): Promise<number> {
  const time = new Date(now)
  const [row] = await database
    .select({ count: sql<number | null>`sum(${userProducts.seats})::int` })
    .from(userProducts)
    .where(
      and(
        eq(userProducts.enterpriseId, enterpriseId),
        isNotNull(userProducts.seats),
        lte(userProducts.startTime, time),
        gt(userProducts.endTime, time),
      ),
    )
  return row?.count ?? 0
}

/** Members of an enterprise who are online, other than one, longest first. */
export async function holdersOf(
  database: Pick<Transaction, 'select'>,
  enterpriseId: string,
  userId: string,
  now: number,
): Promise<SeatHolder[]> {
  return database
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
