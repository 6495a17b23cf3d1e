import { DatabaseSync } from 'node:sqlite'
import { throwIfCancelled } from '@gezhi/threads'
import type { RecordBlobs } from '../storage/stored-record.ts'
import { SCHEMA_VERSION } from '../storage/schema.ts'
import type { IndexLayout } from '../storage/index-layout.ts'
import type { IndexName } from '../storage/index-name.ts'
import type { OnRebuild } from '../threads/rebuild-progress.ts'
import { inPipeline } from './in-pipeline.ts'
import type { IndexWriter } from './index-writer.ts'
import type { Chunk, PreparedChunk } from './prepared-chunk.ts'

const CHUNK = 200

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

/** How documents are copied. */
export interface Copying {
  /** Prepares stored records in another thread. */
  readonly prepare: (stored: Chunk<RecordBlobs>) => Promise<PreparedChunk>
  readonly onDone?: OnRebuild
}

/**
 * Copies all documents of an older index, and the progress of sources, into a new one. Throws `CancelledError` when the caller has
 * aborted.
 */
export async function copyDocuments(from: string, into: IndexWriter, { prepare, onDone = () => {} }: Copying): Promise<void> {
  const db = new DatabaseSync(from, { readOnly: true })
  try {
    const { total } = db.prepare('SELECT count(*) AS total FROM documents').get() as { total: number }
    const next = documentChunks(db, into, prepare)
    let done = 0
    onDone(done, total)
    into.begin()
    await inPipeline(next, ({ records, readings }) => {
      into.readings.write(readings)
      into.apply(records, [])
      onDone((done += records.length), total)
    })
    into.end(undefined)
    copySources(db, into)
  } finally {
    db.close()
  }
}

/** Reads and prepares the next documents with each call; null after the last. */
function documentChunks(db: DatabaseSync, into: IndexWriter, prepare: Copying['prepare']): () => Promise<PreparedChunk | null> {
  const next = db.prepare(`SELECT rowid AS place, front, body FROM documents WHERE rowid > ? ORDER BY rowid LIMIT ${CHUNK}`)
  let last = -1
  return async () => {
    throwIfCancelled()
    const rows = next.all(last) as unknown as (RecordBlobs & { place: number })[]
    if (rows.length === 0) return null
    last = rows.at(-1)!.place
    return prepare({ records: rows.map(({ front, body }) => ({ front, body })), unread: into.readings.take() })
  }
}

interface StoredSource {
  readonly source: string
  readonly position: number
  readonly rejected?: number | null
  readonly done: number
}

function copySources(db: DatabaseSync, into: IndexWriter): void {
  for (const { source, position, rejected, done } of db.prepare('SELECT * FROM sources').all() as unknown as StoredSource[]) {
    into.begin()
    into.end({ source, position, ...(typeof rejected === 'number' && { rejected }), done: done === 1 })
  }
}
