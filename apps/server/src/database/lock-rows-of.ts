import { sql } from 'drizzle-orm'
import type { Transaction } from './connect-database.ts'

/**
 * One writer at a time of a user's rows of one kind, until the transaction ends: a number of rows that is compared with a limit does not
 * change before the next one is added, whichever process adds it.
 */
export async function lockRowsOf(transaction: Transaction, kind: string, userId: string): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind} ${userId}`}, 0))`)
}
