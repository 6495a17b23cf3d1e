import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { RecordKind } from '@gezhi/records'
import { PostingFormatError } from './read/postings/posting-format-error.ts'
import { parseStructure, readStructure, type Segment } from './read/postings/segments.ts'
import { liveIndex } from './storage/index-folder.ts'
import { indexLayout } from './storage/index-layout.ts'
import { readStatus } from './storage/index-status.ts'
import { isOutdated } from './write/rebuild-index.ts'

/** What an operator should know about an index file. */
export interface IndexInspection {
  readonly path: string
  readonly documents: number
  /** Of the file, with what is not yet merged into it. */
  readonly bytes: number
  /** Of pages within the file that later writes will use. */
  readonly freeBytes: number
  /** Sorted runs of words, which every search reads. */
  readonly segments: number
  /** Share of the rows in them that were removed and are still read. */
  readonly removedShare: number
  /** It is rebuilt from its documents before this version uses it. */
  readonly outdated: boolean
}

/** Looks at the live index of a kind in a folder without changing it, beside any process; null if there is none. */
export function inspectIndex(folder: string, kind: RecordKind): IndexInspection | null {
  const live = liveIndex(folder, kind.indexName)
  if (live === null) return null
  const { path, name } = live
  const db = new DatabaseSync(path, { readOnly: true, timeout: 10_000 })
  try {
    const pragma = (which: string) => Number(Object.values(db.prepare(`PRAGMA ${which}`).get() as Record<string, number>)[0])
    const segments = segmentsOf(db)
    const rows = segments.reduce((sum, segment) => sum + segment.rows, 0)
    return {
      path,
      documents: readStatus(db).documents,
      bytes: bytesOf(path) + bytesOf(`${path}-wal`),
      freeBytes: pragma('freelist_count') * pragma('page_size'),
      segments: segments.length,
      removedShare: rows === 0 ? 0 : segments.reduce((sum, { removedRows }) => sum + removedRows, 0) / rows,
      outdated: isOutdated(name, path, indexLayout(kind)),
    }
  } finally {
    db.close()
  }
}

/** Empty if FTS5 wrote them in a form of another version. */
function segmentsOf(db: DatabaseSync): Segment[] {
  try {
    return parseStructure(readStructure(db))
  } catch (error) {
    if (!(error instanceof PostingFormatError)) throw error
    return []
  }
}

function bytesOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}
