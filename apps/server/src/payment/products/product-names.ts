import type { Language } from '@gezhi/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { orders } from '../orders/orders-table.ts'
import { products } from './products-table.ts'

/** Names of what a user holds in a language: rights store only the Chinese name. One that was never sold stays as it is. */
export async function productNames(database: Database, userId: string, language: Language): Promise<(name: string) => string> {
  if (language === 'zh') return (name) => name
  const [sold, ordered] = await Promise.all([
    database.selectDistinct({ name: products.name, nameEn: products.nameEn }).from(products),
    database.selectDistinct({ product: orders.product }).from(orders).where(eq(orders.userId, userId)),
  ])
  const names = new Map([...sold, ...ordered.map(({ product }) => product)].map(({ name, nameEn }) => [name, nameEn]))
  return (name) => names.get(name) ?? name
}
