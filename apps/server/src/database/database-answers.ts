import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './connect-database.ts'

/** ms a database has to answer. */
const LIMIT = 3000

/** Whether a database answers now; false if it takes more than 3 s, as one that is stopped. */
export function databaseAnswers(database: Pick<Database, 'execute'>): Promise<boolean> {
  const answer = database.execute('SELECT 1').then(Boolean, () => false)
  return Promise.race([answer, sleep(LIMIT, false, { ref: false })])
}
