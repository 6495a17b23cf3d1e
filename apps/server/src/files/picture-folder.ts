import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureStore } from '@gezhi/imports'

/** The files port for drawings and pages that came with documents, on a folder. */
export interface PictureFolder extends PictureStore {
  /** Where the picture of a key lies; null where none came. */
  find(key: string): string | null
}

/** As `pictureKey` makes them; anything else could lead out of the folder. */
const KEY = /^(?:named|within\/[0-9a-f]{24})\/[\w-][\w.-]*$/

/** Pictures below `files`, spread over folders by a hash of their keys. A picture is written whole or not at all. */
export function pictureFolder(files: string): PictureFolder {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new TypeError(`No key of a picture: ${key}`)
    const hash = createHash('sha256').update(key).digest('hex')
    return join(files, 'pictures', hash.slice(0, 2), hash.slice(2, 4), key.replaceAll('/', '-'))
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const kept = await readFile(path).catch(() => null)
      if (kept?.equals(bytes) === true) return false
      await mkdir(dirname(path), { recursive: true })
      await writeWhole(path, bytes)
      return true
    },
    find(key) {
      if (!KEY.test(key)) return null
      const path = pathOf(key)
      return existsSync(path) ? path : null
    },
  }
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.unfinished`
  try {
    const file = await open(unfinished, 'w')
    try {
      await file.writeFile(bytes)
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
