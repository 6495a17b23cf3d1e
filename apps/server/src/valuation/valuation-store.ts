import { MAX_STORED_VALUATIONS, type ValuationKind } from '@gezhi/contract'
import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { valuations } from './valuations-table.ts'

export type StoredValuation = typeof valuations.$inferSelect
/** What is stored of a valuation. */
export type NewValuation = Omit<StoredValuation, 'id' | 'userId' | 'createdAt'>

/** What a valuation of a company costs; `since` in ms. */
export interface CompanyPayment {
  readonly since: number
  take(transaction: Transaction): Promise<void>
}

/** The valuations of users. Those of others are not found. */
export interface ValuationStore {
  /**
   * The id; the same valuation again replaces the earlier one. The oldest of the user beyond `MAX_STORED_VALUATIONS` are deleted. `pay`
   * takes what a valuation of a company costs, in the same transaction, unless it was stored since.
   */
  add(userId: string, valuation: NewValuation, pay?: CompanyPayment): Promise<string>
  /** A page of the user's valuations, newest first. */
  page(
    userId: string,
    page: { pageNo: number; pageSize: number; kind?: ValuationKind | undefined },
  ): Promise<{ list: readonly StoredValuation[]; total: number }>
  find(userId: string, id: string): Promise<StoredValuation | null>
  /** The id of a valuation of a company that is not older than `since`, in ms. */
  findCompany(userId: string, title: string, since: number): Promise<string | null>
  /** False and no change if one of them belongs to somebody else. */
  remove(userId: string, ids: readonly string[]): Promise<boolean>
}

/** Valuations in PostgreSQL; `now` in ms. */
export function valuationStore(database: Database, now: () => number): ValuationStore {
  const ofUser = (userId: string) => eq(valuations.userId, userId)
  const companyIn = async (where: Database | Transaction, userId: string, title: string, since: number) => {
    const isCompany = and(eq(valuations.kind, 'portfolio'), eq(valuations.title, title), gte(valuations.createdAt, new Date(since)))
    const [row] = await where
      .select({ id: valuations.id })
      .from(valuations)
      .where(and(ofUser(userId), isCompany))
      .limit(1)
    return row?.id ?? null
  }
  return {
    add: (userId, valuation, pay) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'valuations', userId)
        if (pay && (await companyIn(transaction, userId, valuation.title, pay.since)) === null) await pay.take(transaction)
        const values = { ...valuation, userId, createdAt: new Date(now()) }
        const [row] = await transaction
          .insert(valuations)
          .values(values)
          .onConflictDoUpdate({ target: [valuations.userId, valuations.kind, valuations.key], set: values })
          .returning({ id: valuations.id })
        const old = transaction
          .select({ id: valuations.id })
          .from(valuations)
          .where(ofUser(userId))
          .orderBy(desc(valuations.createdAt), desc(valuations.id))
          .offset(MAX_STORED_VALUATIONS)
        await transaction.delete(valuations).where(inArray(valuations.id, old))
        return row!.id
      }),
    async page(userId, { pageNo, pageSize, kind }) {
      const chosen = and(ofUser(userId), kind === undefined ? undefined : eq(valuations.kind, kind))
      const list = await database
        .select()
        .from(valuations)
        .where(chosen)
        .orderBy(desc(valuations.createdAt), desc(valuations.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list, total: await database.$count(valuations, chosen) }
    },
    async find(userId, id) {
      const [row] = await database
        .select()
        .from(valuations)
        .where(and(ofUser(userId), eq(valuations.id, id)))
      return row ?? null
    },
    findCompany: (userId, title, since) => companyIn(database, userId, title, since),
    remove: (userId, ids) =>
      database.transaction(async (transaction) => {
        const chosen = and(ofUser(userId), inArray(valuations.id, [...ids]))
        if ((await transaction.$count(valuations, chosen)) < new Set(ids).size) return false
        await transaction.delete(valuations).where(chosen)
        return true
      }),
  }
}
