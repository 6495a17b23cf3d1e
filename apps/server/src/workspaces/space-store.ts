import { randomBytes, randomUUID } from 'node:crypto'
import { MAX_COPIED_FILES, MAX_SPACE_DEPTH, MAX_SPACES } from '@gezhi/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { CallError } from '../http/call-error.ts'
import { countFiles } from './space-file-store.ts'
import { placeProblem, planCopies, topmost, withDescendants, type PlacedSpace } from './space-tree.ts'
import { spaceFiles, spaceReaders, spaces } from './spaces-table.ts'

export type StoredSpace = typeof spaces.$inferSelect

/** A transfer of spaces with all below them. */
export interface SpaceTransfer {
  readonly userId: string
  readonly ids: readonly string[]
  /** A space of the user; null for the top. */
  readonly targetId: string | null
  readonly type: 'move' | 'copy'
  /** Spaces of others that the user may copy from. */
  readonly shared: readonly StoredSpace[]
  /** Throws if a space may not have so many files. */
  requireCount(count: number): void
}

/** The spaces of users. Those of others are missing: SPACE_NOT_FOUND. */
export interface SpaceStore {
  /** All that are not in the recycle bin, by name. */
  all(userId: string): Promise<readonly StoredSpace[]>
  /** Returns the id. */
  add(userId: string, name: string, parentId: string | null): Promise<string>
  rename(userId: string, id: string, name: string): Promise<void>
  /** Moves them to the recycle bin with all below them. */
  remove(userId: string, ids: readonly string[]): Promise<void>
  transfer(transfer: SpaceTransfer): Promise<void>
  /** Returns the code by which it is shared; null if it is not. */
  share(userId: string, id: string, shared: boolean): Promise<string | null>
}

/** Spaces in PostgreSQL; `now` in ms. Changes of one user's tree are made one after another. */
export function spaceStore(database: Database, now: () => number): SpaceStore {
  /** Makes a change of a user's tree, which is passed as it is. */
  const change = <Result>(userId: string, make: (transaction: Transaction, tree: readonly StoredSpace[]) => Promise<Result>) =>
    database.transaction(async (transaction) => {
      await lockRowsOf(transaction, 'spaces', userId)
      return make(transaction, await liveSpaces(transaction, userId))
    })
  return {
    all: async (userId) => inNameOrder(await liveSpaces(database, userId)),
    add: (userId, name, parentId) =>
      change(userId, async (transaction, tree) => {
        if (parentId !== null) requireSpaces(tree, [parentId])
        await requireSpaceCount(transaction, userId, 1)
        const id = randomUUID()
        requirePlace([...tree, { id, parentId: null }], [id], tree, parentId)
        await transaction.insert(spaces).values({ id, userId, parentId, name, createdAt: new Date(now()) })
        return id
      }),
    rename: (userId, id, name) =>
      change(userId, async (transaction, tree) => {
        requireSpaces(tree, [id])
        await transaction.update(spaces).set({ name }).where(eq(spaces.id, id))
      }),
    remove: (userId, ids) =>
      change(userId, async (transaction, tree) => {
        requireSpaces(tree, ids)
        const deletedAt = new Date(now())
        for (const id of topmost(tree, ids)) {
          const all = withDescendants(tree, [id])
          await transaction.update(spaces).set({ deletedAt, binId: id }).where(inArray(spaces.id, all))
        }
      }),
    transfer: ({ userId, ids, targetId, type, shared, requireCount }) =>
      change(userId, async (transaction, tree) => {
        if (targetId !== null) requireSpaces(tree, [targetId])
        const sources = [...tree, ...shared]
        requireSpaces(sources, ids)
        if (type === 'move' && shared.some(({ id }) => ids.includes(id))) throw new CallError('SPACE_READ_ONLY')
        requirePlace(sources, ids, tree, targetId)
        if (type === 'move') {
          await transaction
            .update(spaces)
            .set({ parentId: targetId })
            .where(inArray(spaces.id, topmost(tree, ids)))
          return
        }
        const copies = planCopies(sources, ids, targetId, randomUUID)
        await requireSpaceCount(transaction, userId, copies.length)
        const counts = [
          ...(
            await countFiles(
              transaction,
              copies.map(({ from }) => from),
            )
          ).values(),
        ]
        if (counts.reduce((sum, count) => sum + count, 0) > MAX_COPIED_FILES)
          throw new CallError('SPACE_COPY_TOO_LARGE', { limit: MAX_COPIED_FILES })
        counts.forEach(requireCount)
        const names = new Map(sources.map(({ id, name }) => [id, name]))
        const createdAt = new Date(now())
        await transaction
          .insert(spaces)
          .values(copies.map(({ from, id, parentId }) => ({ id, userId, parentId, name: names.get(from)!, createdAt })))
        await transaction.execute(sql`
          INSERT INTO ${spaceFiles} (space_id, type, code, created_at)
          SELECT copy.id, file.type, file.code, file.created_at
          FROM jsonb_to_recordset(${JSON.stringify(copies.map(({ from, id }) => ({ from_id: from, id })))}::jsonb) AS copy(from_id uuid, id uuid)
          JOIN ${spaceFiles} AS file ON file.space_id = copy.from_id`)
      }),
    share: (userId, id, shared) =>
      change(userId, async (transaction, tree) => {
        requireSpaces(tree, [id])
        const before = tree.find((space) => space.id === id)!.shareCode
        const shareCode = shared ? (before ?? randomBytes(16).toString('base64url')) : null
        await transaction.update(spaces).set({ shareCode }).where(eq(spaces.id, id))
        if (!shared) await transaction.delete(spaceReaders).where(eq(spaceReaders.spaceId, id))
        return shareCode
      }),
  }
}

const NAMES = new Intl.Collator('zh', { numeric: true })

/** Spaces by name, as trees and lists show them. */
export function inNameOrder<Space extends StoredSpace>(list: readonly Space[]): Space[] {
  return list.toSorted((one, other) => NAMES.compare(one.name, other.name) || (one.id < other.id ? -1 : 1))
}

function liveSpaces(database: Database | Transaction, userId: string): Promise<StoredSpace[]> {
  return database
    .select()
    .from(spaces)
    .where(and(eq(spaces.userId, userId), isNull(spaces.deletedAt)))
}

/** Throws SPACE_NOT_FOUND unless all are among the spaces. */
function requireSpaces(tree: readonly PlacedSpace[], ids: readonly string[]): void {
  const present = new Set(tree.map(({ id }) => id))
  if (!ids.every((id) => present.has(id))) throw new CallError('SPACE_NOT_FOUND')
}

/** Throws SPACES_FULL if the user may not have so many more; those in the recycle bin count. */
async function requireSpaceCount(transaction: Transaction, userId: string, more: number): Promise<void> {
  const present = await transaction.$count(spaces, eq(spaces.userId, userId))
  if (present + more > MAX_SPACES) throw new CallError('SPACES_FULL', { limit: MAX_SPACES })
}

function requirePlace(
  sources: readonly PlacedSpace[],
  ids: readonly string[],
  tree: readonly PlacedSpace[],
  targetId: string | null,
): void {
  const problem = placeProblem(sources, ids, { spaces: tree, targetId, maxDepth: MAX_SPACE_DEPTH })
  if (problem === 'inItself') throw new CallError('SPACE_IN_ITSELF')
  if (problem === 'tooDeep') throw new CallError('SPACES_TOO_DEEP', { limit: MAX_SPACE_DEPTH })
}
