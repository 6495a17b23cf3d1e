import { DatabaseSync } from 'node:sqlite'
import type { EngineStatus } from '@gezhi/search'
import { readStatus } from './index-status.ts'

/** Status of the index in a file without documents; null if it has some, or cannot be read: the next reader reports the error. */
export function emptyIndexStatus(path: string): EngineStatus | null {
  try {
    const db = new DatabaseSync(path, { readOnly: true })
    try {
      return db.prepare('SELECT 1 FROM documents LIMIT 1').get() === undefined ? readStatus(db) : null
    } finally {
      db.close()
    }
  } catch {
    return null
  }
}

/** Whether the index in a file has no documents; false if the file cannot be read. */
export function isEmptyIndex(path: string): boolean {
  return emptyIndexStatus(path) !== null
}
