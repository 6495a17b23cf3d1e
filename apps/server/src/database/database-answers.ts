import type { Database } from './connect-database.ts'

/** Whether a database responds. */
export function databaseAnswers(database: Database): Promise<boolean> {
  return database.execute('SELECT 1').then(Boolean, () => false)
}
