import { access, constants, stat } from 'node:fs/promises'
import { BackupRejected } from './backup-rejected.ts'

/** Throws `BackupRejected`, which names it, unless files can be written into a folder. */
export async function requireFolder(folder: string): Promise<void> {
  try {
    if (!(await stat(folder)).isDirectory()) throw new Error('not a folder')
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new BackupRejected('noFolder', { cause, folder })
  }
}
