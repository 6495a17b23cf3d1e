import { readFile, writeFile } from 'node:fs/promises'
import type { FileStore } from '../files/file-store.ts'
import { newestIndex, replaceIndex } from './similar-index-files.ts'

const PREFIX = 'similar-marks/'
const KEY = /^similar-marks\/(\d+)\.similar$/
/** ms between two looks for a newer index. */
const LOOK_EVERY = 10_000

/** The index of similar marks in the bucket that processes with data folders of their own share: one builds it, all search it. */
export class SharedIndex {
  readonly #files: FileStore
  readonly #now: () => number
  #nextLook = 0
  #looking: Promise<void> | null = null

  constructor(files: FileStore, now: () => number) {
    this.#files = files
    this.#now = now
  }

  /** Stores the index of a version, unless it is stored, and removes the others. */
  async publish(path: string, version: number, signal: AbortSignal): Promise<void> {
    const files = this.#files.patient(signal)
    const key = `${PREFIX}${version}.similar`
    if ((await files.find(key)) === null) await files.put(key, await readFile(path))
    for await (const { key: other } of files.list(PREFIX)) if (other !== key) await files.remove(other)
  }

  /** Replaces the index of a folder if that of the bucket is another. Looks at most every ten seconds. */
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
    const versions: number[] = []
    for await (const { key } of this.#files.list(PREFIX)) versions.push(Number(KEY.exec(key)?.[1] ?? -1))
    const version = Math.max(-1, ...versions)
    if (version < 0 || (await newestIndex(folder))?.version === version) return
    const bytes = await this.#files.get(`${PREFIX}${version}.similar`)
    // Replaced since it was listed: the next look finds the newer one.
    if (bytes !== null) await replaceIndex(folder, version, (path) => writeFile(path, bytes))
  }
}
