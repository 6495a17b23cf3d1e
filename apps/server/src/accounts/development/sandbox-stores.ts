import type { GatewayStores } from '@gezhi/gateways'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { outboxEntries, sandboxMemory } from './sandbox-table.ts'

/** Maximum number of displayed outbox entries. */
const SHOWN = 200

/** Storage of sandbox gateways in PostgreSQL, so that all processes of a server share it; `now` in ms. */
export function sandboxStores(database: Database, now: () => number): GatewayStores {
  return {
    outbox: {
      async add(entry) {
        await database.insert(outboxEntries).values({ ...entry, createTime: new Date(now()) })
      },
      list: ({ to } = {}) =>
        database
          .select()
          .from(outboxEntries)
          .where(to === undefined ? undefined : eq(outboxEntries.to, to))
          .orderBy(desc(outboxEntries.createTime))
          .limit(SHOWN),
    },
    memory: {
      async put(key, value, seconds) {
        const expiresAt = new Date(now() + seconds * 1000)
        await database
          .insert(sandboxMemory)
          .values({ key, value, expiresAt })
          .onConflictDoUpdate({ target: sandboxMemory.key, set: { value, expiresAt } })
        await database.delete(sandboxMemory).where(lt(sandboxMemory.expiresAt, new Date(now())))
      },
      async read(key) {
        const [row] = await database
          .select({ value: sandboxMemory.value })
          .from(sandboxMemory)
          .where(and(eq(sandboxMemory.key, key), gt(sandboxMemory.expiresAt, new Date(now()))))
        return row?.value ?? null
      },
      async take(key) {
        const [row] = await database
          .delete(sandboxMemory)
          .where(and(eq(sandboxMemory.key, key), gt(sandboxMemory.expiresAt, new Date(now()))))
          .returning({ value: sandboxMemory.value })
        return row?.value ?? null
      },
    },
  }
}
