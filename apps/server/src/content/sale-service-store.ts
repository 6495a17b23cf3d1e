import { and, asc, eq, isNull, max, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { saleServices } from './sale-services-table.ts'

export type SaleService = typeof saleServices.$inferSelect

/** The input of an operator for a service. */
export type SaleServiceDraft = Pick<SaleService, 'zh' | 'en' | 'recommended' | 'position'>

/** Services about intellectual property an installation offers; few enough to be read all at once. */
export interface SaleServiceStore {
  /** All of them in the order of the tree: each kind before its services. */
  all(): Promise<SaleService[]>
  /** Adds a service below a kind; returns its id, null when there is no such kind. */
  add(parentId: number, draft: SaleServiceDraft): Promise<number | null>
  /** Replaces a service; false if it is no longer at `version`, or missing. */
  save(id: number, version: number, draft: SaleServiceDraft): Promise<boolean>
  /** False when there was no such service. */
  remove(id: number): Promise<boolean>
}

/** Ids below a kind are its own and two digits or more: 108 has 10801. */
const FIRST_BELOW = 100

/** Services in PostgreSQL. */
export function saleServiceStore(database: Database): SaleServiceStore {
  return {
    async all() {
      const rows = await database.select().from(saleServices).orderBy(asc(saleServices.position), asc(saleServices.id))
      const kinds = rows.filter(({ parentId }) => parentId === null)
      return kinds.flatMap((kind) => [kind, ...rows.filter(({ parentId }) => parentId === kind.id)])
    },
    add: (parentId, draft) =>
      database.transaction(async (transaction) => {
        const kind = and(eq(saleServices.id, parentId), isNull(saleServices.parentId))
        const [found] = await transaction.select({ id: saleServices.id }).from(saleServices).where(kind).for('update')
        if (!found) return null
        const [last] = await transaction
          .select({ id: max(saleServices.id) })
          .from(saleServices)
          .where(eq(saleServices.parentId, parentId))
        const id = Math.max(last?.id ?? 0, parentId * FIRST_BELOW) + 1
        await transaction.insert(saleServices).values({ id, parentId, ...draft })
        return id
      }),
    async save(id, version, draft) {
      const seen = and(eq(saleServices.id, id), eq(saleServices.version, version))
      const next = { version: sql`${saleServices.version} + 1` }
      return (
        (
          await database
            .update(saleServices)
            .set({ ...draft, ...next })
            .where(seen)
            .returning()
        ).length > 0
      )
    },
    async remove(id) {
      return (await database.delete(saleServices).where(eq(saleServices.id, id)).returning()).length > 0
    },
  }
}
