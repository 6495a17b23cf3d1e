import { PROJECT_BIN_DAYS } from '@gezhi/contract'
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '../database/connect-database.ts'
import { projectFiles, projects, projectUsers } from './projects-table.ts'

const DAY = 24 * 60 * 60_000

/** A deleted project or folder. */
export interface StoredBinEntry {
  readonly id: string
  readonly kind: 'project' | 'file'
  readonly name: string
  readonly projectName: string | null
  readonly deletedAt: Date
}

/** What users see in the recycle bin: their own projects, and folders of projects that they may edit. */
export interface RecycleBinStore {
  /** A page, the latest first. */
  page(
    userId: string,
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<{ list: readonly StoredBinEntry[]; total: number }>
  /** Deletes all permanently. */
  empty(userId: string): Promise<void>
  /** Deletes these permanently; false and no change if one is not in the bin. */
  remove(userId: string, ids: readonly string[]): Promise<boolean>
  /** The same for restoring. */
  restore(userId: string, ids: readonly string[]): Promise<boolean>
  /** Deletes permanently what has been in the bin for `PROJECT_BIN_DAYS`. */
  purgeExpired(): Promise<void>
}

/** Whole days before an entry is deleted, at least 1. */
export function remainingDays(deletedAt: Date, now: number): number {
  return Math.max(1, Math.ceil((deletedAt.getTime() + PROJECT_BIN_DAYS * DAY - now) / DAY))
}

/** The bin in PostgreSQL; `now` in ms. */
export function recycleBinStore(database: Database, now: () => number): RecycleBinStore {
  const oldest = () => new Date(now() - PROJECT_BIN_DAYS * DAY)
  const entries = (userId: string, on: Pick<Database, 'select'> = database) =>
    unionAll(
      on
        .select({
          id: projects.id,
          kind: sql<StoredBinEntry['kind']>`'project'`.as('kind'),
          name: projects.name,
          projectName: sql<string | null>`NULL`.as('project_name'),
          deletedAt: sql<Date>`${projects.deletedAt}`.mapWith(projects.deletedAt).as('deleted_at'),
        })
        .from(projects)
        .where(and(eq(projects.ownerId, userId), gt(projects.deletedAt, oldest()))),
      on
        .select({
          id: projectFiles.id,
          kind: sql<StoredBinEntry['kind']>`'file'`.as('kind'),
          name: projectFiles.fileName,
          projectName: sql<string | null>`${projects.name}`.as('project_name'),
          deletedAt: sql<Date>`${projectFiles.deletedAt}`.mapWith(projects.deletedAt).as('deleted_at'),
        })
        .from(projectFiles)
        .innerJoin(projects, and(eq(projects.id, projectFiles.projectId), isNull(projects.deletedAt)))
        .innerJoin(projectUsers, and(eq(projectUsers.projectId, projects.id), eq(projectUsers.userId, userId)))
        .where(
          and(
            eq(projectFiles.deletedWith, projectFiles.id),
            gt(projectFiles.deletedAt, oldest()),
            or(eq(projects.ownerId, userId), gte(projectUsers.authority, 2)),
          ),
        ),
    ).as('entries')
  const chosen = async (transaction: Transaction, userId: string, ids: readonly string[]) => {
    const unique = [...new Set(ids.map((id) => id.toLowerCase()))]
    const all = entries(userId, transaction)
    const found = await transaction.select({ id: all.id, kind: all.kind }).from(all).where(inArray(all.id, unique))
    if (found.length < unique.length) return null
    const of = (kind: string) => found.flatMap((entry) => (entry.kind === kind ? [entry.id] : []))
    return { projects: of('project'), files: of('file') }
  }
  return {
    async page(userId, { pageNo, pageSize }) {
      const all = entries(userId)
      const list = await database
        .select()
        .from(all)
        .orderBy(desc(all.deletedAt), desc(all.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const [counted] = await database.select({ total: sql<number>`count(*)::int` }).from(all)
      return { list, total: counted!.total }
    },
    async empty(userId) {
      await database.transaction(async (transaction) => {
        const all = entries(userId, transaction)
        const rows = await transaction.select({ id: all.id, kind: all.kind }).from(all)
        const of = (kind: string) => rows.flatMap((entry) => (entry.kind === kind ? [entry.id] : []))
        await removeForGood(transaction, { projects: of('project'), files: of('file') })
      })
    },
    remove: (userId, ids) =>
      database.transaction(async (transaction) => {
        const found = await chosen(transaction, userId, ids)
        if (found === null) return false
        await removeForGood(transaction, found)
        return true
      }),
    restore: (userId, ids) =>
      database.transaction(async (transaction) => {
        const found = await chosen(transaction, userId, ids)
        if (found === null) return false
        if (found.projects.length > 0)
          await transaction.update(projects).set({ deletedAt: null }).where(inArray(projects.id, found.projects))
        if (found.files.length > 0) await restoreFiles(transaction, found.files)
        return true
      }),
    async purgeExpired() {
      await database.delete(projects).where(and(isNotNull(projects.deletedAt), lte(projects.deletedAt, oldest())))
      await database.delete(projectFiles).where(and(isNotNull(projectFiles.deletedAt), lte(projectFiles.deletedAt, oldest())))
    },
  }
}

interface Chosen {
  readonly projects: readonly string[]
  readonly files: readonly string[]
}

async function removeForGood(transaction: Transaction, chosen: Chosen): Promise<void> {
  if (chosen.projects.length > 0) await transaction.delete(projects).where(inArray(projects.id, [...chosen.projects]))
  if (chosen.files.length > 0) await transaction.delete(projectFiles).where(inArray(projectFiles.deletedWith, [...chosen.files]))
}

/** With what was deleted with them; at the top if their parent is not there. */
async function restoreFiles(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .update(projectFiles)
    .set({ deletedAt: null, deletedWith: null })
    .where(inArray(projectFiles.deletedWith, [...ids]))
  await transaction.execute(
    sql`UPDATE project_files SET parent_id = NULL WHERE ${inArray(projectFiles.id, [...ids])} AND parent_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM project_files AS parent
      WHERE parent.id = project_files.parent_id AND parent.project_id = project_files.project_id AND parent.deleted_at IS NULL)`,
  )
}
