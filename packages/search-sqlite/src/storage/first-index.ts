import { isOutdated } from '../write/rebuild-index.ts'
import { buildingPath, liveIndex, removeLeftovers, switchIn } from './index-folder.ts'
import type { IndexLayout } from './index-layout.ts'
import type { IndexName } from './index-name.ts'
import { fieldNumbers } from './stored-fields.ts'
import { createIndex, openForWriting, SCHEMA_VERSION } from './schema.ts'

/** Creates the first index of a kind in a folder, in the journal mode for writing. Returns its name and path. */
export function createFirstIndex(folder: string, layout: IndexLayout): { name: IndexName; path: string } {
  const { kind, columns } = layout
  const name = { kind: kind.indexName, version: kind.version, schema: SCHEMA_VERSION, build: 1 }
  const building = buildingPath(folder, name)
  createIndex(building, columns)
  const path = switchIn(folder, name, building)
  registerFields(path, layout)
  return { name, path }
}

/** Assigns numbers to the fields of a layout in an index: readers may request any of them before something is written. */
function registerFields(path: string, { fields }: IndexLayout): void {
  const db = openForWriting(path)
  try {
    fieldNumbers(db, fields)
  } finally {
    db.close()
  }
}

/**
 * Path of the index of a kind, created if missing, with what a killed process had written; null if it must be rebuilt or cannot be
 * read: the writer, whose thread then need not start, reports the error.
 */
export function idleIndex(folder: string, layout: IndexLayout): string | null {
  try {
    const { name, path } = liveIndex(folder, layout.kind.indexName) ?? createFirstIndex(folder, layout)
    if (isOutdated(name, path, layout)) return null
    registerFields(path, layout)
    removeLeftovers(folder, layout.kind.indexName, path)
    return path
  } catch {
    return null
  }
}
