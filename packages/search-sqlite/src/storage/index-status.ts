import type { DatabaseSync } from 'node:sqlite'
import type { EngineStatus, SourceProgress } from '@gezhi/search'

/** Documents and version of an index as a connection sees it. */
export function readStatus(db: Pick<DatabaseSync, 'prepare'>): EngineStatus {
  const rows = db.prepare("SELECT key, value FROM meta WHERE key IN ('documents', 'version')").all() as { key: string; value: number }[]
  const value = (key: string) => rows.find((row) => row.key === key)?.value ?? 0
  return { documents: value('documents'), version: value('version') }
}

/** What tells this index from any other; null for one that was only ever read since it had none. */
export function readIdentity(db: Pick<DatabaseSync, 'prepare'>): string | null {
  return (db.prepare("SELECT value FROM meta WHERE key = 'identity'").get() as { value: string } | undefined)?.value ?? null
}

/** How far a source was read, null when it was never begun. */
export function readProgress(db: DatabaseSync, source: string): SourceProgress | null {
  const row = db.prepare('SELECT position, rejected, done FROM sources WHERE source = ?').get(source) as
    | { position: number; rejected: number | null; done: number }
    | undefined
  if (row === undefined) return null
  return { source, position: row.position, ...(row.rejected !== null && { rejected: row.rejected }), done: row.done === 1 }
}
