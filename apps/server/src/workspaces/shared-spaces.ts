import { MAX_SPACE_READERS } from '@gezhi/contract'
import { and, eq, inArray, isNull, isNotNull } from 'drizzle-orm'
import type { NickOf } from '../accounts/users/nick-of.ts'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { CallError } from '../http/call-error.ts'
import { inNameOrder, type StoredSpace } from './space-store.ts'
import { withDescendants } from './space-tree.ts'
import { spaceReaders, spaces } from './spaces-table.ts'

/** Spaces that others share with a user. */
export interface SharedSpaces {
  /** The spaces whose link the user has opened, by name, with the nicknames of their owners. */
  roots(userId: string): Promise<readonly (StoredSpace & { readonly nick: string })[]>
  /** The same with all below them. */
  all(userId: string): Promise<readonly StoredSpace[]>
  /** Adds the space of a link. Throws SPACE_SHARE_NOT_FOUND, SPACE_READERS_FULL. */
  join(userId: string, shareCode: string): Promise<StoredSpace>
  countReaders(id: string): Promise<number>
  /** False if it is not shared with the user. */
  leave(userId: string, id: string): Promise<boolean>
}

/** Shared spaces in PostgreSQL; `now` in ms. */
export function sharedSpaces(database: Database, nickOf: NickOf, now: () => number): SharedSpaces {
  const roots = async (userId: string) => {
    const rows = await database
      .select({ space: spaces, nick: nickOf(spaces.userId) })
      .from(spaceReaders)
      .innerJoin(spaces, eq(spaces.id, spaceReaders.spaceId))
      .where(and(eq(spaceReaders.userId, userId), isNull(spaces.deletedAt), isNotNull(spaces.shareCode)))
    return inNameOrder(rows.map(({ space, nick }) => ({ ...space, nick })))
  }
  return {
    roots,
    async all(userId) {
      const shared = await roots(userId)
      if (shared.length === 0) return []
      const owners = [...new Set(shared.map((space) => space.userId))]
      const theirs = await database
        .select()
        .from(spaces)
        .where(and(inArray(spaces.userId, owners), isNull(spaces.deletedAt)))
      const readable = new Set(
        withDescendants(
          theirs,
          shared.map(({ id }) => id),
        ),
      )
      return inNameOrder(theirs.filter(({ id }) => readable.has(id)))
    },
    join: (userId, shareCode) =>
      database.transaction(async (transaction) => {
        const [space] = await transaction
          .select()
          .from(spaces)
          .where(and(eq(spaces.shareCode, shareCode), isNull(spaces.deletedAt)))
          .for('share')
        if (space === undefined) throw new CallError('SPACE_SHARE_NOT_FOUND')
        if (space.userId === userId) return space
        await lockRowsOf(transaction, 'spaceReaders', space.id)
        await transaction
          .insert(spaceReaders)
          .values({ spaceId: space.id, userId, joinedAt: new Date(now()) })
          .onConflictDoNothing()
        const readers = await transaction.$count(spaceReaders, eq(spaceReaders.spaceId, space.id))
        if (readers > MAX_SPACE_READERS) throw new CallError('SPACE_READERS_FULL', { limit: MAX_SPACE_READERS })
        return space
      }),
    countReaders: (id) => database.$count(spaceReaders, eq(spaceReaders.spaceId, id)),
    async leave(userId, id) {
      const { rowCount } = await database.delete(spaceReaders).where(and(eq(spaceReaders.userId, userId), eq(spaceReaders.spaceId, id)))
      return rowCount === 1
    },
  }
}
