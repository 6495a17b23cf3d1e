import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { dictionary } from './dictionary-table.ts'

export type DictionaryEntry = typeof dictionary.$inferSelect

/** Lists of the interface, editable by operators. */
export interface DictionaryStore {
  /** The entries of a type, of all types without one, in their order. */
  entries(dictType?: string): Promise<DictionaryEntry[]>
  /** Adds an entry, at the end of its list unless `position` is given, or changes an existing one. */
  set(entry: Omit<DictionaryEntry, 'position'> & { readonly position?: number }): Promise<void>
  /** False when there was no such entry. */
  remove(dictType: string, dictValue: string): Promise<boolean>
}

/** Dictionaries in PostgreSQL. */
export function dictionaryStore(database: Database): DictionaryStore {
  const entries = (dictType?: string) =>
    database
      .select()
      .from(dictionary)
      .where(dictType === undefined ? undefined : eq(dictionary.dictType, dictType))
      .orderBy(asc(dictionary.dictType), asc(dictionary.position), asc(dictionary.dictValue))
  return {
    entries,
    async set({ position, ...entry }) {
      const end = ((await entries(entry.dictType)).at(-1)?.position ?? 0) + 1
      const { labelZh, labelEn } = entry
      await database
        .insert(dictionary)
        .values({ ...entry, position: position ?? end })
        .onConflictDoUpdate({
          target: [dictionary.dictType, dictionary.dictValue],
          set: { labelZh, labelEn, ...(position !== undefined && { position }) },
        })
    },
    async remove(dictType, dictValue) {
      const one = and(eq(dictionary.dictType, dictType), eq(dictionary.dictValue, dictValue))
      return (await database.delete(dictionary).where(one).returning()).length > 0
    },
  }
}
