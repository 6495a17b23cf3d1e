import { chmod, chown, lstat, mkdir, mkdtemp } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Prefix of the names of socket folders. */
export const SOCKET_PREFIX = 'gezhi-'
/** A socket's path has at most 103 bytes on macOS, 107 on Linux. */
const LONGEST_SOCKET_PATH = 100

/**
 * A folder for the socket `socket` of the data at `path`, which only its account may enter: ourselves, or `owner`. In the temp directory,
 * because socket paths must be short; always under the same name, so that a folder left by a killed process is reused.
 */
export async function makeSocketFolder(path: string, socket: string, owner: { uid: number; gid: number } | null = null): Promise<string> {
  const name = `${SOCKET_PREFIX}${createHash('sha256').update(path).digest('hex').slice(0, 16)}`
  const parent = Buffer.byteLength(join(tmpdir(), name, socket)) > LONGEST_SOCKET_PATH ? '/tmp' : tmpdir()
  const folder = (await makeOrReuse(join(parent, name), owner)) ?? (await mkdtemp(join(parent, SOCKET_PREFIX)))
  await chmod(folder, 0o700)
  if (owner) await chown(folder, owner.uid, owner.gid)
  return folder
}

/** Null if another account owns the name. */
async function makeOrReuse(folder: string, owner: { uid: number } | null): Promise<string | null> {
  const isNew = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    (error: NodeJS.ErrnoException) => (error.code === 'EEXIST' ? false : Promise.reject(error)),
  )
  if (isNew) return folder
  const found = await lstat(folder)
  return found.isDirectory() && [process.getuid?.(), owner?.uid].includes(found.uid) ? folder : null
}
