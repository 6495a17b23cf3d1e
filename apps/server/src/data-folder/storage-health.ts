import { statfs } from 'node:fs/promises'
import { statSync } from 'node:fs'
import type { DataFolder } from './data-folder.ts'

/** What is wrong with the storage of a running process: no room to write, or the data folder was removed or replaced below it. */
export type StorageProblem = 'full' | 'gone'

/** The data folder as a running process sees it. */
export interface StorageHealth {
  /** Whether the folder it was started on is there no more: what is written goes to files nobody finds again. Costs microseconds. */
  isGone(): boolean
  /** What is wrong now; null when nothing is. */
  problem(): Promise<StorageProblem | null>
}

/** Bytes; below, PostgreSQL may not get the next segment of its log (16 MB), without which it ends. */
const LEAST_FREE = 32 * 1024 * 1024

/** Watches the parts of a data folder that are there now. */
export function storageHealth(folder: DataFolder): StorageHealth {
  const parts = [folder.root, folder.files, folder.logs, folder.index, folder.postgres]
  const identities = parts.map((path) => [path, identityOf(path)] as const).filter(([, identity]) => identity !== null)
  const isGone = () => identities.some(([path, identity]) => identityOf(path) !== identity)
  return {
    isGone,
    async problem() {
      if (isGone()) return 'gone'
      // A file system that does not report its space does not count as full.
      const found = await statfs(folder.root).catch(() => null)
      return found !== null && found.bavail * found.bsize < LEAST_FREE ? 'full' : null
    },
  }
}

/** Tells a folder from one made later under its name, also where the file system gives it the same number; null where there is none. */
function identityOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false })
  return found === undefined ? null : `${found.dev} ${found.ino} ${found.birthtimeMs}`
}
