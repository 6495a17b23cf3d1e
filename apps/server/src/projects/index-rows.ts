import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connect-database.ts'
import { projectIndexes, projectIndexValues } from './project-indexes-table.ts'

/** Rows in one statement. */
const AT_ONCE = 1000

/** Writes the values of patents, those of all their fields. */
export async function writeRows(transaction: Transaction, rows: readonly (typeof projectIndexValues.$inferInsert)[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await transaction
      .insert(projectIndexValues)
      .values(rows.slice(at, at + AT_ONCE))
      .onConflictDoUpdate({
        target: [projectIndexValues.indexId, projectIndexValues.patentId],
        set: {
          fieldValues: sql`excluded.field_values`,
          revision: sql`excluded.revision`,
          changedAt: sql`excluded.changed_at`,
        },
      })
}

/** Whoever stores values by their revision reads them anew. */
export async function countChange(transaction: Transaction, indexId: string): Promise<void> {
  await transaction
    .update(projectIndexes)
    .set({ valuesRevision: sql`${projectIndexes.valuesRevision} + 1` })
    .where(eq(projectIndexes.id, indexId))
}
