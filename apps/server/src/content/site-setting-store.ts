import { SITE_SETTINGS, type SiteSettingName } from '@gezhi/contract'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { siteSettings } from './site-settings-table.ts'

/** Settings changed by operators. */
export interface SiteSettingStore {
  /** The changed values, in the form of the environment. */
  changed(): Promise<ReadonlyMap<SiteSettingName, string>>
  /** Stores all of them or none; null removes the change. */
  save(values: ReadonlyMap<SiteSettingName, string | null>): Promise<void>
}

/** Settings in PostgreSQL; `now` in ms. */
export function siteSettingStore(database: Database, now: () => number = Date.now): SiteSettingStore {
  return {
    async changed() {
      const stored = new Map((await database.select().from(siteSettings)).map(({ name, value }) => [name, value]))
      return new Map(SITE_SETTINGS.flatMap((name) => (stored.has(name) ? [[name, stored.get(name)!] as const] : [])))
    },
    save: (values) =>
      database.transaction(async (transaction) => {
        const forgotten = [...values].filter(([, value]) => value === null).map(([name]) => name)
        if (forgotten.length > 0) await transaction.delete(siteSettings).where(inArray(siteSettings.name, forgotten))
        const changedAt = new Date(now())
        const rows = [...values].flatMap(([name, value]) => (value === null ? [] : [{ name, value, changedAt }]))
        if (rows.length === 0) return
        await transaction
          .insert(siteSettings)
          .values(rows)
          .onConflictDoUpdate({ target: siteSettings.name, set: { value: sql`excluded.value`, changedAt } })
      }),
  }
}
