import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { readMarks, tagMarks } from './patent-marks-table.ts'

/** Which publications a user has read, and the tags they gave them. */
export interface PatentMarks {
  /** Marks a publication as read. */
  markRead(userId: string, publicationNumber: string): Promise<void>
  /** Those of some publications a user has read. */
  readOf(userId: string, publicationNumbers: readonly string[]): Promise<ReadonlySet<string>>
  /** Marks publications as read, or as unread. */
  setRead(userId: string, publicationNumbers: readonly string[], isRead: boolean): Promise<void>
  /** Sets the tag of publications, replacing existing ones; 0 removes it. */
  tag(userId: string, publicationNumbers: readonly string[], tag: number): Promise<void>
  /** Number of publications a user has read, and of those they have tagged. */
  count(userId: string): Promise<{ read: number; tagged: number }>
  /** The tags of some publications that have one. */
  tagsOf(userId: string, publicationNumbers: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** Marks in PostgreSQL; `now` in ms. */
export function patentMarkStore(database: Database, now: () => number): PatentMarks {
  const store: PatentMarks = {
    async markRead(userId, publicationNumber) {
      await store.setRead(userId, [publicationNumber], true)
    },
    async setRead(userId, publicationNumbers, isRead) {
      const numbers = [...new Set(publicationNumbers)]
      if (isRead) {
        const readAt = new Date(now())
        const rows = numbers.map((publicationNumber) => ({ userId, publicationNumber, readAt }))
        await database.insert(readMarks).values(rows).onConflictDoNothing()
        return
      }
      await database.delete(readMarks).where(and(eq(readMarks.userId, userId), inArray(readMarks.publicationNumber, numbers)))
    },
    async readOf(userId, publicationNumbers) {
      const rows = await database
        .select({ pn: readMarks.publicationNumber })
        .from(readMarks)
        .where(and(eq(readMarks.userId, userId), inArray(readMarks.publicationNumber, [...publicationNumbers])))
      return new Set(rows.map(({ pn }) => pn))
    },
    async tag(userId, publicationNumbers, tag) {
      const numbers = [...new Set(publicationNumbers)]
      if (tag === 0) {
        await database.delete(tagMarks).where(and(eq(tagMarks.userId, userId), inArray(tagMarks.publicationNumber, numbers)))
        return
      }
      await database
        .insert(tagMarks)
        .values(numbers.map((publicationNumber) => ({ userId, publicationNumber, tag })))
        .onConflictDoUpdate({ target: [tagMarks.userId, tagMarks.publicationNumber], set: { tag } })
    },
    async tagsOf(userId, publicationNumbers) {
      const rows = await database
        .select({ pn: tagMarks.publicationNumber, tag: tagMarks.tag })
        .from(tagMarks)
        .where(and(eq(tagMarks.userId, userId), inArray(tagMarks.publicationNumber, [...publicationNumbers])))
      return new Map(rows.map(({ pn, tag }) => [pn, tag]))
    },
    async count(userId) {
      const [read, tagged] = await Promise.all([
        database.$count(readMarks, eq(readMarks.userId, userId)),
        database.$count(tagMarks, eq(tagMarks.userId, userId)),
      ])
      return { read, tagged }
    },
  }
  return store
}
