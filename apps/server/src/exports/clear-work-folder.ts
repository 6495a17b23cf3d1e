import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes from a folder what killed processes left, except for entries that are still needed. A missing folder is not an error. */
export async function clearWorkFolder(folder: string, isNeeded: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) if (!isNeeded(name)) await rm(join(folder, name), { recursive: true, force: true })
}
