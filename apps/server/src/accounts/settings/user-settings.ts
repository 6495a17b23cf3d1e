import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import type { StoredSettings } from './stored-settings.ts'
import { userSettings } from './user-settings-table.ts'

/** What users changed of their settings. */
export interface UserSettings {
  /** What a user changed; nothing for one who changed nothing. */
  of(userId: string): Promise<StoredSettings>
  /** Puts some parts anew; each part is kept whole, the others stay. */
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
