import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { RecordSet } from '@gezhi/search'
import type { Database, Transaction } from '../database/connect-database.ts'
import { PATENT_STATES, projectFilePatents, projectFiles } from './projects-table.ts'

/** `check` gets the number of patents of the folder with the new ones and throws if that is too many. */
export type CheckPatents = (count: number) => void

/** The patents of folders. The caller has checked the authority (`ProjectAccess`). */
export interface ProjectPatentStore {
  /** The ids of a folder's patents; with `onlyNew` those added since the last look. */
  ids(fileId: string, onlyNew?: boolean): Promise<readonly string[]>
  /** Which of these are in the folder. */
  present(fileId: string, ids: readonly string[]): Promise<readonly string[]>
  /** Puts patents into a folder; returns the number of those that were not in it. */
  add(fileId: string, ids: readonly string[], check: CheckPatents): Promise<number>
  /** The number of those that were in the folder. */
  remove(fileId: string, ids: readonly string[]): Promise<number>
  /** Of these the patents of the source are put into the target, and with `isMoved` removed from the source; their number. */
  transfer(fileId: string, targetId: string, ids: readonly string[], isMoved: boolean, check: CheckPatents): Promise<number>
  /** New patents are no longer new. */
  markSeen(fileId: string): Promise<void>
}

/** Patents in PostgreSQL. */
export function projectPatentStore(database: Database): ProjectPatentStore {
  const store: ProjectPatentStore = {
    async ids(fileId, onlyNew = false) {
      const condition = onlyNew ? eq(projectFilePatents.state, PATENT_STATES.new) : ne(projectFilePatents.state, PATENT_STATES.removed)
      const rows = await database
        .select({ id: projectFilePatents.patentId })
        .from(projectFilePatents)
        .where(and(eq(projectFilePatents.fileId, fileId), condition))
      return rows.map(({ id }) => id)
    },
    async present(fileId, ids) {
      const rows = await database.select({ id: projectFilePatents.patentId }).from(projectFilePatents).where(among(fileId, ids))
      return rows.map(({ id }) => id)
    },
    add: (fileId, ids, check) => database.transaction((transaction) => addPatents(transaction, fileId, ids, PATENT_STATES.saved, check)),
    remove: (fileId, ids) => database.transaction((transaction) => removePatents(transaction, fileId, ids)),
    transfer: (fileId, targetId, ids, isMoved, check) =>
      database.transaction(async (transaction) => {
        // Both rows in one order, so that two transfers do not wait for each other.
        for (const id of [fileId, targetId].toSorted()) await lockFile(transaction, id)
        const rows = await transaction.select({ id: projectFilePatents.patentId }).from(projectFilePatents).where(among(fileId, ids))
        const found = rows.map(({ id }) => id)
        await addPatents(transaction, targetId, found, PATENT_STATES.saved, check)
        if (isMoved && fileId !== targetId) await removePatents(transaction, fileId, found)
        return found.length
      }),
    async markSeen(fileId) {
      await database.transaction(async (transaction) => {
        await lockFile(transaction, fileId)
        await transaction
          .update(projectFilePatents)
          .set({ state: PATENT_STATES.saved })
          .where(and(eq(projectFilePatents.fileId, fileId), eq(projectFilePatents.state, PATENT_STATES.new)))
        await transaction
          .update(projectFiles)
          .set({ revision: sql`${projectFiles.revision} + 1` })
          .where(eq(projectFiles.id, fileId))
      })
    },
  }
  return store
}

/** The patents of a folder as a set for searches. */
export function patentsOfFile(
  store: Pick<ProjectPatentStore, 'ids'>,
  { id, revision }: { readonly id: string; readonly revision: number },
  onlyNew: boolean,
): RecordSet {
  return { name: `${onlyNew ? 'new in' : 'in'} ${id} ${revision}`, ids: () => store.ids(id, onlyNew) }
}

/** Puts patents into a folder within a transaction; an automatic update (`new`) does not bring back what was removed. */
export async function addPatents(
  transaction: Transaction,
  fileId: string,
  ids: readonly string[],
  state: typeof PATENT_STATES.saved | typeof PATENT_STATES.new,
  check: CheckPatents,
): Promise<number> {
  await lockFile(transaction, fileId)
  const unless =
    state === PATENT_STATES.new ? sql`DO NOTHING` : sql`(file_id, patent_id) DO UPDATE SET state = 0 WHERE project_file_patents.state = 2`
  const { rowCount } = await transaction.execute(
    sql`INSERT INTO project_file_patents (file_id, patent_id, state) SELECT ${fileId}::uuid, id, ${state}::smallint FROM json_array_elements_text(${JSON.stringify([...new Set(ids)])}::json) AS id ON CONFLICT ${unless}`,
  )
  const added = rowCount ?? 0
  if (added > 0) check(await recount(transaction, fileId))
  return added
}

async function removePatents(transaction: Transaction, fileId: string, ids: readonly string[]): Promise<number> {
  const isUpdated = await lockFile(transaction, fileId)
  const chosen = among(fileId, ids)
  const { rowCount } = isUpdated
    ? await transaction.update(projectFilePatents).set({ state: PATENT_STATES.removed }).where(chosen)
    : await transaction.delete(projectFilePatents).where(chosen)
  if ((rowCount ?? 0) > 0) await recount(transaction, fileId)
  return rowCount ?? 0
}

/** One change of a folder's patents at a time; whether it follows a query. */
async function lockFile(transaction: Transaction, fileId: string): Promise<boolean> {
  const [row] = await transaction
    .select({ isUpdated: projectFiles.isUpdated })
    .from(projectFiles)
    .where(eq(projectFiles.id, fileId))
    .for('update')
  return row?.isUpdated ?? false
}

/** Stores the new number of patents and names their set anew. */
async function recount(transaction: Transaction, fileId: string): Promise<number> {
  const patentCount = await transaction.$count(
    projectFilePatents,
    and(eq(projectFilePatents.fileId, fileId), ne(projectFilePatents.state, PATENT_STATES.removed)),
  )
  await transaction
    .update(projectFiles)
    .set({ patentCount, revision: sql`${projectFiles.revision} + 1` })
    .where(eq(projectFiles.id, fileId))
  return patentCount
}

function among(fileId: string, ids: readonly string[]) {
  return and(
    eq(projectFilePatents.fileId, fileId),
    inArray(projectFilePatents.patentId, [...ids]),
    ne(projectFilePatents.state, PATENT_STATES.removed),
  )
}
