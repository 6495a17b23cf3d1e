import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './connect-database.ts'

/** ms until a database counts as unresponsive. */
const LIMIT = 3000

/** Whether a database responds within 3 s. */
export function databaseAnswers(database: Pick<Database, 'execute'>): Promise<boolean> {
  const answer = database.execute('SELECT 1').then(Boolean, () => false)
  return Promise.race([answer, sleep(LIMIT, false, { ref: false })])
}
