import { access, chmod, constants, lstat, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Set by every program before it creates a file: other accounts cannot read what this one writes. */
export const PRIVATE_UMASK = 0o077

/** PostgreSQL started by root runs as another account, which must traverse the data folder but cannot list it. */
const isRoot = process.getuid?.() === 0
const ROOT_MODE = isRoot ? 0o711 : 0o700

/** Creates a folder and its missing parents. Rejects if it cannot be written. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  // An existing folder is not checked here: each program reports a failed write itself.
  if (first === undefined) await access(path, constants.W_OK)
  if (first === undefined || !isRoot) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await chmod(made, ROOT_MODE)
}

/**
 * Removes access rights of other accounts from a data folder and its direct contents, created by servers without a umask: below a folder
 * that nobody else can enter nothing is reachable. PostgreSQL manages its own folder.
 */
export async function restrictAccess(folder: { readonly root: string; readonly postgres: string }): Promise<void> {
  await restrict(folder.root, ROOT_MODE)
  for (const name of await readdir(folder.root)) {
    const path = join(folder.root, name)
    if (path !== folder.postgres) await restrict(path, 0o700)
  }
}

/** Only removes rights. Files of another account are up to their owner. */
async function restrict(path: string, mode: number): Promise<void> {
  // What is missing, or in a folder of another account, has nothing to restrict.
  const found = await lstat(path).catch(() => null)
  if (found === null || found.isSymbolicLink() || (!isRoot && found.uid !== process.getuid?.())) return
  const restricted = found.mode & 0o777 & mode
  if (restricted !== (found.mode & 0o777)) await chmod(path, restricted)
}
