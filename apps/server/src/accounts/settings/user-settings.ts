import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import type { StoredSettings } from './stored-settings.ts'
import { userSettings } from './user-settings-table.ts'

/** Settings changed by users. */
export interface UserSettings {
  /** A user's changes; empty if there are none. */
  of(userId: string): Promise<StoredSettings>
  /** Replaces the given parts; the others are unchanged. */
  put(userId: string, parts: StoredSettings): Promise<void>
}

/** Settings in PostgreSQL. */
export function userSettingsStore(database: Database): UserSettings {
  return {
    async of(userId) {
      const [row] = await database.select({ kept: userSettings.kept }).from(userSettings).where(eq(userSettings.userId, userId))
      return row?.kept ?? {}
    },
    async put(userId, parts) {
      await database
        .insert(userSettings)
        .values({ userId, kept: parts })
        .onConflictDoUpdate({ target: userSettings.userId, set: { kept: sql`${userSettings.kept} || excluded.kept` } })
    },
  }
}
