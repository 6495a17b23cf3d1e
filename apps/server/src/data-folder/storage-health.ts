import { statfs } from 'node:fs/promises'
import { statSync } from 'node:fs'
import type { DataFolder } from './data-folder.ts'

/** A problem with the storage of a running process: no free space, or the data folder was removed or replaced. */
export type StorageProblem = 'full' | 'gone'

/** State of the data folder of a running process. */
export interface StorageHealth {
  /** Whether the folder at start no longer exists: further writes would be lost. For every request: looks at the disk every `LOOKED_FOR_MS`. */
  isGone(): boolean
  /** The current problem; null if there is none. */
  problem(): Promise<StorageProblem | null>
}

/** Bytes; below this, PostgreSQL may fail to create the next segment of its log (16 MB) and terminate. */
const MIN_FREE = 32 * 1024 * 1024

/** ms for which a folder that was there is not looked at again: shorter than most writes take, longer than between requests under load. */
const LOOKED_FOR_MS = 20

/** Watches the existing parts of a data folder. `clock`: ms. */
export function storageHealth(folder: DataFolder, clock: () => number = () => performance.now()): StorageHealth {
  const parts = [folder.root, folder.files, folder.logs, folder.index, folder.postgres]
  const identities = parts.map((path) => [path, identityOf(path)] as const).filter(([, identity]) => identity !== null)
  let thereUntil = -Infinity
  const isGone = () => {
    const now = clock()
    if (now < thereUntil) return false
    const gone = identities.some(([path, identity]) => identityOf(path) !== identity)
    if (!gone) thereUntil = now + LOOKED_FOR_MS
    return gone
  }
  return {
    isGone,
    async problem() {
      if (isGone()) return 'gone'
      // A file system that does not report its space is not treated as full.
      const found = await statfs(folder.root).catch(() => null)
      return found !== null && found.bavail * found.bsize < MIN_FREE ? 'full' : null
    },
  }
}

/** Distinguishes a folder from one created later under its name, even with the same inode number; null if there is none. */
function identityOf(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false })
  return found === undefined ? null : `${found.dev} ${found.ino} ${found.birthtimeMs}`
}
