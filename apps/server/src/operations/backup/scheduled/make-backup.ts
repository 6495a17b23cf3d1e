import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataFolder } from '../../../data-folder/data-folder.ts'
import { noteBackup } from '../../../data-folder/last-backup.ts'
import { connectAlone } from '../../../database/connect-alone.ts'
import type { DatabaseAddress } from '../../../database/database-address.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { s3FileStore } from '../../../files/s3/s3-file-store.ts'
import { readS3Address } from '../../../settings/read-s3-address.ts'
import type { Settings } from '../../../settings/settings.ts'
import { BackupRejected } from '../backup-rejected.ts'
import { writeBackup } from '../write-backup.ts'
import { folderTarget, storeTarget, type BackupTarget } from './backup-target.ts'
import { checkBackup } from './check-backup.ts'
import { backupName, backupsToRemove, type Retention } from './retention.ts'

/** What a scheduled backup needs. */
export interface ScheduledBackup {
  readonly where: string | DatabaseAddress
  readonly files: FileStore
  readonly folder: Pick<DataFolder, 'backupCheck' | 'lastBackup'>
  readonly target: BackupTarget
  readonly retention: Retention
  readonly now: () => number
}

/** A backup that was made and checked. */
export interface MadeBackup {
  readonly name: string
  readonly rows: number
  readonly removed: readonly string[]
}

/** Any number that is the same in every process; spells "back" in hexadecimal. */
const ADVISORY_LOCK = 0x62_61_63_6b

/** The target of the settings: a bucket, a folder, otherwise the folder of backups in the data folder. */
export function backupTarget(
  { GEZHI_BACKUP_TO: to }: Pick<Settings, 'GEZHI_BACKUP_TO'>,
  folder: Pick<DataFolder, 'backups'>,
): BackupTarget {
  if (to === null) return folderTarget(folder.backups)
  return /^https?:/.test(to) ? storeTarget(s3FileStore(readS3Address(to))) : folderTarget(to)
}

/**
 * Writes a backup, restores it elsewhere to check it, stores it, and removes those that are no longer needed; in one process at a time.
 * A backup that is not good is not stored, and nothing is removed then. Throws `BackupRejected` if another one runs.
 */
export async function makeBackup({ where, files, folder, target, retention, now }: ScheduledBackup): Promise<MadeBackup> {
  const client = await connectAlone(where, 'gezhi backup')
  try {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [ADVISORY_LOCK])
    if (rows[0]?.free !== true) throw new BackupRejected('running')
    await target.tidy()
    const at = new Date(now())
    const name = backupName(at)
    const path = join(folder.backupCheck, name)
    // Left by a killed process; a PostgreSQL in it may still run, and is taken over by the check.
    await rm(path, { force: true })
    await mkdir(folder.backupCheck, { recursive: true })
    try {
      await writeBackup({ client, files, now: at }, path)
      const { tables } = await checkBackup(path, folder.backupCheck)
      await target.store(name, path)
      await noteBackup(folder, at)
      const removed = backupsToRemove(await target.list(), name, retention)
      for (const old of removed) await target.remove(old)
      return { name, rows: tables.reduce((sum, table) => sum + table.rows, 0), removed }
    } finally {
      await rm(folder.backupCheck, { recursive: true, force: true })
    }
  } finally {
    await client.end()
  }
}
