import type { ProductGrants } from '@gezhi/contract'
import { and, asc, eq, gte, inArray, isNull, lt, max, ne, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../database/connect-database.ts'
import { CLOSED_NICK } from '../../database/guard-closed-accounts.ts'
import { ownEnterprise } from '../users/enterprise-store.ts'
import { enterprises } from '../users/enterprises-table.ts'
import { users } from '../users/users-table.ts'
import { userProducts } from './user-products-table.ts'

/** A product that an order or a gift grants. */
export interface BoughtProduct {
  readonly userId: string
  /** Grants once, however often it is requested. */
  readonly source: string
  /** Products of one kind follow each other (G105), those without a kind what has their name. */
  readonly kind: string | null
  readonly productName: string
  readonly searchCount: number | null
  readonly grants: ProductGrants | null
  /** Members of the buyer's enterprise who may be online at once (G33); null for a product of the buyer alone. */
  readonly seats: number | null
  /** The end of the product when it starts at a time, both in ms. */
  endOf(start: number): number
}

/** Start and end of rights; the end is exclusive. */
export interface Period {
  readonly start: Date
  readonly end: Date
}

/** Rights that were bought, granted and taken back within the transaction of their money. */
export interface BoughtProducts {
  /** When a product of a kind would start that is granted now: at the end of the last one of its kind (G105). ms. */
  startOf(database: Pick<Transaction, 'select'>, userId: string, kind: string): Promise<number>
  /** When what some sources granted runs; sources without an entry granted nothing, or it was taken back before it began. */
  periodsOf(database: Pick<Transaction, 'select'>, sources: readonly string[]): Promise<ReadonlyMap<string, Period>>
  /**
   * Locks an account before its orders and rows that refer to it: locked in another order, two purchases, or one and the closing of the
   * account, would wait for each other. False if the account is closed.
   */
  lockAccount(transaction: Transaction, userId: string): Promise<boolean>
  /** Starts now, or when the running one of its kind ends; returns the end. */
  grant(transaction: Transaction, product: BoughtProduct): Promise<Date>
  /**
   * Ends what a source granted; what follows it moves forward, to an end in ms that `movedEndOf` says. False if the source granted nothing.
   */
  revoke(transaction: Transaction, source: string, movedEndOf: (period: Period, start: number) => number): Promise<boolean>
}

/** `now` in ms. */
export function boughtProducts(now: () => number): BoughtProducts {
  const startFor = async (database: Pick<Transaction, 'select'>, owner: Owner, condition: SQL) => {
    const [last] = await database
      .select({ endTime: max(userProducts.endTime) })
      .from(userProducts)
      .where(and(ownedBy(owner), condition))
    return Math.max(now(), last?.endTime?.getTime() ?? 0)
  }
  const lockAccount = async (transaction: Transaction, userId: string) => {
    // Rows that refer to the account may be inserted meanwhile: they are written by who has locked an order, too.
    const [user] = await transaction.select({ nick: users.nick }).from(users).where(eq(users.id, userId)).for('no key update')
    return user !== undefined && user.nick !== CLOSED_NICK + userId
  }
  return {
    lockAccount,
    startOf: (database, userId, kind) => startFor(database, { userId }, eq(userProducts.kind, kind)),
    async periodsOf(database, sources) {
      if (sources.length === 0) return new Map()
      const { source, startTime, endTime } = userProducts
      const rows = await database
        .select({ source, startTime, endTime })
        .from(userProducts)
        .where(inArray(source, [...sources]))
      return new Map(
        rows.filter((row) => row.startTime < row.endTime).map((row) => [row.source!, { start: row.startTime, end: row.endTime }]),
      )
    },
    async grant(transaction, { endOf, userId, source, kind, seats, ...facts }) {
      // Two concurrent grants would begin at the same end.
      await lockAccount(transaction, userId)
      const [known] = await transaction.select().from(userProducts).where(eq(userProducts.source, source))
      if (known !== undefined) return known.endTime
      const owner = seats === null ? { userId } : { enterpriseId: await ownEnterprise(transaction, userId, now()) }
      const start = await startFor(transaction, owner, followedBy({ kind, productName: facts.productName }))
      const endTime = new Date(endOf(start))
      await transaction.insert(userProducts).values({ ...facts, ...owner, seats, source, kind, startTime: new Date(start), endTime })
      return endTime
    },
    async revoke(transaction, source, movedEndOf) {
      const [found] = await transaction.select().from(userProducts).where(eq(userProducts.source, source))
      if (found === undefined) return false
      const owner = found.userId === null ? { enterpriseId: found.enterpriseId! } : { userId: found.userId }
      if ('userId' in owner) await lockAccount(transaction, owner.userId)
      else await transaction.select({ id: enterprises.id }).from(enterprises).where(eq(enterprises.id, owner.enterpriseId)).for('update')
      const time = now()
      const end = Math.max(found.startTime.getTime(), Math.min(found.endTime.getTime(), time))
      await transaction
        .update(userProducts)
        .set({ endTime: new Date(end) })
        .where(eq(userProducts.id, found.id))
      const following = and(
        ownedBy(owner),
        found.kind === null ? and(isNull(userProducts.kind), followedBy(found)) : followedBy(found),
        gte(userProducts.startTime, found.endTime),
        // One that was taken back before it began has no length, and another one in its place.
        lt(userProducts.startTime, userProducts.endTime),
        ne(userProducts.id, found.id),
      )
      let next = Math.max(end, time)
      let before = found.endTime
      for (const row of await transaction.select().from(userProducts).where(following).orderBy(asc(userProducts.startTime))) {
        // It follows another product of its name, which stays.
        if (found.kind === null && row.startTime > before) break
        before = row.endTime
        const start = Math.min(row.startTime.getTime(), next)
        next = movedEndOf({ start: row.startTime, end: row.endTime }, start)
        await transaction
          .update(userProducts)
          .set({ startTime: new Date(start), endTime: new Date(next) })
          .where(eq(userProducts.id, row.id))
      }
      return true
    },
  }
}

/** Whose a product is: of one account, or of an enterprise. */
type Owner = { readonly userId: string } | { readonly enterpriseId: string }

function ownedBy(owner: Owner) {
  return 'userId' in owner ? eq(userProducts.userId, owner.userId) : eq(userProducts.enterpriseId, owner.enterpriseId)
}

/** What a product follows when it is granted. */
function followedBy({ kind, productName }: Pick<BoughtProduct, 'kind' | 'productName'>): SQL {
  return kind === null ? eq(userProducts.productName, productName) : eq(userProducts.kind, kind)
}
