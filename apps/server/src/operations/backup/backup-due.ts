import { nextRun } from '../../database/next-run.ts'
import { readLastBackup } from '../../data-folder/last-backup.ts'
import type { DataFolder } from '../../data-folder/data-folder.ts'

/** ms between two backups without a schedule. */
const UNSCHEDULED = 7 * 24 * 60 * 60 * 1000
/** ms that a scheduled backup may take. */
export const BACKUP_LIMIT = 12 * 60 * 60 * 1000

/** When the next backup is due after the last good one: by the schedule (GEZHI_BACKUP_AT), otherwise a week later. */
export function backupDue(cron: string | null, last: Date): Date {
  const unscheduled = new Date(last.getTime() + UNSCHEDULED)
  return cron === null ? unscheduled : (nextRun(cron, 'Asia/Shanghai', last) ?? unscheduled)
}

/** The last good backup that a data folder knows, and when the next one is due; null if it knows none. */
export async function readBackupTimes(
  folder: Pick<DataFolder, 'lastBackup'>,
  cron: string | null,
): Promise<{ readonly last: Date; readonly due: Date } | null> {
  const last = await readLastBackup(folder)
  return last && { last, due: backupDue(cron, last) }
}
