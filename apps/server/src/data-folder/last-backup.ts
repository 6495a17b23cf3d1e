import { readFile, writeFile } from 'node:fs/promises'
import type { DataFolder } from './data-folder.ts'

/** Notes that a backup was completed now. */
export async function noteBackup({ lastBackup }: Pick<DataFolder, 'lastBackup'>, at: Date): Promise<void> {
  await writeFile(lastBackup, JSON.stringify({ at: at.toISOString() }))
}

/** When the last backup by `npm run ops -- backup` was completed; null if there was none. */
export async function readLastBackup({ lastBackup }: Pick<DataFolder, 'lastBackup'>): Promise<Date | null> {
  try {
    const { at } = JSON.parse(await readFile(lastBackup, 'utf8')) as { at: string }
    return new Date(at)
  } catch {
    // No backup yet, or a file that a full disk cut off: either way none is known.
    return null
  }
}
