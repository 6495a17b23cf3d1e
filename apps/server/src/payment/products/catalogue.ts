import { activityLeft, isActive, PRODUCT_CATEGORIES } from '@gezhi/contract'
import { and, desc, eq, lte } from 'drizzle-orm'
import type { SiteSettings } from '../../content/site-settings.ts'
import type { Database } from '../../database/connect-database.ts'
import { PRICE_LIST, WEEKLY_PASS } from './price-list.ts'
import { products, type StoredProduct } from './products-table.ts'

/** The promotion is sold under this id (B.activity.08). */
export const PROMOTION_ID = 0

/** Whether a product can be bought now, and why not. */
export type Sale = { readonly product: StoredProduct } | { readonly error: 'PRODUCT_NOT_FOUND' | 'PRODUCT_OFF_SALE' | 'PROMOTION_OVER' }

/** What is sold at this moment. */
export interface Catalogue {
  /** The current versions on sale, without the promotion. */
  list(): Promise<readonly StoredProduct[]>
  /** The promotion while it is active. */
  promotion(): Promise<StoredProduct | null>
  find(productId: number): Promise<Sale>
  /** Adds the products that are missing. */
  seed(): Promise<void>
}

/** Products in PostgreSQL, and the promotion of the site's settings; `now` in ms. */
export function catalogue(database: Database, site: Pick<SiteSettings, 'current'>, now: () => number): Catalogue {
  const currentOf = async (productId?: number) => {
    const valid = lte(products.validFrom, new Date(now()))
    return database
      .selectDistinctOn([products.productId])
      .from(products)
      .where(productId === undefined ? valid : and(valid, eq(products.productId, productId)))
      .orderBy(products.productId, desc(products.version))
  }
  const isSold = ({ onSale, validUntil }: StoredProduct) => onSale && (validUntil === null || validUntil.getTime() > now())
  const promotion = async (): Promise<StoredProduct | null> => {
    const settings = await site.current()
    const activity = { endTime: settings.GEZHI_ACTIVITY_END }
    if (settings.GEZHI_ACTIVITY !== 'on' || !isActive(activity, now())) return null
    const [pass] = await currentOf(WEEKLY_PASS)
    if (pass === undefined) return null
    const name = settings.GEZHI_ACTIVITY_NAME ?? '端午节限时活动'
    return {
      ...pass,
      productId: PROMOTION_ID,
      category: PRODUCT_CATEGORIES.special,
      name,
      nameEn: settings.GEZHI_ACTIVITY_NAME_EN ?? settings.GEZHI_ACTIVITY_NAME ?? 'Dragon Boat Festival offer',
      originalPrice: pass.salePrice,
      // Yuan with two decimals: exact after rounding.
      salePrice: Math.round(settings.GEZHI_ACTIVITY_PRICE * 100),
      validUntil: new Date(now() + activityLeft(activity, now())),
    }
  }
  return {
    list: async () => (await currentOf()).filter((product) => isSold(product) && product.category === PRODUCT_CATEGORIES.ordinary),
    promotion,
    async find(productId) {
      if (productId === PROMOTION_ID) {
        const active = await promotion()
        return active === null ? { error: 'PROMOTION_OVER' } : { product: active }
      }
      const [product] = await currentOf(productId)
      if (product === undefined) return { error: 'PRODUCT_NOT_FOUND' }
      return isSold(product) ? { product } : { error: 'PRODUCT_OFF_SALE' }
    },
    async seed() {
      // Sold from the start, whatever the clock of the process says.
      const rows = PRICE_LIST.map((product) => ({ ...product, validFrom: new Date(0) }))
      await database.insert(products).values(rows).onConflictDoNothing()
    },
  }
}
