import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, statSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A small file system. */
export interface SmallDisk {
  /** Where it is mounted. */
  readonly folder: string
  /** Fills the disk except for a number of bytes. */
  fill(free: number): void
  /** Frees the space that `fill` took. */
  empty(): void
  resize(bytes: number): void
  /** Unmounts it. */
  remove(): void
}

/** Why it is not available on this machine; null if it is. */
export const SMALL_DISK_MISSING =
  process.platform === 'linux' && process.getuid?.() === 0 ? null : 'only root, on Linux, may mount file systems'

/** A tmpfs of this many bytes mounted at `folder`. */
export function smallDisk(folder: string, bytes: number): SmallDisk {
  const filler = join(folder, 'filler')
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder])
  chmodSync(folder, 0o755)
  return {
    folder,
    fill(free) {
      const { bavail, bsize } = statfsSync(folder)
      try {
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free)))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        // Others have written meanwhile.
        truncateSync(filler, Math.max(0, statSync(filler).size - free))
      }
    },
    empty: () => rmSync(filler, { force: true }),
    resize: (size) => void execFileSync('mount', ['-o', `remount,size=${size}`, folder]),
    remove: () => void execFileSync('umount', ['--lazy', folder]),
  }
}
