import { MAX_PROJECT_DEPTH, MAX_PROJECT_FILES } from '@gezhi/contract'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect-database.ts'
import { CallError } from '../http/call-error.ts'
import { heightOf, inTreeOrder, levelOf, withDescendants } from './file-tree.ts'
import { copyFiles } from './project-store.ts'
import { projectFilePatents, projectFiles, projects } from './projects-table.ts'

export type StoredFile = typeof projectFiles.$inferSelect
/** With the number of new patents. */
export type CountedFile = StoredFile & { readonly newCount: number }

/** Where folders are put: into a folder, or with null to the top of the project. */
export interface FileTarget {
  readonly projectId: string
  readonly parentId: string | null
}

/** The folders of projects. The caller has checked the authority (`ProjectAccess`). */
export interface ProjectFileStore {
  /** All folders of a project in the order of the tree. */
  list(projectId: string): Promise<readonly CountedFile[]>
  /** Throws PROJECT_FILES_FULL, PROJECT_FILES_DEEP and PROJECT_FILE_NOT_FOUND. */
  add(target: FileTarget, fileName: string): Promise<string>
  rename(id: string, fileName: string): Promise<void>
  /** Moves folders with what is within them to the recycle bin. */
  remove(ids: readonly string[]): Promise<void>
  /** Throws as `add`. */
  copy(files: readonly StoredFile[], target: FileTarget): Promise<void>
  /** Throws as `add`, and PROJECT_FILE_WITHIN. `sort`: place among the folders there, the last by default. */
  move(files: readonly StoredFile[], target: FileTarget, sort?: number): Promise<void>
}

/** Folders in PostgreSQL; `now` in ms. */
export function projectFileStore(database: Database, now: () => number): ProjectFileStore {
  /** One change of the trees of these projects at a time. */
  const inTrees = <T>(projectIds: readonly string[], work: (transaction: Transaction) => Promise<T>) =>
    database.transaction(async (transaction) => {
      const ids = [...new Set(projectIds)].toSorted()
      await transaction.select({ id: projects.id }).from(projects).where(inArray(projects.id, ids)).orderBy(projects.id).for('update')
      return work(transaction)
    })
  const liveFiles = (on: Pick<Database, 'select'>, projectId: string) =>
    on
      .select()
      .from(projectFiles)
      .where(and(eq(projectFiles.projectId, projectId), isNull(projectFiles.deletedAt)))
  const requireRoom = async (transaction: Transaction, projectId: string, added: number) => {
    const present = await transaction.$count(projectFiles, eq(projectFiles.projectId, projectId))
    if (present + added > MAX_PROJECT_FILES) throw new CallError('PROJECT_FILES_FULL', { limit: MAX_PROJECT_FILES })
  }
  return {
    async list(projectId) {
      const files = await liveFiles(database, projectId)
      const counts = await database
        .select({ fileId: projectFilePatents.fileId, total: count() })
        .from(projectFilePatents)
        .innerJoin(projectFiles, eq(projectFiles.id, projectFilePatents.fileId))
        .where(and(eq(projectFiles.projectId, projectId), eq(projectFilePatents.state, 1)))
        .groupBy(projectFilePatents.fileId)
      const newOf = new Map(counts.map(({ fileId, total }) => [fileId, total]))
      return inTreeOrder(files).map((file) => ({ ...file, newCount: newOf.get(file.id) ?? 0 }))
    },
    add: (target, fileName) =>
      inTrees([target.projectId], async (transaction) => {
        const files = await liveFiles(transaction, target.projectId)
        await requireRoom(transaction, target.projectId, 1)
        requirePlace(files, target, 1)
        const [row] = await transaction
          .insert(projectFiles)
          .values({ ...target, fileName, sort: nextSort(files, target.parentId), createdAt: new Date(now()) })
          .returning({ id: projectFiles.id })
        return row!.id
      }),
    async rename(id, fileName) {
      await database.update(projectFiles).set({ fileName }).where(eq(projectFiles.id, id))
    },
    async remove(ids) {
      const projectIds = await database
        .selectDistinct({ projectId: projectFiles.projectId })
        .from(projectFiles)
        .where(inArray(projectFiles.id, [...ids]))
      const all = projectIds.map(({ projectId }) => projectId)
      await inTrees(all, async (transaction) => {
        for (const projectId of all) {
          const files = await liveFiles(transaction, projectId)
          const gone = new Set<string>()
          for (const { id: root } of inTreeOrder(files).filter(({ id }) => ids.includes(id))) {
            if (gone.has(root)) continue
            const within = withDescendants(files, [root]).map(({ id }) => id)
            for (const id of within) gone.add(id)
            await transaction
              .update(projectFiles)
              .set({ deletedAt: new Date(now()), deletedWith: root })
              .where(inArray(projectFiles.id, within))
          }
        }
      })
    },
    copy: (files, target) =>
      inTrees([target.projectId, ...files.map(({ projectId }) => projectId)], async (transaction) => {
        const there = await liveFiles(transaction, target.projectId)
        let firstSort = nextSort(there, target.parentId)
        for (const [projectId, roots] of Map.groupBy(files, (file) => file.projectId)) {
          const source = projectId === target.projectId ? there : await liveFiles(transaction, projectId)
          const ids = topmost(source, roots)
          const rows = withDescendants(source, ids)
          await requireRoom(transaction, target.projectId, rows.length)
          for (const id of ids) requirePlace(there, target, heightOf(source, id))
          await copyFiles(transaction, rows, { ...target, time: new Date(now()), firstSort })
          firstSort += ids.length
        }
      }),
    move: (files, target, sort) =>
      inTrees([target.projectId, ...files.map(({ projectId }) => projectId)], async (transaction) => {
        const there = await liveFiles(transaction, target.projectId)
        const moved: string[] = []
        for (const [projectId, roots] of Map.groupBy(files, (file) => file.projectId)) {
          const source = projectId === target.projectId ? there : await liveFiles(transaction, projectId)
          const ids = topmost(source, roots)
          const within = withDescendants(source, ids).map(({ id }) => id)
          if (target.parentId !== null && within.includes(target.parentId)) throw new CallError('PROJECT_FILE_WITHIN')
          if (projectId !== target.projectId) await requireRoom(transaction, target.projectId, within.length)
          for (const id of ids) requirePlace(there, target, heightOf(source, id))
          if (projectId !== target.projectId)
            await transaction.update(projectFiles).set({ projectId: target.projectId }).where(inArray(projectFiles.id, within))
          moved.push(...ids)
        }
        const others = inTreeOrder(there.filter(({ parentId, id }) => parentId === target.parentId && !moved.includes(id))).map(
          ({ id }) => id,
        )
        const order = others.toSpliced(sort ?? others.length, 0, ...moved)
        for (const [place, id] of order.entries())
          await transaction.update(projectFiles).set({ sort: place, parentId: target.parentId }).where(eq(projectFiles.id, id))
      }),
  }
}

/** Of folders to copy or move those that are not within another of them, in the order of the tree. */
function topmost(source: readonly StoredFile[], chosen: readonly StoredFile[]): string[] {
  const ids = chosen.map(({ id }) => id)
  const within = new Set(ids.flatMap((root) => withDescendants(source, [root]).flatMap(({ id }) => (id === root ? [] : [id]))))
  return inTreeOrder(source).flatMap(({ id }) => (ids.includes(id) && !within.has(id) ? [id] : []))
}

/** Throws unless the parent exists and there are enough levels below it. */
function requirePlace(files: readonly StoredFile[], { parentId }: FileTarget, height: number): void {
  if (parentId !== null && !files.some(({ id }) => id === parentId)) throw new CallError('PROJECT_FILE_NOT_FOUND')
  if (levelOf(files, parentId) + height > MAX_PROJECT_DEPTH) throw new CallError('PROJECT_FILES_DEEP', { limit: MAX_PROJECT_DEPTH })
}

function nextSort(files: readonly StoredFile[], parentId: string | null): number {
  return Math.max(-1, ...files.filter((file) => file.parentId === parentId).map(({ sort }) => sort)) + 1
}
