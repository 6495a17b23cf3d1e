import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect-database.ts'
import { enterpriseMembers, enterprises } from './enterprises-table.ts'

/** Who shares the rights of an enterprise (G33). */
export interface EnterpriseStore {
  /** Makes an account a member of the enterprise of a colleague; false if the colleague has none, or the account is in one. */
  join(userId: string, colleagueId: string): Promise<boolean>
  /** Ends the membership; false without one. */
  leave(userId: string): Promise<boolean>
}

/** Enterprises in PostgreSQL; `now` in ms. */
export function enterpriseStore(database: Database, now: () => number): EnterpriseStore {
  return {
    async join(userId, colleagueId) {
      const [colleague] = await database.select().from(enterpriseMembers).where(eq(enterpriseMembers.userId, colleagueId))
      if (colleague === undefined) return false
      const { enterpriseId } = colleague
      const { rowCount } = await database
        .insert(enterpriseMembers)
        .values({ userId, enterpriseId, joinedAt: new Date(now()) })
        .onConflictDoNothing()
      return rowCount === 1
    },
    async leave(userId) {
      const { rowCount } = await database.delete(enterpriseMembers).where(eq(enterpriseMembers.userId, userId))
      return rowCount === 1
    },
  }
}

/** The enterprise of a user, made for them if they have none; locked until the transaction ends. `now` in ms. */
export async function ownEnterprise(transaction: Transaction, userId: string, now: number): Promise<string> {
  const [member] = await transaction
    .select({ id: enterprises.id })
    .from(enterprises)
    .innerJoin(enterpriseMembers, eq(enterpriseMembers.enterpriseId, enterprises.id))
    .where(eq(enterpriseMembers.userId, userId))
    .for('update', { of: enterprises })
  if (member !== undefined) {
    await takeOver(transaction, userId, member.id)
    return member.id
  }
  const [made] = await transaction
    .insert(enterprises)
    .values({ createdAt: new Date(now) })
    .returning()
  await transaction.insert(enterpriseMembers).values({ userId, enterpriseId: made!.id, isOwner: true, joinedAt: new Date(now) })
  return made!.id
}

/** Who gets an enterprise product manages the members, if nobody does. */
async function takeOver(transaction: Transaction, userId: string, enterpriseId: string): Promise<void> {
  const owned = and(eq(enterpriseMembers.enterpriseId, enterpriseId), eq(enterpriseMembers.isOwner, true))
  if ((await transaction.$count(enterpriseMembers, owned)) > 0) return
  await transaction.update(enterpriseMembers).set({ isOwner: true }).where(eq(enterpriseMembers.userId, userId))
}
