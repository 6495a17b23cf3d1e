import { mkdtempSync, chmodSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file system in memory on Linux. */
const IN_MEMORY = '/dev/shm'
/** Bytes that must be free in it. A whole run needs about two GB. */
const MIN_FREE = 8 * 1024 ** 3

/** Names the folder of downloads that later runs use again. */
const CACHE_VARIABLE = 'TEST_CACHE_FOLDER'

/** The folder of downloads that later runs use again. */
export function testCacheFolder(): string {
  return process.env[CACHE_VARIABLE] ?? tmpdir()
}

/**
 * From now on temporary files of this process and its children are in memory, if there is room; they are removed when it exits. Tests
 * create and drop hundreds of databases and indexes: on ext4 creating files shortly after others were removed took a third of the time.
 */
export function openMemoryFolder(): void {
  if (!hasRoom()) return
  const cache = testCacheFolder()
  // A short name: paths of sockets are limited.
  const folder = mkdtempSync(join(IN_MEMORY, 'gezhi-'))
  // PostgreSQL runs as another account if the tests run as root.
  chmodSync(folder, 0o755)
  process.env[CACHE_VARIABLE] = cache
  process.env['TMPDIR'] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

function hasRoom(): boolean {
  // A run that was started by another one uses its folder.
  if (process.platform !== 'linux' || tmpdir().startsWith(IN_MEMORY)) return false
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, process.availableMemory()) >= MIN_FREE
  } catch {
    return false
  }
}
