import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { companyAliases } from './company-aliases-table.ts'

export type CompanyAlias = typeof companyAliases.$inferSelect

/** The operator's table of names that are linked with companies. */
export interface CompanyAliasStore {
  /** Of one company, or all, by company and name. */
  list(companyId?: string): Promise<readonly CompanyAlias[]>
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
