import { inArray } from 'drizzle-orm'
import type { BoughtProducts, Period } from '../../accounts/products/bought-products.ts'
import type { Transaction } from '../../database/connect-database.ts'
import { packs } from './packs-table.ts'

/** When what some sources granted runs: memberships may begin later (G105). Null for a source that grants nothing, or no longer. */
export async function periodsOfSources(
  database: Pick<Transaction, 'select'>,
  bought: Pick<BoughtProducts, 'periodsOf'>,
  sources: readonly string[],
): Promise<(source: string) => Period | null> {
  if (sources.length === 0) return () => null
  const memberships = await bought.periodsOf(database, sources)
  const uses = await database
    .select()
    .from(packs)
    .where(inArray(packs.source, [...sources]))
  const ofPacks = new Map(uses.map(({ source, startTime, endTime }) => [source, { start: startTime, end: endTime }]))
  return (source) => memberships.get(source) ?? ofPacks.get(source) ?? null
}
