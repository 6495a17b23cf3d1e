import { opendir, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'

export interface FoundFile {
  /** Absolute path. */
  readonly path: string
  /** Its name in reports and records: relative to the given folder, starting with that folder's name. */
  readonly name: string
  readonly bytes: number
}

/** A given path does not exist or may not be read. */
export class PathsNotFound extends Error {
  readonly paths: readonly string[]

  constructor(paths: readonly string[]) {
    super(`No such file or folder / 文件或文件夹不存在: ${paths.join(', ')}`)
    this.name = 'PathsNotFound'
    this.paths = paths
  }
}

/**
 * The files at and below the given paths, folders in order of names, so that the order is the same in every run; a file reached twice is
 * returned once. Throws `PathsNotFound` with all missing paths, or the reason of `signal` once it is aborted.
 */
export async function findFiles(paths: readonly string[], signal?: AbortSignal): Promise<FoundFile[]> {
  const missing: string[] = []
  const found = new Map<string, FoundFile>()
  for (const path of paths) {
    // Whatever the reason, the path cannot be read: all such paths are reported together.
    const exists = await stat(path).catch(() => null)
    if (exists === null) missing.push(path)
    else await collect(resolve(path), basename(resolve(path)), found, signal)
  }
  if (missing.length > 0) throw new PathsNotFound(missing)
  return [...found.values()]
}

async function collect(path: string, name: string, found: Map<string, FoundFile>, signal: AbortSignal | undefined): Promise<void> {
  signal?.throwIfAborted()
  // A file may be removed while its folder is read.
  const facts = await stat(path).catch(() => null)
  if (facts?.isFile()) {
    if (!found.has(path)) found.set(path, { path, name, bytes: facts.size })
    return
  }
  if (!facts?.isDirectory()) return
  for (const entry of await namesIn(path)) await collect(join(path, entry), `${name}/${entry}`, found, signal)
}

/** Links to folders are not followed: they may form cycles. */
async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = []
  for await (const entry of await opendir(folder)) {
    if (entry.isFile() || entry.isDirectory()) names.push(entry.name)
    // A link that leads nowhere is no file.
    else if (entry.isSymbolicLink() && (await stat(join(folder, entry.name)).catch(() => null))?.isFile()) names.push(entry.name)
  }
  return names.sort((a, b) => (a < b ? -1 : 1))
}
