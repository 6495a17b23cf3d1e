import { FOLLOW_TYPES, type FollowType } from '@gezhi/contract'
import type { RecordSet } from '@gezhi/search'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { CallError } from '../http/call-error.ts'
import { spaceFiles, spaces } from './spaces-table.ts'

export type StoredSpaceFile = typeof spaceFiles.$inferSelect

/** A transfer of files to a space. */
export interface FileTransfer {
  readonly userId: string
  readonly ids: readonly string[]
  /** A space of the user. */
  readonly targetId: string
  readonly type: 'move' | 'copy'
  /** Ids of spaces of others that the user may copy from. */
  readonly shared: ReadonlySet<string>
  /** Throws if a space may not have so many files. */
  requireCount(count: number): void
}

/** Files of spaces. Those of other users are missing: SPACE_FILE_NOT_FOUND, SPACE_NOT_FOUND. */
export interface SpaceFileStore {
  /** The latest first. */
  page(
    spaceId: string,
    type: FollowType,
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<{ list: readonly StoredSpaceFile[]; total: number }>
  /** The codes of all files of a type. */
  codes(spaceId: string, type: FollowType): Promise<readonly string[]>
  /** Of each type. */
  counts(spaceId: string): Promise<Record<string, number>>
  /** Adds those that the space does not have yet; `requireCount` as in `FileTransfer`. Returns their number. */
  add(
    userId: string,
    target: { readonly spaceId: string; readonly type: FollowType },
    codes: readonly string[],
    requireCount: (count: number) => void,
  ): Promise<number>
  transfer(transfer: FileTransfer): Promise<void>
  remove(userId: string, ids: readonly string[]): Promise<void>
}

/** Rows of one statement, whose parameters are limited. */
const ROWS_AT_ONCE = 5000

/** Files in PostgreSQL; `now` in ms. */
export function spaceFileStore(database: Database, now: () => number): SpaceFileStore {
  return {
    async page(spaceId, type, { pageNo, pageSize }) {
      const condition = and(eq(spaceFiles.spaceId, spaceId), eq(spaceFiles.type, type))
      const list = await database
        .select()
        .from(spaceFiles)
        .where(condition)
        .orderBy(desc(spaceFiles.createdAt), desc(spaceFiles.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list, total: await database.$count(spaceFiles, condition) }
    },
    async codes(spaceId, type) {
      const rows = await database
        .select({ code: spaceFiles.code })
        .from(spaceFiles)
        .where(and(eq(spaceFiles.spaceId, spaceId), eq(spaceFiles.type, type)))
      return rows.map(({ code }) => code)
    },
    async counts(spaceId) {
      const rows = await database
        .select({ type: spaceFiles.type, count: count() })
        .from(spaceFiles)
        .where(eq(spaceFiles.spaceId, spaceId))
        .groupBy(spaceFiles.type)
      const none = FOLLOW_TYPES.map((type) => [type, 0] as const)
      return Object.fromEntries([...none, ...rows.map((row) => [row.type, row.count] as const)])
    },
    add: (userId, target, codes, requireCount) =>
      database.transaction((transaction) => addFiles(transaction, userId, target, { codes, time: new Date(now()), requireCount })),
    transfer: ({ userId, ids, targetId, type, shared, requireCount }) =>
      database.transaction(async (transaction) => {
        await lockTree(transaction, userId)
        await lockSpace(transaction, userId, targetId)
        const uniqueIds = [...new Set(ids.map((id) => id.toLowerCase()))]
        const rows = await transaction
          .select({ file: spaceFiles, userId: spaces.userId })
          .from(spaceFiles)
          .innerJoin(spaces, eq(spaces.id, spaceFiles.spaceId))
          .where(and(inArray(spaceFiles.id, uniqueIds), isNull(spaces.deletedAt)))
          .for('update', { of: spaceFiles })
        const readable = rows.filter(({ file, userId: owner }) => owner === userId || shared.has(file.spaceId))
        if (readable.length < uniqueIds.length) throw new CallError('SPACE_FILE_NOT_FOUND')
        if (type === 'move' && readable.some(({ userId: owner }) => owner !== userId)) throw new CallError('SPACE_READ_ONLY')
        const files = readable.map(({ file }) => file)
        // Moved files keep their ids, so that a move back undoes it.
        if (type === 'move') await transaction.delete(spaceFiles).where(inArray(spaceFiles.id, uniqueIds))
        await transaction
          .insert(spaceFiles)
          .values(files.map(({ id, ...file }) => ({ ...file, ...(type === 'move' && { id }), spaceId: targetId })))
          .onConflictDoNothing()
        requireCount(await transaction.$count(spaceFiles, eq(spaceFiles.spaceId, targetId)))
        await renameSets(transaction, [targetId, ...(type === 'move' ? files.map(({ spaceId }) => spaceId) : [])])
      }),
    remove: (userId, ids) =>
      database.transaction(async (transaction) => {
        await lockTree(transaction, userId)
        const uniqueIds = [...new Set(ids.map((id) => id.toLowerCase()))]
        const own = await transaction
          .select({ spaceId: spaceFiles.spaceId })
          .from(spaceFiles)
          .innerJoin(spaces, eq(spaces.id, spaceFiles.spaceId))
          .where(and(inArray(spaceFiles.id, uniqueIds), eq(spaces.userId, userId), isNull(spaces.deletedAt)))
          .for('update', { of: spaceFiles })
        if (own.length < uniqueIds.length) throw new CallError('SPACE_FILE_NOT_FOUND')
        await transaction.delete(spaceFiles).where(inArray(spaceFiles.id, uniqueIds))
        await renameSets(
          transaction,
          own.map(({ spaceId }) => spaceId),
        )
      }),
  }
}

/** Adds records to a space of a user within a transaction, those it has already excepted; returns the number of new files. */
export async function addFiles(
  transaction: Transaction,
  userId: string,
  { spaceId, type }: { readonly spaceId: string; readonly type: FollowType },
  { codes, time, requireCount }: { readonly codes: readonly string[]; readonly time: Date; requireCount(count: number): void },
): Promise<number> {
  await lockSpace(transaction, userId, spaceId)
  let added = 0
  for (let from = 0; from < codes.length; from += ROWS_AT_ONCE) {
    const rows = codes.slice(from, from + ROWS_AT_ONCE).map((code) => ({ spaceId, type, code, createdAt: time }))
    const { rowCount } = await transaction.insert(spaceFiles).values(rows).onConflictDoNothing()
    added += rowCount ?? 0
  }
  if (added > 0) {
    requireCount(await transaction.$count(spaceFiles, eq(spaceFiles.spaceId, spaceId)))
    await renameSets(transaction, [spaceId])
  }
  return added
}

/** The files of a type in a space as a set for searches. */
export function filesOfSpace(
  store: Pick<SpaceFileStore, 'codes'>,
  { id, revision }: { readonly id: string; readonly revision: number },
  type: FollowType,
): RecordSet {
  return { name: `${type} in ${id} ${revision}`, ids: () => store.codes(id, type) }
}

/** Files of these spaces have changed. */
async function renameSets(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction
    .update(spaces)
    .set({ revision: sql`${spaces.revision} + 1` })
    .where(inArray(spaces.id, [...new Set(ids)]))
}

/** The number of files of each space that has any. */
export async function countFiles(database: Database | Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: spaceFiles.spaceId, count: count() })
    .from(spaceFiles)
    .where(inArray(spaceFiles.spaceId, [...ids]))
    .groupBy(spaceFiles.spaceId)
  return new Map(rows.map((row) => [row.id, row.count]))
}

/** Changes of several spaces of a user are made one after another, so that two do not wait for each other. */
async function lockTree(transaction: Transaction, userId: string): Promise<void> {
  await lockRowsOf(transaction, 'spaces', userId)
}

/** Until the transaction ends nobody else adds files to a space of a user, and it is not deleted. Throws SPACE_NOT_FOUND. */
async function lockSpace(transaction: Transaction, userId: string, spaceId: string): Promise<void> {
  await lockRowsOf(transaction, 'spaceFiles', spaceId)
  const [space] = await transaction
    .select({ id: spaces.id })
    .from(spaces)
    .where(and(eq(spaces.id, spaceId), eq(spaces.userId, userId), isNull(spaces.deletedAt)))
    .for('share')
  if (space === undefined) throw new CallError('SPACE_NOT_FOUND')
}
