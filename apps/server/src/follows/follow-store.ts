import type { FollowChange, FollowType } from '@gezhi/contract'
import { and, count, desc, eq, ilike, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connect-database.ts'
import { lockRowsOf } from '../database/lock-rows-of.ts'
import { likeOf } from '../database/like-of.ts'
import type { FactSnapshot } from './compare-facts.ts'
import { follows } from './follows-table.ts'

export type StoredFollow = typeof follows.$inferSelect

/** A record to be followed. */
export interface NewFollow {
  readonly code: string
  readonly title: string
  readonly snapshot: FactSnapshot
}

/** Result of comparing a follow. It is dropped if the follow has been marked as seen meanwhile. */
export interface FollowComparison extends Pick<StoredFollow, 'id' | 'seenAt' | 'snapshot'> {
  readonly changes: readonly FollowChange[] | null
}

/** Filter of a user's follows. */
export interface FollowSelection {
  /** Occurs in title or code, ignoring letter case. */
  readonly word?: string
  readonly onlyChanged: boolean
}

/** What users follow. Follows of other users are not found. */
export interface FollowStore {
  /** Of all types. */
  count(userId: string): Promise<number>
  /**
   * Those that are followed already stay as they are. `version`: data version of the snapshots. `check` gets the number of follows of the
   * user and throws if there may be no more. Returns the number of new ones.
   */
  add(userId: string, type: FollowType, records: readonly NewFollow[], version: number, check: (present: number) => void): Promise<number>
  /** Removes the follows of codes; returns their number. */
  removeCodes(userId: string, type: FollowType, codes: readonly string[]): Promise<number>
  /** Removes all of them; false and no change if one does not exist. */
  remove(userId: string, ids: readonly string[]): Promise<boolean>
  ofCodes(userId: string, type: FollowType, codes: readonly string[]): Promise<readonly StoredFollow[]>
  ofIds(userId: string, ids: readonly string[]): Promise<readonly StoredFollow[]>
  changed(userId: string, type: FollowType): Promise<readonly StoredFollow[]>
  /** Newest first. */
  page(
    userId: string,
    type: FollowType,
    selection: FollowSelection,
    page: { readonly pageNo: number; readonly pageSize: number },
  ): Promise<{ list: readonly StoredFollow[]; total: number }>
  /** Follows that were last compared with another version of the index, the newest first. */
  pending(userId: string, type: FollowType, version: number, limit: number): Promise<readonly StoredFollow[]>
  /** How many have changed, and how many are pending. */
  progress(userId: string, type: FollowType, version: number): Promise<{ changed: number; pending: number }>
  saveComparisons(userId: string, comparisons: readonly FollowComparison[], version: number): Promise<void>
  /** Marks as seen with the snapshots of their present records. */
  saveSeen(userId: string, seen: readonly { readonly id: string; readonly snapshot: FactSnapshot }[], version: number): Promise<void>
}

/** Follows in PostgreSQL; `now` in ms. */
export function followStore(database: Database, now: () => number): FollowStore {
  const own = (userId: string, type: FollowType) => and(eq(follows.userId, userId), eq(follows.type, type))
  const newest = [desc(follows.createdAt), desc(follows.id)] as const
  return {
    count: (userId) => database.$count(follows, eq(follows.userId, userId)),
    async add(userId, type, records, version, check) {
      if (records.length === 0) return 0
      const time = new Date(now())
      const rows = records.map((record) => ({ ...record, userId, type, createdAt: time, seenAt: time, comparedVersion: version }))
      return database.transaction(async (transaction) => {
        await lockRowsOf(transaction, 'follows', userId)
        check(await transaction.$count(follows, eq(follows.userId, userId)))
        const { rowCount } = await transaction.insert(follows).values(rows).onConflictDoNothing()
        return rowCount ?? 0
      })
    },
    async removeCodes(userId, type, codes) {
      const { rowCount } = await database.delete(follows).where(and(own(userId, type), inArray(follows.code, [...codes])))
      return rowCount ?? 0
    },
    remove: (userId, ids) =>
      database.transaction(async (transaction) => {
        const uniqueIds = [...new Set(ids.map((id) => id.toLowerCase()))]
        const chosen = and(eq(follows.userId, userId), inArray(follows.id, uniqueIds))
        const found = await transaction.select({ id: follows.id }).from(follows).where(chosen).for('update')
        if (found.length < uniqueIds.length) return false
        await transaction.delete(follows).where(chosen)
        return true
      }),
    ofCodes: (userId, type, codes) =>
      database
        .select()
        .from(follows)
        .where(and(own(userId, type), inArray(follows.code, [...codes]))),
    ofIds: (userId, ids) =>
      database
        .select()
        .from(follows)
        .where(and(eq(follows.userId, userId), inArray(follows.id, [...ids]))),
    changed: (userId, type) =>
      database
        .select()
        .from(follows)
        .where(and(own(userId, type), isNotNull(follows.changes))),
    async page(userId, type, { word, onlyChanged }, { pageNo, pageSize }) {
      const like = word ? likeOf(word) : null
      const condition = and(
        own(userId, type),
        like === null ? undefined : or(ilike(follows.title, like), ilike(follows.code, like)),
        onlyChanged ? isNotNull(follows.changes) : undefined,
      )
      const list = await database
        .select()
        .from(follows)
        .where(condition)
        .orderBy(...newest)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { list, total: await database.$count(follows, condition) }
    },
    pending: (userId, type, version, limit) =>
      database
        .select()
        .from(follows)
        .where(and(own(userId, type), ne(follows.comparedVersion, version)))
        .orderBy(...newest)
        .limit(limit),
    async progress(userId, type, version) {
      const [found] = await database
        .select({
          changed: count(follows.changes),
          pending: sql<number>`count(*) FILTER (WHERE ${follows.comparedVersion} <> ${version})`.mapWith(Number),
        })
        .from(follows)
        .where(own(userId, type))
      return found!
    },
    async saveComparisons(userId, comparisons, version) {
      if (comparisons.length === 0) return
      const rows = JSON.stringify(comparisons.map(({ id, seenAt, snapshot, changes }) => ({ id, seen_at: seenAt, snapshot, changes })))
      await database.execute(sql`
        UPDATE ${follows} SET snapshot = compared.snapshot, changes = compared.changes, compared_version = ${version}
        FROM jsonb_to_recordset(${rows}::jsonb) AS compared(id uuid, seen_at timestamptz, snapshot jsonb, changes jsonb)
        WHERE follows.id = compared.id AND follows.user_id = ${userId} AND follows.seen_at = compared.seen_at`)
    },
    async saveSeen(userId, seen, version) {
      if (seen.length === 0) return
      const seenAt = new Date(now()).toISOString()
      await database.execute(sql`
        UPDATE ${follows} SET snapshot = seen.snapshot, changes = NULL, compared_version = ${version}, seen_at = ${seenAt}::timestamptz
        FROM jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) AS seen(id uuid, snapshot jsonb)
        WHERE follows.id = seen.id AND follows.user_id = ${userId}`)
    },
  }
}
