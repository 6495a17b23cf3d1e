import { shanghaiDay } from '@gezhi/records'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import type { CountedUse } from '../../http/usage.ts'
import { capabilityUses } from './capability-uses-table.ts'

/** Identifies the subject and the capability that are counted. */
export interface Meter {
  /** A user, a guest, an address. */
  readonly subject: string
  readonly capability: string
}

/** Counts uses per day (Asia/Shanghai), shared by all processes of an installation. */
export interface UsageMeter {
  /** Counts one use unless `limit` were counted today, or one of an `item` that was not counted today; null beyond the limit. */
  take(meter: Meter, limit: number, item?: string): Promise<CountedUse | null>
  /** Today's count, and whether `item` is included. */
  read(meter: Meter, item?: string): Promise<{ readonly used: number; readonly known: boolean }>
  /** Removes the counts of past days. */
  purgeExpired(): Promise<void>
}

const NOTHING_COUNTED: CountedUse = { refund: async () => {} }

/** Uses in PostgreSQL, one statement each, so that concurrent processes are counted correctly; `now` in ms. */
export function usageMeter(database: Database, now: () => number): UsageMeter {
  const rowOf = ({ subject, capability }: Meter, day: string) =>
    and(eq(capabilityUses.subject, subject), eq(capabilityUses.capability, capability), eq(capabilityUses.day, day))
  const read: UsageMeter['read'] = async (meter, item) => {
    const [row] = await database
      .select({ used: capabilityUses.used, known: item === undefined ? sql<boolean>`false` : isCounted(item) })
      .from(capabilityUses)
      .where(rowOf(meter, shanghaiDay(now())))
    return row ?? { used: 0, known: false }
  }
  return {
    async take(meter, limit, item) {
      if (limit < 1) return null
      const day = shanghaiDay(now())
      const first = item === undefined ? sql`ARRAY[]::bigint[]` : sql`ARRAY[${hashOf(item)}]`
      const isWithinLimit = sql`${capabilityUses.used} < ${limit}`
      const counted = await database
        .insert(capabilityUses)
        .values({ ...meter, day, used: 1, items: first })
        .onConflictDoUpdate({
          target: [capabilityUses.subject, capabilityUses.capability, capabilityUses.day],
          set: {
            used: sql`${capabilityUses.used} + 1`,
            ...(item !== undefined && { items: sql`${capabilityUses.items} || ${hashOf(item)}` }),
          },
          setWhere: item === undefined ? isWithinLimit : sql`${isWithinLimit} AND NOT ${isCounted(item)}`,
        })
        .returning({ used: capabilityUses.used })
      if (counted.length > 0) {
        return {
          async refund() {
            const fewer = sql`${capabilityUses.used} - 1`
            const items = item === undefined ? {} : { items: sql`array_remove(${capabilityUses.items}, ${hashOf(item)})` }
            await database
              .update(capabilityUses)
              .set({ used: fewer, ...items })
              .where(rowOf(meter, day))
          },
        }
      }
      // Not counted: the limit is reached, or the item was counted before.
      return item !== undefined && (await read(meter, item)).known ? NOTHING_COUNTED : null
    },
    read,
    async purgeExpired() {
      await database.delete(capabilityUses).where(lt(capabilityUses.day, shanghaiDay(now())))
    },
  }
}

function hashOf(item: string) {
  return sql`hashtextextended(${item}, 0)`
}

function isCounted(item: string) {
  return sql<boolean>`${hashOf(item)} = ANY(${capabilityUses.items})`
}
