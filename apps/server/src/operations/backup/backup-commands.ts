import { access, constants, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type pg from 'pg'
import type { DataFolder } from '../../data-folder/data-folder.ts'
import { noteBackup } from '../../data-folder/last-backup.ts'
import type { FileStore } from '../../files/file-store.ts'
import { connectAlone } from '../../database/connect-alone.ts'
import type { DatabaseAddress } from '../../database/database-address.ts'
import type { Manifest } from './backup-format.ts'
import { BackupRejected } from './backup-rejected.ts'
import type { BackupTarget } from './scheduled/backup-target.ts'
import { checkBackup } from './scheduled/check-backup.ts'
import { makeBackup } from './scheduled/make-backup.ts'
import type { Retention } from './scheduled/retention.ts'
import { requireFolder } from './require-folder.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

/** Services used by the commands. */
export interface BackupParts {
  /** The database: a connection string or the embedded server's address. */
  readonly where: string | DatabaseAddress
  readonly files: FileStore
  /** Where it is noted that a backup was made. */
  readonly folder: Pick<DataFolder, 'lastBackup' | 'backupCheck'>
  /** Where scheduled backups are stored, and how many. */
  readonly target: BackupTarget
  readonly retention: Retention
  /** Whether a server is running on the data folder. */
  readonly serverRuns: boolean
  /** Creates or updates the tables. */
  migrate(): Promise<void>
}

/** Backup commands of the command line. */
export const BACKUP_COMMANDS = [
  {
    usage: 'backup FILE',
    zh: '备份账号、内容、设置与用户上传的图片，对象存储中的也在内（服务可继续运行）',
    en: 'Backs up accounts, content, settings and uploaded images, including those in object storage; servers may keep running',
  },
  {
    usage: 'backup --scheduled',
    zh: '立即进行一次自动备份：写入、校验、存放到 GEZHI_BACKUP_TO，并按 GEZHI_BACKUP_KEEP 清理旧备份',
    en: 'Makes a scheduled backup now: writes and checks it, stores it at GEZHI_BACKUP_TO, and removes old ones by GEZHI_BACKUP_KEEP',
  },
  {
    usage: 'backup --list',
    zh: '列出自动备份',
    en: 'Lists scheduled backups',
  },
  {
    usage: 'backup --fetch NAME FILE',
    zh: '把一份自动备份取到文件，以便恢复',
    en: 'Copies a scheduled backup to a file, from which it can be restored',
  },
  {
    usage: 'backup --check FILE',
    zh: '把备份恢复到临时数据库中校验，不影响现有数据',
    en: 'Checks a backup by restoring it into a temporary database; the installation is not touched',
  },
  {
    usage: 'restore FILE [--replace]',
    zh: '恢复备份；先停止服务，--replace 替换已有账号',
    en: 'Restores a backup; stop the server first; --replace overwrites existing accounts',
  },
] as const

/** Lines of help. */
export function backupUsage(): string[] {
  return BACKUP_COMMANDS.map(({ usage, zh, en }) => `  ${usage.padEnd(58)} ${zh} / ${en}`)
}

/** Runs `backup` and `restore`; null for other commands. Throws `BackupRejected`. */
export async function runBackupCommand(parts: BackupParts, [command, file, option, other]: readonly string[]): Promise<string[] | null> {
  if (command !== 'backup' && command !== 'restore') return null
  if (command === 'backup' && file?.startsWith('--')) return scheduled(parts, [file, option, other])
  if (file === undefined || (option !== undefined && !(command === 'restore' && option === '--replace'))) return backupUsage()
  const path = resolve(file)
  return command === 'backup' ? backup(parts, path) : restore(parts, path, option === '--replace')
}

/** Commands about scheduled backups; the usage for an unknown one. */
async function scheduled(parts: BackupParts, [option, first, second]: readonly (string | undefined)[]): Promise<string[]> {
  const { target, folder, migrate } = parts
  if (option === '--scheduled' && first === undefined) {
    await migrate()
    const { name, rows, removed } = await makeBackup({ ...parts, now: Date.now })
    return [`${name}: ${rows} rows, checked / ${rows} 行，校验通过`, ...removed.map((old) => `${old}: removed / 已清理`)]
  }
  if (option === '--list' && first === undefined) return (await target.list()).toSorted()
  if (option === '--fetch' && first !== undefined && second !== undefined) {
    const path = resolve(second)
    if (await canAccess(path, constants.F_OK)) throw new BackupRejected('exists')
    await requireFolder(dirname(path))
    await target.download(first, path)
    return [`${path}: ${first}`]
  }
  if (option === '--check' && first !== undefined && second === undefined) {
    // Not the folder of a scheduled backup, which may run.
    const temporary = `${folder.backupCheck}-${process.pid}`
    try {
      const rows = rowsIn(await checkBackup(resolve(first), temporary))
      return [`${resolve(first)}: good, ${rows} rows / 校验通过，${rows} 行`]
    } finally {
      await rm(temporary, { recursive: true, force: true })
    }
  }
  return backupUsage()
}

async function backup({ where, files, folder, migrate }: BackupParts, path: string): Promise<string[]> {
  if (await canAccess(path, constants.F_OK)) throw new BackupRejected('exists')
  await requireFolder(dirname(path))
  await migrate()
  const now = new Date()
  const manifest = await withClient(where, (client) => writeBackup({ client, files, now }, path))
  await noteBackup(folder, now)
  const rows = rowsIn(manifest)
  return [`${path}: ${manifest.tables.length} tables, ${rows} rows / ${manifest.tables.length} 个表，${rows} 行`, NOT_IN_IT]
}

async function restore({ where, files, serverRuns, migrate }: BackupParts, path: string, replace: boolean): Promise<string[]> {
  if (!(await canAccess(path, constants.R_OK))) throw new BackupRejected('missing')
  if (serverRuns) throw new BackupRejected('inUse')
  const manifest = await withClient(where, (client) => restoreBackup({ client, files, replace }, path))
  await migrate()
  const rows = rowsIn(manifest)
  return [`Restored ${rows} rows from the backup of ${manifest.made} / 已恢复 ${manifest.made} 的备份，共 ${rows} 行`, NOT_RESTORED]
}

function canAccess(path: string, mode: number): Promise<boolean> {
  return access(path, mode).then(
    () => true,
    () => false,
  )
}

const NOT_IN_IT =
  'Not included: the index and patent drawings (import them again, or back them up with the data folder or the object store), and secret.key of the data folder (keep a copy elsewhere) / 不含索引与专利附图（可重新导入，或随数据目录、对象存储备份），也不含数据目录中的 secret.key（请另存一份）'

const NOT_RESTORED =
  'In a new data folder, also import the records again and copy secret.key from the old one: without it the codes of administrators (TOTP) are not accepted until user totp-reset / 若为新的数据目录，还须重新导入文献，并从原目录复制 secret.key：缺少它时管理员的动态口令无效，须执行 user totp-reset'

function rowsIn({ tables }: Manifest): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}

async function withClient<Result>(where: string | DatabaseAddress, action: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connectAlone(where, 'gezhi backup')
  try {
    return await action(client)
  } finally {
    await client.end()
  }
}
