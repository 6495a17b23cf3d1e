import { existsSync } from 'node:fs'
import { readdir, readFile, realpath, stat, statfs } from 'node:fs/promises'
import { availableParallelism, totalmem, uptime } from 'node:os'
import { join } from 'node:path'
import { indexAddress } from '@gezhi/records'
import { inspectIndex } from '../../adapters/inspect-index.ts'
import { connectAlone } from '../../database/connect-alone.ts'
import type { DataFolder } from '../../data-folder/data-folder.ts'
import { readLastBackup } from '../../data-folder/last-backup.ts'
import { readProcessReports, type ProcessReport } from '../../data-folder/process-report.ts'
import { RECORD_KINDS } from '../../kinds/record-kinds.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Facts, IndexFacts, ProcessState, SizeFacts, StoredPart } from './facts.ts'

/** ms after which a process that exists has failed to report: several reports. */
const SILENT_AFTER = 3 * 60 * 1000
/** Files counted in a folder: with more, their size is a lower bound. */
const MAX_FILES = 100_000

/** Looks at an installation without changing it, whether servers run or not. */
export async function gatherFacts(settings: Settings, folder: DataFolder, now: number = Date.now()): Promise<Facts> {
  if (!existsSync(folder.root))
    throw new Error(`There is no data folder ${folder.root} (GEZHI_DATA) / 没有数据目录 ${folder.root}（GEZHI_DATA）`)
  const reports = [...(await readProcessReports(folder)).values()]
  const [{ indexes, damaged }, { size, databaseError }] = [inspectIndexes(settings, folder), await databaseSize(settings, folder)]
  const disk = await statfs(folder.root)
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
    lastBackup: await readLastBackup(folder),
  }
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

/** The embedded one is measured on the disk, so that it need not run. */
async function databaseSize({ DATABASE_URL }: Settings, folder: DataFolder) {
  if (DATABASE_URL === null) return { size: await sizeOf('database', [folder.postgres]), databaseError: null }
  try {
    const client = await connectAlone(DATABASE_URL, 'gezhi doctor')
    try {
      const { rows } = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes')
      return { size: { part: 'database', bytes: Number(rows[0]!.bytes), orMore: false } as const, databaseError: null }
    } finally {
      await client.end()
    }
  } catch (error) {
    return { size: null, databaseError: (error as Error).message }
  }
}

async function sizesOf(folder: DataFolder): Promise<SizeFacts[]> {
  const parts: readonly (readonly [StoredPart, readonly string[]])[] = [
    ['files', [folder.files]],
    ['similarMarks', [folder.similarMarks]],
    ['pictureIndex', [folder.pictureIndex]],
    ['logs', [folder.logs]],
    ['imports', [folder.imports]],
    ['unfinished', [folder.rebuild, folder.move]],
  ]
  const sizes = await Promise.all(parts.map(([part, paths]) => sizeOf(part, paths)))
  return sizes.filter(({ bytes }) => bytes > 0)
}

async function sizeOf(part: StoredPart, paths: readonly string[]): Promise<SizeFacts> {
  let [files, bytes] = [0, 0]
  const add = async (folder: string): Promise<void> => {
    // It does not exist yet, was removed meanwhile, or belongs to PostgreSQL's account.
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      if (files >= MAX_FILES) return
      const path = join(folder, entry.name)
      if (entry.isDirectory()) await add(path)
      else if (entry.isFile()) {
        files++
        // A file that was removed meanwhile has no size.
        bytes += await stat(path).then(
          (found) => found.size,
          () => 0,
        )
      }
    }
  }
  for (const path of paths) await add(path)
  return { part, bytes, orMore: files >= MAX_FILES }
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
