import { access, chmod, constants, lstat, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Set by every program before it makes a file: no other account reads what this one writes. */
export const PRIVATE_UMASK = 0o077

/** Root's PostgreSQL runs as another account, which has to pass through the data folder to its data, but sees nothing of it. */
const isRoot = process.getuid?.() === 0
const ROOT_MODE = isRoot ? 0o711 : 0o700

/** Makes a folder and those above it that are missing. Rejects where it cannot be written. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  // Of one that is there nothing is said until something is written, and then by each program in its own words.
  if (first === undefined) await access(path, constants.W_OK)
  if (first === undefined || !isRoot) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await chmod(made, ROOT_MODE)
}

/**
 * Takes the rights of other accounts from a data folder and what lies directly in it, as servers made it that had no umask: below a
 * folder that nobody else enters nothing is reached. PostgreSQL sees to its own folder.
 */
export async function restrictAccess(folder: { readonly root: string; readonly postgres: string }): Promise<void> {
  await restrict(folder.root, ROOT_MODE)
  for (const name of await readdir(folder.root)) {
    const path = join(folder.root, name)
    if (path !== folder.postgres) await restrict(path, 0o700)
  }
}

/** Takes rights away and gives none. What belongs to another account is theirs to restrict. */
async function restrict(path: string, mode: number): Promise<void> {
  const found = await lstat(path).catch(() => null)
  if (found === null || found.isSymbolicLink() || (!isRoot && found.uid !== process.getuid?.())) return
  const restricted = found.mode & 0o777 & mode
  if (restricted !== (found.mode & 0o777)) await chmod(path, restricted)
}
