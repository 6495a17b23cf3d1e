import { DatabaseSync } from 'node:sqlite'
import { basename } from 'node:path'
import type { IndexLayout } from './index-layout.ts'
import { parseIndexName } from './index-name.ts'
import { ANSWERING_SCHEMAS, SCHEMA_VERSION } from './schema.ts'

/**
 * Names of the stored fields that an index lacks or whose values are written differently, so that searches by them wait for its rebuild:
 * none for a current one. Null if it can answer nothing: only its documents are usable.
 */
export function lackingFields(path: string, db: DatabaseSync, { kind, fields, columns }: IndexLayout): ReadonlySet<string> | null {
  const name = parseIndexName(basename(path))
  if (name === null) return null
  if (name.schema !== SCHEMA_VERSION && !ANSWERING_SCHEMAS.has(name.schema)) return null
  const changed = name.version === kind.version ? [] : kind.earlierVersions?.find(({ version }) => version === name.version)?.changed
  if (changed === undefined) return null
  const stored = db.prepare('SELECT name FROM pragma_table_info(?)').all('words') as { name: string }[]
  if (columns.some((column, place) => stored[place]?.name !== column)) return null
  const known = new Set((db.prepare('SELECT name FROM fields').all() as { name: string }[]).map((row) => row.name))
  // Those of a new index are registered in a moment.
  const missing = known.size === 0 ? [] : fields.filter((field) => !known.has(field.name))
  return new Set([...changed, ...missing.map((field) => field.name)])
}

/** The same of a file; null also if it cannot be read: its writer reports the error. */
export function lackingFieldsOf(path: string, layout: IndexLayout): ReadonlySet<string> | null {
  try {
    const db = new DatabaseSync(path, { readOnly: true })
    try {
      return lackingFields(path, db, layout)
    } finally {
      db.close()
    }
  } catch {
    return null
  }
}
