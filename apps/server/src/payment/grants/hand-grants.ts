import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import type { Operator } from '../../http/operator-of.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { record, type SaleParts } from '../console/sale-actions.ts'
import { stackOf } from '../orders/grant-order.ts'
import { packs } from '../orders/packs-table.ts'
import { periodsOfSources } from '../orders/periods-of-sources.ts'
import { endOf, movedEndOf } from '../products/lifetime.ts'
import { saleMessage } from '../sale-messages.ts'
import { products, type StoredProduct } from '../products/products-table.ts'
import { handGrants, handSourceOf } from './hand-grants-table.ts'

/** A membership that is not in the price list. */
export interface OwnProduct {
  readonly productName: string
  readonly days: number
  /** How far result lists may be paged. */
  readonly searchCount: number
}

/** What an operator grants to whom, and why. */
export interface HandGrant {
  /** A UUID: a repeated request has the same one. */
  readonly key: string
  readonly userId: string
  /** A product of the price list by its id, or one of its own. */
  readonly product: { readonly productId: number } | OwnProduct
  readonly reason: string
}

/** The page of what a user holds. */
const RIGHTS = '/user/myRights'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Grants a product without an order; the same request again grants nothing, nor does one for the same product within a minute. Returns its
 * end. Throws ACCOUNT_IS_OWN, ACCOUNT_NOT_FOUND, PRODUCT_NOT_FOUND, GRANT_REPEATED, GRANT_KEY_USED.
 */
export async function grantByHand(parts: SaleParts, { key, userId, product, reason }: HandGrant, by: Operator): Promise<Date> {
  const { database, register, bought, now } = parts
  requireOther(userId, by)
  if ((await register.find(userId)) === null) throw new CallError('ACCOUNT_NOT_FOUND')
  const chosen = 'productId' in product ? await soldProduct(database, product.productId, new Date(now())) : product
  const productName = 'productName' in chosen ? chosen.productName : chosen.name
  const endTime = await database.transaction(async (transaction) => {
    if (!(await bought.lockAccount(transaction, userId))) throw new CallError('ACCOUNT_NOT_FOUND')
    const [known] = await transaction.select().from(handGrants).where(eq(handGrants.id, key))
    if (known !== undefined) {
      if (known.userId !== userId || known.productName !== productName) throw new CallError('GRANT_KEY_USED')
      const source = handSourceOf(key)
      return (await periodsOfSources(transaction, bought, [source]))(source)?.end ?? known.revokedAt ?? known.grantedAt
    }
    if (await wasGranted(transaction, userId, productName, now() - MINUTE)) throw new CallError('GRANT_REPEATED')
    const grant = { id: key, userId, productName, state: 'active', reason, grantedBy: by.id, grantedAt: new Date(now()) } as const
    const { rowCount } = await transaction.insert(handGrants).values(grant).onConflictDoNothing()
    if (rowCount !== 1) throw new CallError('GRANT_KEY_USED')
    const source = handSourceOf(key)
    const end = await ('productName' in chosen
      ? grantOwn(transaction, parts, { userId, source, product: chosen })
      : grantSold(transaction, parts, { userId, source, product: chosen }))
    const facts = 'productName' in chosen ? { days: chosen.days } : { product: chosen.productId, version: chosen.version }
    await record(transaction, parts, by, 'grant', null, { account: userId, name: productName, ...facts, source, reason })
    const nameEn = 'productName' in chosen ? productName : chosen.nameEn
    const text = saleMessage('granted', { name: productName, nameEn, end: shanghaiTime(end).slice(0, 10) })
    await parts.messages.send({ userId, ...text, link: RIGHTS }, transaction)
    return end
  })
  parts.changed(userId)
  return endTime
}

/**
 * Takes a grant back: what it gave ends at once, and what follows moves forward. A repeated call changes nothing. Throws GRANT_NOT_FOUND,
 * ACCOUNT_IS_OWN.
 */
export async function revokeGrant(
  parts: SaleParts,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: Operator,
): Promise<void> {
  const { database, bought, now } = parts
  const [grant] = await database.select().from(handGrants).where(eq(handGrants.id, id))
  if (grant === undefined) throw new CallError('GRANT_NOT_FOUND')
  const { userId } = grant
  requireOther(userId, by)
  await database.transaction(async (transaction) => {
    await bought.lockAccount(transaction, userId)
    const { rowCount } = await transaction
      .update(handGrants)
      .set({ state: 'revoked', revokeReason: reason, revokedBy: by.id, revokedAt: new Date(now()) })
      .where(and(eq(handGrants.id, id), eq(handGrants.state, 'active')))
    if (rowCount !== 1) return
    const source = handSourceOf(id)
    await bought.revoke(transaction, source, movedEndOf)
    await transaction
      .update(packs)
      .set({ endTime: sql`LEAST(${packs.endTime}, ${new Date(now())})` })
      .where(eq(packs.source, source))
    await record(transaction, parts, by, 'revoke grant', null, { account: userId, name: grant.productName, source, reason })
    await parts.messages.send({ userId, ...saleMessage('grantRevoked', { name: grant.productName }), link: RIGHTS }, transaction)
  })
  parts.changed(userId)
}

/** Nobody decides about their own account. */
function requireOther(userId: string, by: Operator): void {
  if (by.id?.toLowerCase() === userId.toLowerCase()) throw new CallError('ACCOUNT_IS_OWN')
}

/** The version of a product in force. */
async function soldProduct(database: Database, productId: number, time: Date): Promise<StoredProduct> {
  const [product] = await database
    .select()
    .from(products)
    .where(and(eq(products.productId, productId), sql`${products.validFrom} <= ${time}`))
    .orderBy(desc(products.version))
    .limit(1)
  if (product === undefined) throw new CallError('PRODUCT_NOT_FOUND')
  return product
}

/** Whether an operator granted an account a product since a time in ms: a dialog that was opened again grants no second one. */
async function wasGranted(transaction: Transaction, userId: string, productName: string, since: number): Promise<boolean> {
  const { state, grantedAt } = handGrants
  const same = and(eq(handGrants.userId, userId), eq(handGrants.productName, productName))
  return (await transaction.$count(handGrants, and(same, eq(state, 'active'), gt(grantedAt, new Date(since))))) > 0
}

interface Granted<Product> {
  readonly userId: string
  readonly source: string
  readonly product: Product
}

async function grantOwn(transaction: Transaction, { bought }: SaleParts, { userId, source, product }: Granted<OwnProduct>): Promise<Date> {
  const { productName, searchCount, days } = product
  const facts = { userId, source, kind: null, productName, searchCount, grants: null, seats: null }
  return bought.grant(transaction, { ...facts, endOf: (start) => start + days * DAY })
}

async function grantSold(
  transaction: Transaction,
  { bought, now }: SaleParts,
  { userId, source, product }: Granted<StoredProduct>,
): Promise<Date> {
  const { type, name: productName, searchCount, grants, seats } = product
  if (type === 'VIP') {
    const facts = { userId, source, kind: stackOf(product), productName, searchCount, grants, seats }
    return bought.grant(transaction, { ...facts, endOf: (start) => endOf(start, product) })
  }
  const [startTime, endTime] = [new Date(now()), new Date(endOf(now(), product))]
  await transaction.insert(packs).values({ source, userId, type, productName, total: product.uses ?? 0, startTime, endTime })
  return endTime
}
