import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { indexAddress } from '@gezhi/records'
import { inspectIndex } from '../adapters/inspect-index.ts'
import { readLastBackup } from '../data-folder/last-backup.ts'
import { connectAlone } from '../database/connect-alone.ts'
import type { DatabaseAddress } from '../database/database-address.ts'
import type { StartParts } from './start-parts.ts'

type Where = string | DatabaseAddress
type UpgradeParts = Pick<StartParts, 'settings' | 'folder' | 'files' | 'log' | 'print'> & {
  readonly adapters: Pick<StartParts['adapters'], 'kinds'>
}

/** Bytes of disk for each byte of the database and the uploads: the backup, and its check in a database of its own. */
const TIMES = 3
/** Bytes that remain for everything else. */
const SPARE = 64 * 2 ** 20
/** ms: a rebuild that was stopped and begins again needs no backup of its own. */
const RECENT = 24 * 60 * 60 * 1000

/** Lets somebody at the terminal decide. */
export type Confirm = (question: string) => Promise<boolean>

/** The backups before the first start of a new version changes anything, unless GEZHI_BACKUP_BEFORE_UPGRADE is off. */
export interface UpgradeBackup {
  /** Before the tables of a database with accounts are changed. Rejects if it failed and nobody wants to go on without it. */
  beforeMigration(where: Where): Promise<void>
  /** Before an outdated index is rebuilt, which changes no account: a failure is only reported. */
  beforeRebuild(where: Where): Promise<void>
}

/** The backups of a start, at most one. `confirm`: null where nobody can answer. */
export function upgradeBackup(parts: UpgradeParts, confirm: Confirm | null = terminalQuestion()): UpgradeBackup {
  const { settings, log, print } = parts
  const declined = settings.GEZHI_BACKUP_BEFORE_UPGRADE === 'off'
  let made = false
  const back = async (where: Where): Promise<Error | null> => {
    try {
      const name = await makeChecked(parts, where)
      made = true
      log.info({ backup: name }, 'backed up before the upgrade')
      print(`Backed up before the upgrade: ${whereIs(parts, name)} / 升级前已备份：${whereIs(parts, name)}`)
      return null
    } catch (error) {
      log.warn({ message: (error as Error).message }, 'no backup could be made before the upgrade')
      return error as Error
    }
  }
  return {
    async beforeMigration(where) {
      if (declined) return log.warn('the database is migrated without a backup: GEZHI_BACKUP_BEFORE_UPGRADE is off')
      print('This version changes the database; it is backed up first… / 本版本将更改数据库，正在先行备份…')
      const failure = await back(where)
      if (failure === null) return
      const text = withoutBackup(failure)
      if (confirm === null) throw new Error(text)
      print(text)
      if (!(await confirm('Go on without a backup? [y/N] / 不备份而继续？[y/N] '))) throw new Error('Nothing was changed / 未作任何更改')
    },
    async beforeRebuild(where) {
      if (made || declined || !isOutdated(parts) || (await isRecent(parts)) || !(await hasAccounts(where))) return
      print('This version rebuilds the index; the database is backed up first… / 本版本将重建索引，正在先行备份数据库…')
      const failure = await back(where)
      if (failure !== null) print(withoutBackup(failure))
    },
  }
}

function withoutBackup({ message }: Error): string {
  return (
    `No backup could be made before the upgrade: ${message}. Free space or set GEZHI_BACKUP_TO, or back up with the earlier version and set GEZHI_BACKUP_BEFORE_UPGRADE=off` +
    ` / 升级前备份失败：${message}。请腾出空间或设置 GEZHI_BACKUP_TO；也可先用旧版本备份，再设置 GEZHI_BACKUP_BEFORE_UPGRADE=off`
  )
}

async function makeChecked({ settings, folder, files }: UpgradeParts, where: Where): Promise<string> {
  const needed = TIMES * ((await databaseBytes(where)) + (await uploadedBytes(files))) + SPARE
  const { bavail, bsize } = await statfs(folder.root)
  if (bavail * bsize < needed)
    throw new Error(
      `${megabytes(needed)} MB are needed at ${folder.root}, ${megabytes(bavail * bsize)} MB are free / ${folder.root} 需 ${megabytes(needed)} MB，仅余 ${megabytes(bavail * bsize)} MB`,
    )
  // With the libraries of archives and of S3, which no other start needs.
  const { backupTarget, makeBackup } = await import('../operations/backup/scheduled/make-backup.ts')
  const target = backupTarget(settings, folder)
  const { name } = await makeBackup({ where, files, folder, target, retention: settings.GEZHI_BACKUP_KEEP, now: Date.now })
  return name
}

/** The file, or the name in the bucket, whose address has a secret. */
function whereIs({ settings: { GEZHI_BACKUP_TO: to }, folder }: UpgradeParts, name: string): string {
  return to !== null && /^https?:/.test(to) ? `${name} (GEZHI_BACKUP_TO)` : join(to ?? folder.backups, name)
}

async function databaseBytes(where: Where): Promise<number> {
  return Number(await valueOf(where, 'SELECT pg_database_size(current_database()) AS value'))
}

async function uploadedBytes(files: UpgradeParts['files']): Promise<number> {
  let bytes = 0
  for await (const { size } of files.patient().list('uploads/')) bytes += size
  return bytes
}

async function hasAccounts(where: Where): Promise<boolean> {
  return (await valueOf(where, 'SELECT EXISTS (SELECT 1 FROM users) AS value')) === true
}

async function valueOf(where: Where, statement: string): Promise<unknown> {
  const client = await connectAlone(where, 'gezhi backup')
  try {
    return (await client.query<{ value: unknown }>(statement)).rows[0]!.value
  } finally {
    await client.end()
  }
}

function isOutdated({ settings, folder, adapters }: UpgradeParts): boolean {
  if (settings.GEZHI_SEARCH_URL !== null) return false
  return adapters.kinds.some((kind) => {
    try {
      return inspectIndex(indexAddress(folder.index, kind), kind)?.outdated === true
    } catch {
      // The engine, which opens it next, reports that it cannot be read.
      return false
    }
  })
}

async function isRecent({ folder }: UpgradeParts): Promise<boolean> {
  const last = await readLastBackup(folder)
  return last !== null && Date.now() - last.getTime() < RECENT
}

function megabytes(bytes: number): string {
  return Math.ceil(bytes / 2 ** 20).toLocaleString('en-US')
}

/** Null without a terminal. */
function terminalQuestion(): Confirm | null {
  if (process.stdin.isTTY !== true || process.stdout.isTTY !== true) return null
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return /^(?:y|yes|是)$/i.test((await terminal.question(question)).trim())
    } finally {
      terminal.close()
    }
  }
}
