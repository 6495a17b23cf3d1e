import type pg from 'pg'
import type { FileStore } from '../../files/file-store.ts'
import { COPIES_PREFIX, partKeys } from './data-copy-parts.ts'

/**
 * Brings copies and their parts together again after the tables were replaced: parts without a copy are removed, and a finished copy
 * without all its parts cannot be downloaded any more. Does nothing with tables that are too old to have copies.
 */
export async function removeOrphanedParts(client: pg.Client, files: FileStore): Promise<void> {
  const table = await client.query<{ exists: boolean }>(`SELECT to_regclass('public.data_copies') IS NOT NULL AS exists`)
  const { rows } = table.rows[0]?.exists === true ? await client.query<Copy>('SELECT id, parts, state FROM data_copies') : { rows: [] }
  const expected = new Set(rows.flatMap((copy) => partKeys(copy)))
  const found = new Set<string>()
  for await (const { key } of files.list(COPIES_PREFIX)) {
    if (expected.has(key)) found.add(key)
    else await files.remove(key)
  }
  for (const copy of rows.filter(({ state }) => state === 'done')) {
    const keys = partKeys(copy)
    if (keys.every((key) => found.has(key))) continue
    await client.query('UPDATE data_copies SET parts = 0 WHERE id = $1', [copy.id])
    for (const key of keys) await files.remove(key)
  }
}

interface Copy {
  readonly id: string
  readonly parts: number
  readonly state: string
}
