import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect-database.ts'
import { readMarks, tagMarks } from './patent-marks-table.ts'

/** Which publications a user has read, and the tags they gave them. */
export interface PatentMarks {
  /** Marks a publication as read. */
  markRead(userId: string, publicationNumber: string): Promise<void>
  /** Those of some publications a user has read. */
  readOf(userId: string, publicationNumbers: readonly string[]): Promise<ReadonlySet<string>>
  /** Sets the tag of a publication, replacing the existing one; 0 removes it. */
  tag(userId: string, publicationNumber: string, tag: number): Promise<void>
  /** The tags of some publications that have one. */
  tagsOf(userId: string, publicationNumbers: readonly string[]): Promise<ReadonlyMap<string, number>>
}

/** Marks in PostgreSQL; `now` in ms. */
export function patentMarkStore(database: Database, now: () => number): PatentMarks {
  return {
    async markRead(userId, publicationNumber) {
      const readAt = new Date(now())
      await database.insert(readMarks).values({ userId, publicationNumber, readAt }).onConflictDoNothing()
    },
    async readOf(userId, publicationNumbers) {
      const rows = await database
        .select({ pn: readMarks.publicationNumber })
        .from(readMarks)
        .where(and(eq(readMarks.userId, userId), inArray(readMarks.publicationNumber, [...publicationNumbers])))
      return new Set(rows.map(({ pn }) => pn))
    },
    async tag(userId, publicationNumber, tag) {
      if (tag === 0) {
        await database.delete(tagMarks).where(and(eq(tagMarks.userId, userId), eq(tagMarks.publicationNumber, publicationNumber)))
        return
      }
      await database
        .insert(tagMarks)
        .values({ userId, publicationNumber, tag })
        .onConflictDoUpdate({ target: [tagMarks.userId, tagMarks.publicationNumber], set: { tag } })
    },
    async tagsOf(userId, publicationNumbers) {
      const rows = await database
        .select({ pn: tagMarks.publicationNumber, tag: tagMarks.tag })
        .from(tagMarks)
        .where(and(eq(tagMarks.userId, userId), inArray(tagMarks.publicationNumber, [...publicationNumbers])))
      return new Map(rows.map(({ pn, tag }) => [pn, tag]))
    },
  }
}
