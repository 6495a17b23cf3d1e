import type { PaymentAction } from '@gezhi/contract'
import { and, asc, count, desc, eq, ilike, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { NickOf } from '../../accounts/users/nick-of.ts'
import type { Database } from '../../database/connect-database.ts'
import { likeOf } from '../../database/like-of.ts'
import { orders } from '../orders/orders-table.ts'
import { products, type StoredProduct } from '../products/products-table.ts'
import { paymentActions } from './payment-actions-table.ts'

/** An action of an operator with the names of who acted, whose order or account it was, and its product. */
export interface ListedAction {
  readonly action: typeof paymentActions.$inferSelect
  readonly operator: string | null
  readonly user: string | null
  /** The latest version of the product that the action is about. */
  readonly product: StoredProduct | null
}

/** `text` is part of an order number or of the name of its account. */
export interface ActionFilter {
  readonly text: string
  readonly action: PaymentAction | undefined
}

/** A page of the actions of operators, newest first. */
export async function listActions(
  database: Database,
  nickOf: NickOf,
  filter: ActionFilter,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ list: ListedAction[]; total: number }> {
  const condition = conditionOf(nickOf, filter)
  const rows = await selectActions(database, nickOf, condition)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  const [counted] = await database
    .select({ total: count() })
    .from(paymentActions)
    .leftJoin(orders, eq(orders.orderNo, ORDER))
    .where(condition)
  return { list: await withProducts(database, rows), total: counted!.total }
}

const EXPORTED_AT_ONCE = 500

/** All of them, newest first, read in parts, so that a long history need not fit into memory. */
export async function* eachAction(database: Database, nickOf: NickOf, filter: ActionFilter): AsyncGenerator<ListedAction> {
  const condition = conditionOf(nickOf, filter)
  let last: number | null = null
  for (;;) {
    const before: SQL | undefined = last === null ? condition : and(condition, lt(paymentActions.id, last))
    const rows = await selectActions(database, nickOf, before).limit(EXPORTED_AT_ONCE)
    yield* await withProducts(database, rows)
    if (rows.length < EXPORTED_AT_ONCE) return
    last = rows.at(-1)!.action.id
  }
}

/** An action on an invoice names its orders. */
const ORDER = sql`COALESCE(${paymentActions.orderNo}, split_part(${paymentActions.about} ->> 'orders', ' ', 1))`
const OWNER = sql`COALESCE(${orders.userId}, (${paymentActions.about} ->> 'account')::uuid)`

function conditionOf(nickOf: NickOf, { text, action }: ActionFilter): SQL | undefined {
  const like = likeOf(text)
  return and(
    text === ''
      ? undefined
      : or(ilike(paymentActions.orderNo, like), ilike(sql`${paymentActions.about} ->> 'orders'`, like), ilike(nickOf(OWNER), like)),
    action === undefined ? undefined : eq(paymentActions.action, action),
  )
}

function selectActions(database: Database, nickOf: NickOf, condition: SQL | undefined) {
  return database
    .select({ action: paymentActions, operator: nickOf(paymentActions.operatorId), user: sql<string | null>`${nickOf(OWNER)}` })
    .from(paymentActions)
    .leftJoin(orders, eq(orders.orderNo, ORDER))
    .where(condition)
    .orderBy(desc(paymentActions.id))
}

async function withProducts(database: Database, rows: readonly Omit<ListedAction, 'product'>[]): Promise<ListedAction[]> {
  const ids = new Set(rows.map(({ action: { about } }) => about['product']).filter((id) => typeof id === 'number'))
  const versions = await database
    .select()
    .from(products)
    .where(inArray(products.productId, [...ids]))
    .orderBy(asc(products.version))
  const latest = new Map(versions.map((product) => [product.productId, product]))
  return rows.map((row) => ({ ...row, product: latest.get(Number(row.action.about['product'])) ?? null }))
}
