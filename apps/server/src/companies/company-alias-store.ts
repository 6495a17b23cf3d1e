import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { companyAliases } from './company-aliases-table.ts'

export type CompanyAlias = typeof companyAliases.$inferSelect

/** The operator's table of names that are linked with companies. */
export interface CompanyAliasStore {
  /** Of one company, or all, by company and name. */
  list(companyId?: string): Promise<readonly CompanyAlias[]>
  /** Of these names, in any letter case. */
  ofNames(names: readonly string[]): Promise<readonly CompanyAlias[]>
  /** A name that the company has already gets the new note. */
  add(alias: CompanyAlias): Promise<void>
  /** Whether there was one. */
  remove(companyId: string, name: string): Promise<boolean>
}

/** Aliases in PostgreSQL. */
export function companyAliasStore(database: Database): CompanyAliasStore {
  return {
    list: (companyId) =>
      database
        .select()
        .from(companyAliases)
        .where(companyId === undefined ? undefined : eq(companyAliases.companyId, companyId))
        .orderBy(asc(companyAliases.companyId), asc(companyAliases.name)),
    ofNames: (names) =>
      database
        .select()
        .from(companyAliases)
        .where(
          inArray(
            sql`lower(${companyAliases.name})`,
            names.map((name) => name.toLowerCase()),
          ),
        )
        .orderBy(asc(companyAliases.companyId)),
    async add(alias) {
      await database
        .insert(companyAliases)
        .values(alias)
        .onConflictDoUpdate({ target: [companyAliases.companyId, companyAliases.name], set: { note: alias.note } })
    },
    async remove(companyId, name) {
      const { rowCount } = await database
        .delete(companyAliases)
        .where(and(eq(companyAliases.companyId, companyId), eq(companyAliases.name, name)))
      return (rowCount ?? 0) > 0
    },
  }
}
