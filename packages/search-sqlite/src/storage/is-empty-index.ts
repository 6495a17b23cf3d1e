import { DatabaseSync } from 'node:sqlite'

/** Whether the index in a file has no document; false where the file cannot be read. */
export function isEmptyIndex(path: string): boolean {
  try {
    const db = new DatabaseSync(path, { readOnly: true })
    try {
      return db.prepare('SELECT 1 FROM documents LIMIT 1').get() === undefined
    } finally {
      db.close()
    }
  } catch {
    // The next reader reports what is wrong with it.
    return false
  }
}
