import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { indexAddress } from '@gezhi/records'
import { connectAlone } from '../../database/connect-alone.ts'
import type { DataFolder } from '../../data-folder/data-folder.ts'
import { RECORD_KINDS } from '../../kinds/record-kinds.ts'
import type { Settings } from '../../settings/settings.ts'
import type { SizeFacts, StoredPart } from './facts.ts'

/** Files counted in a folder: with more, their size is a lower bound. */
const MAX_FILES = 100_000

/** The size of the database, or why it cannot be read. The embedded one is measured on the disk, so that it need not run. */
export async function databaseSize({ DATABASE_URL }: Pick<Settings, 'DATABASE_URL'>, folder: DataFolder) {
  if (DATABASE_URL === null) return { size: await sizeOf('database', [folder.postgres]), databaseError: null }
  try {
    const client = await connectAlone(DATABASE_URL, 'gezhi doctor')
    try {
      const { rows } = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes')
      return { size: { part: 'database', bytes: Number(rows[0]!.bytes), orMore: false } as const, databaseError: null }
    } finally {
      await client.end()
    }
  } catch (error) {
    return { size: null, databaseError: (error as Error).message }
  }
}

/** The sizes of the parts of a data folder that take any space. */
export async function sizesOf(folder: DataFolder): Promise<SizeFacts[]> {
  const parts: readonly (readonly [StoredPart, readonly string[]])[] = [
    ['index', RECORD_KINDS.map((kind) => indexAddress(folder.index, kind))],
    ['files', [folder.files]],
    ['similarMarks', [folder.similarMarks]],
    ['pictureIndex', [folder.pictureIndex]],
    ['logs', [folder.logs]],
    ['imports', [folder.imports]],
    ['unfinished', [folder.rebuild, folder.move]],
  ]
  const sizes = await Promise.all(parts.map(([part, paths]) => sizeOf(part, paths)))
  return sizes.filter(({ bytes }) => bytes > 0)
}

async function sizeOf(part: StoredPart, paths: readonly string[]): Promise<SizeFacts> {
  let [files, bytes] = [0, 0]
  const add = async (folder: string): Promise<void> => {
    // It does not exist yet, was removed meanwhile, or belongs to PostgreSQL's account.
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      if (files >= MAX_FILES) return
      const path = join(folder, entry.name)
      if (entry.isDirectory()) await add(path)
      else if (entry.isFile()) {
        files++
        // A file that was removed meanwhile has no size.
        bytes += await stat(path).then(
          (found) => found.size,
          () => 0,
        )
      }
    }
  }
  for (const path of paths) await add(path)
  return { part, bytes, orMore: files >= MAX_FILES }
}
