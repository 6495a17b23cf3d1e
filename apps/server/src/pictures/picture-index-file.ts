import { createHash } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The file of the index of one model: another model has another file, which is built beside it and replaces it when it is complete. Rows
 * of different models are never compared.
 */
export function pictureIndexFile(folder: string, modelId: string): string {
  return join(folder, `${createHash('sha256').update(modelId).digest('hex').slice(0, 16)}.pictures`)
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
