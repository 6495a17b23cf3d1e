import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The file of the index of one model: another model has another file, which is built beside it and replaces it when it is complete. Rows
 * of different models are never compared.
 */
export function pictureIndexFile(folder: string, modelId: string): string {
  return join(folder, `${createHash('sha256').update(modelId).digest('hex').slice(0, 16)}.pictures`)
}

/** Where the index that another machine built is fetched to. */
export function fetchedFolder(folder: string): string {
  return join(folder, 'fetched')
}

/** The file to search: that of this folder, or else the one fetched from another machine. */
export function searchedIndexFile(folder: string, modelId: string): string {
  const own = pictureIndexFile(folder, modelId)
  return existsSync(own) ? own : pictureIndexFile(fetchedFolder(folder), modelId)
}

/** Creates the folder of the index. */
export async function makePictureFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
}

/** Removes the indexes of other models, once that of this one is complete. */
export async function removeOtherIndexes(folder: string, file: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (/\.pictures(?:-wal|-shm)?$/.test(name) && !path.startsWith(file)) await rm(path, { force: true })
  }
}
