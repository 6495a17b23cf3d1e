import { and, count, desc, eq, exists, gt, ilike, inArray, isNotNull, lte, notExists, or, type SQL } from 'drizzle-orm'
import { userProducts } from '../products/user-products-table.ts'
import { sessions } from '../sessions/sessions-table.ts'
import { cancellations } from '../users/cancellations-table.ts'
import { enterpriseMembers } from '../users/enterprises-table.ts'
import { type User, users } from '../users/users-table.ts'
import type { Database } from '../../database/connect-database.ts'
import { likeOf } from '../../database/like-of.ts'

/** An account as operators see it. */
export type ListedAccount = User & {
  readonly online: boolean
  readonly products: readonly { readonly productName: string; readonly endTime: Date }[]
}

/** Filter of the list of accounts. */
export interface AccountsParams {
  /** Part of the name, phone or e-mail; empty for all. */
  readonly text: string
  readonly state: 'all' | 'locked' | 'operator' | 'member'
}

/** All accounts except closed ones, which are anonymous. */
export interface AccountRegister {
  /** A page of them, the newest first. */
  list(
    params: AccountsParams,
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<{ list: ListedAccount[]; total: number }>
  find(id: string): Promise<User | null>
}

/** The accounts in PostgreSQL; `now` in ms. Lists are read from `reports`. */
export function accountRegister(database: Database, now: () => number, reports = database): AccountRegister {
  const closed = database
    .select({ id: cancellations.id })
    .from(cancellations)
    .where(and(eq(cancellations.userId, users.id), eq(cancellations.state, 'closed')))
  const running = () => and(lte(userProducts.startTime, new Date(now())), gt(userProducts.endTime, new Date(now())))
  /** Products the user of the outer row owns or shares. */
  const held = () =>
    database
      .select({ id: userProducts.id })
      .from(userProducts)
      .leftJoin(enterpriseMembers, shared())
      .where(and(running(), or(eq(userProducts.userId, users.id), eq(enterpriseMembers.userId, users.id))))
  const states: Readonly<Record<AccountsParams['state'], () => SQL | undefined>> = {
    all: () => undefined,
    locked: () => isNotNull(users.blockedAt),
    operator: () => eq(users.role, 'operator'),
    member: () => exists(held()),
  }
  const productsOf = async (ids: readonly string[]) => {
    const rows = await reports
      .select({
        own: userProducts.userId,
        shares: enterpriseMembers.userId,
        productName: userProducts.productName,
        endTime: userProducts.endTime,
      })
      .from(userProducts)
      .leftJoin(enterpriseMembers, shared())
      .where(and(running(), or(inArray(userProducts.userId, [...ids]), inArray(enterpriseMembers.userId, [...ids]))))
      .orderBy(desc(userProducts.endTime))
    return Map.groupBy(rows, ({ own, shares }) => own ?? shares)
  }
  return {
    async list({ text, state }, { pageNo, pageSize }) {
      const like = likeOf(text)
      const found = text === '' ? undefined : or(ilike(users.nick, like), ilike(users.telephone, like), ilike(users.email, like))
      const condition = and(notExists(closed), states[state](), found)
      const active = database
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, users.id), eq(sessions.state, 'active')))
      const rows = await reports
        .select({ user: users, online: exists(active).mapWith(Boolean) })
        .from(users)
        .where(condition)
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const products = await productsOf(rows.map(({ user }) => user.id))
      const [counted] = await reports.select({ total: count() }).from(users).where(condition)
      return { list: rows.map(({ user, online }) => ({ ...user, online, products: products.get(user.id) ?? [] })), total: counted!.total }
    },
    async find(id) {
      const [user] = await database
        .select()
        .from(users)
        .where(and(eq(users.id, id), notExists(closed)))
      return user ?? null
    },
  }
}

/** The members of the enterprise a product belongs to. */
function shared(): SQL {
  return eq(enterpriseMembers.enterpriseId, userProducts.enterpriseId)
}
