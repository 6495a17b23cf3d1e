import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '../../database/connect-database.ts'
import { CallError } from '../../http/call-error.ts'
import type { Operator } from '../../http/operator-of.ts'
import { shanghaiTime } from '../../http/shanghai-time.ts'
import { products, type StoredProduct } from '../products/products-table.ts'
import { record, type SaleParts } from './sale-actions.ts'

/** How far ahead a version may begin: a mistyped year must not keep the price of a product. */
const MAX_AHEAD = 2 * 366 * 24 * 3_600_000

/** What a new version of a product changes; the rest is that of the version before. */
export type PriceChange = Pick<StoredProduct, 'productId' | 'name' | 'nameEn' | 'originalPrice' | 'salePrice' | 'onSale' | 'validUntil'>

/**
 * Adds a version of a product from a time on, in ms; returns its number. Throws PRODUCT_NOT_FOUND, PRICE_ABOVE_ORIGINAL,
 * PRICE_VERSION_TIME, PRICE_VERSION_FAR, PRICE_VERSION_END, PRICE_VERSION_SAME.
 */
export async function addPriceVersion(parts: SaleParts, change: PriceChange, from: number | null, by: Operator): Promise<number> {
  const { productId, originalPrice, salePrice, onSale, validUntil } = change
  if (salePrice > originalPrice) throw new CallError('PRICE_ABOVE_ORIGINAL')
  return parts.database.transaction(async (transaction) => {
    await lockVersions(transaction, productId)
    const [latest] = await transaction
      .select()
      .from(products)
      .where(eq(products.productId, productId))
      .orderBy(desc(products.version))
      .limit(1)
    if (latest === undefined) throw new CallError('PRODUCT_NOT_FOUND')
    const validFrom = new Date(from ?? parts.now())
    // The highest version that has begun is sold, so that a later one must not begin earlier.
    if (validFrom.getTime() < parts.now() || validFrom < latest.validFrom)
      throw new CallError('PRICE_VERSION_TIME', { time: shanghaiTime(latest.validFrom) })
    if (validFrom.getTime() > parts.now() + MAX_AHEAD) throw new CallError('PRICE_VERSION_FAR')
    if (validUntil !== null && validUntil <= validFrom) throw new CallError('PRICE_VERSION_END')
    if (isSame(latest, change)) throw new CallError('PRICE_VERSION_SAME')
    const version = latest.version + 1
    await transaction.insert(products).values({ ...latest, ...change, version, validFrom })
    const until = validUntil === null ? {} : { until: shanghaiTime(validUntil) }
    await record(transaction, parts, by, 'price', null, { product: productId, version, originalPrice, salePrice, onSale, ...until })
    return version
  })
}

/** Withdraws a version that has not begun, so that an earlier one can follow. Throws PRICE_VERSION_BEGUN. */
export async function withdrawPriceVersion(
  parts: SaleParts,
  { productId, version, reason }: { readonly productId: number; readonly version: number; readonly reason: string },
  by: Operator,
): Promise<void> {
  await parts.database.transaction(async (transaction) => {
    await lockVersions(transaction, productId)
    const upcoming = and(eq(products.productId, productId), eq(products.version, version), gt(products.validFrom, new Date(parts.now())))
    const [withdrawn] = await transaction.delete(products).where(upcoming).returning()
    if (withdrawn === undefined) throw new CallError('PRICE_VERSION_BEGUN')
    await record(transaction, parts, by, 'withdraw price', null, { product: productId, version, salePrice: withdrawn.salePrice, reason })
  })
}

async function lockVersions(transaction: Transaction, productId: number): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`price ${productId}`}, 0))`)
}

/** A repeated request changes nothing. */
function isSame(latest: StoredProduct, change: PriceChange): boolean {
  const keys = ['name', 'nameEn', 'originalPrice', 'salePrice', 'onSale'] as const
  return keys.every((key) => latest[key] === change[key]) && latest.validUntil?.getTime() === change.validUntil?.getTime()
}
