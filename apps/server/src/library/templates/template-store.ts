import { MAX_TEMPLATES, type Template } from '@gezhi/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { lockRowsOf } from '../../database/lock-rows-of.ts'
import { templates } from './templates-table.ts'

/** The stored part of a template. */
export type StoredTemplate = Omit<Template, 'defaultFlag'>

/** Templates of users. Templates of other users are not found. */
export interface TemplateStore {
  /** The newest first; of one type, or of all. */
  list(userId: string, type?: Template['type']): Promise<readonly StoredTemplate[]>
  /** Returns the id; null when the user has reached the maximum. */
  add(userId: string, template: Omit<StoredTemplate, 'id'>): Promise<string | null>
  get(userId: string, id: string): Promise<StoredTemplate | null>
  /** Changes the given values; null if there is no such template. */
  change(userId: string, id: string, parts: Partial<Omit<StoredTemplate, 'id' | 'type'>>): Promise<StoredTemplate | null>
  /** Whether it existed. */
  remove(userId: string, id: string): Promise<boolean>
}

const SHOWN = {
  id: templates.id,
  title: templates.title,
  type: templates.type,
  fieldList: templates.fieldList,
  queryStr: templates.queryStr,
}

/** Templates in PostgreSQL; `now` in ms, for tests. */
export function templateStore(database: Database, now: () => number = Date.now): TemplateStore {
  // Compares text, not uuid: an invalid id finds nothing.
  const one = (userId: string, id: string) => and(eq(templates.userId, userId), eq(sql`${templates.id}::text`, id))
  return {
    list: (userId, type) =>
      database
        .select(SHOWN)
        .from(templates)
        .where(and(eq(templates.userId, userId), type === undefined ? undefined : eq(templates.type, type)))
        .orderBy(desc(templates.createdAt), desc(templates.id)),
    add: (userId, template) =>
      database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'templates', userId)
        if ((await transaction.$count(templates, eq(templates.userId, userId))) >= MAX_TEMPLATES) return null
        const [row] = await transaction
          .insert(templates)
          .values({ ...template, userId, createdAt: new Date(now()) })
          .returning({ id: templates.id })
        return row?.id ?? null
      }),
    async get(userId, id) {
      const [row] = await database.select(SHOWN).from(templates).where(one(userId, id))
      return row ?? null
    },
    async change(userId, id, parts) {
      const [row] = await database.update(templates).set(parts).where(one(userId, id)).returning(SHOWN)
      return row ?? null
    },
    async remove(userId, id) {
      const rows = await database.delete(templates).where(one(userId, id)).returning({ id: templates.id })
      return rows.length > 0
    },
  }
}
