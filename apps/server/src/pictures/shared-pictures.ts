import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { FileStore } from '../files/file-store.ts'
import { fetchedFolder, removeOtherIndexes } from './picture-index-file.ts'

const PREFIX = 'picture-index/'
const KEY = /^picture-index\/([0-9a-f]+)\.(\d+)\.pictures$/
/** ms between checks for a newer index. */
const LOOK_EVERY = 10_000

/** The index of pictures in the bucket that processes with data folders of their own share: one builds it, all search it. */
export class SharedPictures {
  readonly #files: FileStore
  readonly #now: () => number
  #nextLook = 0
  #looking: Promise<void> | null = null
  #fetched = ''

  constructor(files: FileStore, now: () => number) {
    this.#files = files
    this.#now = now
  }

  /**
   * Stores the index of a version of the records, unless it is stored, and removes the others. `copy` writes a complete copy of the file
   * to a path.
   */
  async publish(file: string, version: number, copy: (path: string) => Promise<void>, signal: AbortSignal): Promise<void> {
    const files = this.#files.patient(signal)
    const key = `${PREFIX}${basename(file, '.pictures')}.${version}.pictures`
    if ((await files.find(key)) === null) {
      const path = `${file}.${randomUUID()}.copy`
      try {
        await copy(path)
        await files.put(key, await readFile(path))
      } finally {
        await rm(path, { force: true })
      }
    }
    for await (const { key: other } of files.list(PREFIX)) if (other !== key) await files.remove(other)
  }

  /** Fetches the index of the bucket if it is another than that of the folder. Checks at most every ten seconds. */
  async fetchNewest(folder: string): Promise<void> {
    if (this.#looking === null && this.#now() >= this.#nextLook) {
      this.#looking = this.#fetchNewest(folder).finally(() => {
        this.#looking = null
        this.#nextLook = this.#now() + LOOK_EVERY
      })
    }
    await this.#looking
  }

  async #fetchNewest(folder: string): Promise<void> {
    const keys: { key: string; name: string; version: number }[] = []
    for await (const { key } of this.#files.list(PREFIX)) {
      const [, name = '', version = ''] = KEY.exec(key) ?? []
      if (name !== '') keys.push({ key, name, version: Number(version) })
    }
    const newest = keys.toSorted((a, b) => b.version - a.version)[0]
    const file = join(fetchedFolder(folder), `${newest?.name}.pictures`)
    if (newest === undefined || (newest.key === this.#fetched && existsSync(file))) return
    const bytes = await this.#files.get(newest.key)
    // Replaced since it was listed: the next look finds the newer one.
    if (bytes === null) return
    await mkdir(fetchedFolder(folder), { recursive: true })
    const unfinished = join(fetchedFolder(folder), `${randomUUID()}.unfinished`)
    await writeFile(unfinished, bytes)
    await rename(unfinished, file)
    await removeOtherIndexes(fetchedFolder(folder), file)
    this.#fetched = newest.key
  }
}
