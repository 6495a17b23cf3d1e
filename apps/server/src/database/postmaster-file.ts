import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Contents of `postmaster.pid` in the data directory of a running PostgreSQL. */
export interface Postmaster {
  readonly pid: number
  /** Folder of its Unix socket. */
  readonly socketFolder: string
}

/** Reads `postmaster.pid`: null if it is missing or incomplete. The process need not be alive. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  // No server runs on a missing file.
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  // Lines: pid, data directory, start time, port, socket directory, listen address, shared memory, status.
  const [pid, , , , socketFolder] = text.split('\n')
  return Number(pid) > 0 && socketFolder ? { pid: Number(pid), socketFolder } : null
}

/**
 * Whether a process is the running PostgreSQL of this data directory. False for a zombie, and for another program that got the same
 * process id after a reboot.
 */
export async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false
  return (await commandLine(pid)).includes(cluster)
}

/** Whether a process exists, including zombies. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Empty for a zombie. */
async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return promisify(execFile)('ps', ['-o', 'args=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )
}
