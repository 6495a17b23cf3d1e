import { DatabaseSync } from 'node:sqlite'
import { throwIfCancelled } from '@gezhi/threads'
import { unpackRecord, type RecordBlobs } from '../storage/stored-record.ts'
import { SCHEMA_VERSION } from '../storage/schema.ts'
import type { IndexLayout } from '../storage/index-layout.ts'
import type { IndexName } from '../storage/index-name.ts'
import { writeInChunks, type Prepare } from './write-in-chunks.ts'
import type { IndexWriter } from './index-writer.ts'

const BATCH = 1000

/** Whether the stores, the version of the kind or the fields of an index are outdated: then only its documents are usable. */
export function isOutdated(name: IndexName, path: string, { kind, fields }: IndexLayout): boolean {
  if (name.schema !== SCHEMA_VERSION || name.version !== kind.version) return true
  const db = new DatabaseSync(path, { readOnly: true })
  try {
    const rows = db.prepare('SELECT name FROM fields').all() as { name: string }[]
    const known = new Set(rows.map((row) => row.name))
    return rows.length > 0 && fields.some((field) => !known.has(field.name))
  } finally {
    db.close()
  }
}

/**
 * Copies all documents of an older index, and the progress of sources, into a new one. Throws `CancelledError` when the caller has
 * aborted.
 */
export async function copyDocuments(from: string, into: IndexWriter, prepare: Prepare): Promise<void> {
  const db = new DatabaseSync(from, { readOnly: true })
  try {
    const next = db.prepare(`SELECT rowid AS place, front, body FROM documents WHERE rowid > ? ORDER BY rowid LIMIT ${BATCH}`)
    let last = -1
    for (;;) {
      throwIfCancelled()
      const rows = next.all(last) as unknown as (RecordBlobs & { place: number })[]
      if (rows.length === 0) break
      await writeInChunks(into, { puts: rows.map(unpackRecord) }, prepare)
      last = rows.at(-1)!.place
    }
    const sources = db.prepare('SELECT * FROM sources').all() as unknown as {
      source: string
      position: number
      rejected?: number | null
      done: number
    }[]
    for (const { source, position, rejected, done } of sources) {
      const progress = { source, position, ...(typeof rejected === 'number' && { rejected }), done: done === 1 }
      await writeInChunks(into, { puts: [], progress }, prepare)
    }
  } finally {
    db.close()
  }
}
