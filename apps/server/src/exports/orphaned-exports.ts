import type pg from 'pg'
import type { FileStore } from '../files/file-store.ts'
import { type ExportedFile, exportKeys, EXPORTS_PREFIX, removeExport } from './export-files.ts'

/**
 * Brings exports and their files together again after the tables were replaced: parts without a task are removed, and so are finished tasks
 * without all their parts. Does nothing with tables that are too old to have exports.
 */
export async function removeOrphanedExports(client: pg.Client, files: FileStore): Promise<void> {
  const table = await client.query<{ exists: boolean }>(`SELECT to_regclass('public.export_tasks') IS NOT NULL AS exists`)
  const { rows } =
    table.rows[0]?.exists === true ? await client.query<Task>('SELECT id, attempts, parts, state FROM export_tasks') : { rows: [] }
  const expected = new Set(rows.flatMap((task) => exportKeys(task)))
  const found = new Set<string>()
  for await (const { key } of files.list(EXPORTS_PREFIX)) {
    if (expected.has(key)) found.add(key)
    else await files.remove(key)
  }
  for (const task of rows.filter(({ state }) => state === 'done')) {
    if (exportKeys(task).every((key) => found.has(key))) continue
    await client.query('DELETE FROM export_tasks WHERE id = $1', [task.id])
    await removeExport(files, task.id)
  }
}

interface Task extends ExportedFile {
  readonly state: string
}
