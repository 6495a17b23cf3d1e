import { randomUUID } from 'node:crypto'
import { access, mkdir, open, opendir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { requireFileKey, UNFINISHED } from './file-key.ts'
import type { FileStore, StoredFile } from './file-store.ts'

/** The files port on a folder, which is created with the first file. Keys are paths below it. */
export function fileFolder(folder: string): FileStore {
  const pathOf = (key: string) => {
    requireFileKey(key)
    return join(folder, key)
  }
  const store: FileStore = {
    async put(key, bytes) {
      const path = pathOf(key)
      const stored = await orNull(readFile(path))
      if (stored?.equals(bytes) === true) return false
      await writeInFolder(path, bytes)
      return true
    },
    get: async (key) => orNull(readFile(pathOf(key))),
    find: async (key) => factsOf(key, pathOf(key)),
    async remove(key) {
      await rm(pathOf(key), { force: true })
      await removeEmptyFolders(folder, dirname(key))
    },
    async *list(prefix) {
      if (prefix !== '') requireFileKey(prefix.replace(/\/$/, ''))
      yield* filesBelow(folder, prefix)
    },
    link: () => Promise.resolve(null),
    linksFrom: null,
    check: () => access(dirname(folder)),
    patient: () => store,
  }
  return store
}

async function factsOf(key: string, path: string): Promise<StoredFile | null> {
  const facts = await orNull(stat(path))
  return facts?.isFile() === true ? { key, size: facts.size, tag: `${facts.size}-${facts.mtimeMs}` } : null
}

async function* filesBelow(folder: string, prefix: string): AsyncIterable<StoredFile> {
  const entries = await orNull(opendir(join(folder, prefix)))
  if (entries === null) return
  for await (const entry of entries) {
    const key = prefix + entry.name
    if (entry.isDirectory()) yield* filesBelow(folder, `${key}/`)
    else if (entry.isFile() && entry.name.endsWith(UNFINISHED)) await removeAbandoned(join(folder, key))
    else if (entry.isFile()) {
      const found = await factsOf(key, join(folder, key))
      if (found !== null) yield found
    }
  }
}

/** ms after which the process that wrote an unfinished file was killed. */
const ABANDONED_AFTER = 60 * 60_000

async function removeAbandoned(path: string): Promise<void> {
  const facts = await orNull(stat(path))
  if (facts !== null && Date.now() - facts.mtimeMs > ABANDONED_AFTER) await rm(path, { force: true })
}

const PUT_ATTEMPTS = 5

/** Creates the folder of a file if necessary, and again if its last file is removed meanwhile, which removes the folder. */
async function writeInFolder(path: string, bytes: Buffer): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const made = await mkdir(dirname(path), { recursive: true })
      if (made !== undefined) await syncFolder(dirname(made))
      return await writeWhole(path, bytes)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT' || attempt === PUT_ATTEMPTS) throw error
    }
  }
}

/** Removes a folder below `root`, given by its relative path, if it is empty, and then those above it. */
async function removeEmptyFolders(root: string, path: string): Promise<void> {
  for (let one = path; one !== '.'; one = dirname(one)) {
    try {
      await rmdir(join(root, one))
    } catch {
      // It has other files, or cannot be removed: the file itself is gone.
      return
    }
  }
}

/**
 * Unfinished files have unique names, so that concurrent writers of one file do not mix their content. Acknowledged writes survive a
 * power failure: content and name are synced.
 */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID().slice(0, 8)}${UNFINISHED}`
  try {
    await writeFile(unfinished, bytes, { flush: true })
    await rename(unfinished, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Syncs the entries of a folder to disk. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Null for a missing file or folder; other errors are thrown. */
async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error))) return null
    throw error
  }
}

function errorCode(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}
