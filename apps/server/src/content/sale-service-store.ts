import { asc } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { saleServices } from './sale-services-table.ts'

export type SaleService = typeof saleServices.$inferSelect

/** Services about intellectual property an installation offers; few enough to be read all at once. */
export interface SaleServiceStore {
  /** All of them in the order of the tree: a kind before what stands below it. */
  all(): Promise<SaleService[]>
}

/** Services in PostgreSQL. */
export function saleServiceStore(database: Database): SaleServiceStore {
  return {
    async all() {
      const rows = await database.select().from(saleServices).orderBy(asc(saleServices.position), asc(saleServices.id))
      const kinds = rows.filter(({ parentId }) => parentId === null)
      return kinds.flatMap((kind) => [kind, ...rows.filter(({ parentId }) => parentId === kind.id)])
    },
  }
}
