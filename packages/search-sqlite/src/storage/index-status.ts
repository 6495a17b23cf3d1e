import type { DatabaseSync } from 'node:sqlite'
import type { EngineStatus, SourceProgress } from '@gezhi/search'

/** Documents and version of an index as a connection sees it. */
export function readStatus(db: Pick<DatabaseSync, 'prepare'>): EngineStatus {
  const rows = db.prepare("SELECT key, value FROM meta WHERE key IN ('documents', 'version')").all() as { key: string; value: number }[]
  const value = (key: string) => rows.find((row) => row.key === key)?.value ?? 0
  return { documents: value('documents'), version: value('version') }
}

/** Identifies this index uniquely; null if it was only ever opened for reading since the identity was introduced. */
export function readIdentity(db: Pick<DatabaseSync, 'prepare'>): string | null {
  return (db.prepare("SELECT value FROM meta WHERE key = 'identity'").get() as { value: string } | undefined)?.value ?? null
}

interface SourceRow {
  readonly source: string
  readonly position: number
  readonly rejected: number | null
  readonly done: number
}

/** Progress of a source, null if it was never started. */
export function readProgress(db: DatabaseSync, source: string): SourceProgress | null {
  const row = db.prepare('SELECT * FROM sources WHERE source = ?').get(source) as SourceRow | undefined
  return row === undefined ? null : toProgress(row)
}

/** Progress of each source, by name. */
export function readAllProgress(db: DatabaseSync): SourceProgress[] {
  return (db.prepare('SELECT * FROM sources ORDER BY source').all() as unknown as SourceRow[]).map(toProgress)
}

function toProgress({ source, position, rejected, done }: SourceRow): SourceProgress {
  return { source, position, ...(rejected !== null && { rejected }), done: done === 1 }
}
