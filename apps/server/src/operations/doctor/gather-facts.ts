import { existsSync } from 'node:fs'
import { readFile, realpath, stat, statfs } from 'node:fs/promises'
import { availableParallelism, totalmem, uptime } from 'node:os'
import { join } from 'node:path'
import { indexAddress } from '@gezhi/records'
import { inspectIndex } from '../../adapters/inspect-index.ts'
import type { DataFolder } from '../../data-folder/data-folder.ts'
import { readStorageDays } from '../../data-folder/storage-days.ts'
import { readProcessReports, type ProcessReport } from '../../data-folder/process-report.ts'
import { readBackupTimes } from '../backup/backup-due.ts'
import { RECORD_KINDS } from '../../kinds/record-kinds.ts'
import type { Settings } from '../../settings/settings.ts'
import { type Facts, type IndexFacts, type ProbedFacts, type ProcessState } from './facts.ts'
import { databaseSize, sizesOf } from './storage-sizes.ts'

/** ms after which a process that exists has failed to report: several reports. */
const SILENT_AFTER = 3 * 60 * 1000

/** Looks at an installation without changing it, whether servers run or not. `probed`: what its services answered. */
export async function gatherFacts(settings: Settings, folder: DataFolder, now: number, probed: ProbedFacts): Promise<Facts> {
  requireDataFolder(folder)
  const reports = [...(await readProcessReports(folder)).values()]
  const [{ indexes, damaged }, { size, databaseError }] = [inspectIndexes(settings, folder), await databaseSize(settings, folder)]
  const disk = await statfs(folder.root)
  const backup = await readBackupTimes(folder, settings.GEZHI_BACKUP_AT)
  return {
    now,
    settings,
    folder: folder.root,
    processes: reports.map((report) => ({ report, state: stateOf(report, now) })),
    memory: { total: Math.min(totalmem(), process.constrainedMemory() || Infinity), available: process.availableMemory() },
    processors: availableParallelism(),
    disk: { total: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize, rotates: await rotates(folder.root) },
    sizes: [...(size === null ? [] : [size]), ...(await sizesOf(folder))],
    databaseError,
    indexes,
    damaged,
    lastBackup: backup?.last ?? null,
    backupDue: backup?.due ?? null,
    storageDays: await readStorageDays(folder),
    ...probed,
  }
}

/** Throws an error for the operator unless the data folder is there. */
export function requireDataFolder({ root }: Pick<DataFolder, 'root'>): void {
  if (!existsSync(root)) throw new Error(`There is no data folder ${root} (GEZHI_DATA) / 没有数据目录 ${root}（GEZHI_DATA）`)
}

/** State of a process by its last report. Exported for tests. */
export function stateOf({ stopped, at, pid }: Pick<ProcessReport, 'stopped' | 'at' | 'pid'>, now: number): ProcessState {
  if (stopped) return 'stopped'
  const age = now - Date.parse(at)
  if (age < SILENT_AFTER) return exists(pid) ? 'running' : 'killed'
  // After a restart of the machine another program may have its id.
  return exists(pid) && age < uptime() * 1000 ? 'silent' : 'killed'
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It belongs to another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function inspectIndexes(settings: Settings, folder: DataFolder): Pick<Facts, 'indexes' | 'damaged'> {
  const indexes: IndexFacts[] = []
  const damaged: Facts['damaged'][number][] = []
  if (settings.GEZHI_SEARCH_URL !== null) return { indexes, damaged }
  for (const kind of RECORD_KINDS) {
    try {
      const found = inspectIndex(indexAddress(folder.index, kind), kind)
      if (found !== null) indexes.push({ kind: kind.name, label: kind.label, ...found })
    } catch (error) {
      damaged.push({ kind: kind.name, message: (error as Error).message })
    }
  }
  return { indexes, damaged }
}

/** Whether the disk of a folder rotates, as Linux says; null elsewhere, and for file systems without a disk of their own. */
async function rotates(folder: string): Promise<boolean | null> {
  try {
    const { dev } = await stat(folder)
    const [major, minor] = [(dev >> 8) & 0xfff, (dev & 0xff) | ((dev >> 12) & 0xfff00)]
    const device = await realpath(`/sys/dev/block/${major}:${minor}`)
    const queue = await readFile(join(device, 'queue/rotational'), 'utf8').catch(() =>
      readFile(join(device, '../queue/rotational'), 'utf8'),
    )
    return queue.trim() === '1'
  } catch {
    return null
  }
}
