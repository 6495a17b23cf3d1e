import { openFileStore } from './adapters/open-file-store.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { openDatabase } from './database/open-database.ts'
import { locatePostgres } from './database/locate-postgres.ts'
import { moveUsage, runMoveCommand } from './operations/move/move-command.ts'
import { doctorUsage, runDoctorCommand } from './operations/doctor/doctor-command.ts'
import { backupTarget } from './operations/backup/scheduled/make-backup.ts'
import { backupUsage, runBackupCommand } from './operations/backup/backup-commands.ts'
import { newLog } from './http/new-log.ts'
import { commandUsage } from './app/open-domains.ts'
import { readSettings } from './settings/read-settings.ts'
import type { Settings } from './settings/settings.ts'
import { cleanupStack, type CleanupStack } from './platform/cleanup-stack.ts'
import { dataFolder, hasInstallation, makeDataFolder, type DataFolder } from './data-folder/data-folder.ts'
import { DataFolderInUse, lockDataFolder } from './data-folder/lock-data-folder.ts'
import { openPlatform } from './app/open-platform.ts'
import { describeStorageError } from './data-folder/storage-errors.ts'
import { PRIVATE_UMASK } from './data-folder/restrict-access.ts'
import { print, printError } from './terminal/print.ts'

// npm run ops -- …: operator commands, with or without a running server.

process.umask(PRIVATE_UMASK)

const opened = cleanupStack()
let dataRoot: string | null = null
try {
  const args = process.argv.slice(2)
  if (args.length === 0 || args[0] === '--help') print(usage())
  else if (args[0] === 'move') process.exitCode = await move(args)
  else if (args[0] === 'doctor') process.exitCode = await doctor()
  else await run(args, readSettings(process.env))
} catch (error) {
  const { message } = error instanceof Error ? error : new Error(String(error))
  printError((dataRoot === null ? null : describeStorageError(error, dataRoot)) ?? message)
  process.exitCode = 1
} finally {
  await opened.disposeAsync()
}

/** All commands, a line each. */
function usage(): string {
  return ['npm run ops -- …', ...commandUsage(), ...doctorUsage(), ...backupUsage(), ...moveUsage()].join('\n')
}

/** Ctrl-C stops it so that the next one continues; a second one ends it at once. */
async function move(args: readonly string[]): Promise<number> {
  const stopping = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => (stopping.signal.aborted ? process.exit(130) : stopping.abort()))
  const log = newLog(readSettings(process.env).GEZHI_LOG)
  return runMoveCommand(args, { environment: process.env, terminal: process.stdout, log, signal: stopping.signal })
}

/** Takes no lock and starts no database: it can be run at any time. */
async function doctor(): Promise<number> {
  const settings = readSettings(process.env)
  dataRoot = settings.GEZHI_DATA
  const { lines, exitCode } = await runDoctorCommand(settings, dataFolder(settings.GEZHI_DATA), process.env)
  print(lines.join('\n'))
  return exitCode
}

async function run(args: readonly string[], settings: Settings): Promise<void> {
  dataRoot = settings.GEZHI_DATA
  const isNew = !hasInstallation(settings.GEZHI_DATA)
  // Without the settings of the server, it would be a good backup of nothing.
  if (isNew && writesBackup(args)) throw new Error(nothingHere(settings.GEZHI_DATA))
  const folder = await makeDataFolder(settings.GEZHI_DATA)
  if (isNew) printError(`New data folder (GEZHI_DATA) / 新建数据目录: ${folder.root}`)
  const server = serverOn(folder, opened)
  const where = settings.DATABASE_URL ?? (await embeddedAddress(folder, opened))
  const log = newLog(settings.GEZHI_LOG)
  const migrate = async () => (await openDatabase(where, settings, log)).$client.end()
  const files = await openFileStore(settings, folder.files, printError)
  const backup = await runBackupCommand(
    {
      where,
      files,
      folder,
      target: backupTarget(settings, folder),
      retention: settings.GEZHI_BACKUP_KEEP,
      serverRuns: server,
      migrate,
    },
    args,
  )
  if (backup !== null) return print(backup.join('\n'))
  const database = await openDatabase(where, settings, log)
  opened.defer(() => database.$client.end())
  const { runCommand } = await openPlatform({ settings, version: '', files, folder, log, opened }, database, { subscribes: false })
  const lines = await runCommand(args, { id: null, log })
  if (lines === null) throw new Error(usage())
  for (const line of lines) print(line)
}

function writesBackup([command, file]: readonly string[]): boolean {
  return command === 'backup' && (file === '--scheduled' || file?.startsWith('--') === false)
}

function nothingHere(root: string): string {
  const { en, zh } = {
    zh: `没有可备份的内容：${root}（GEZHI_DATA）不是已有系统的数据目录。请为此命令设置与服务相同的环境变量。`,
    en: `There is nothing to back up: ${root} (GEZHI_DATA) is not the data folder of an installation. Set the variables of the server for this command too.`,
  }
  return `${en}\n${zh}`
}

/** Whether a server runs on the data folder; if not, none can start until this ends. */
function serverOn(folder: DataFolder, list: CleanupStack): boolean {
  try {
    const lock = lockDataFolder(folder, 'ops')
    list.defer(() => lock.release())
    return false
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    return true
  }
}

/** The database of the data folder: that of the running server, otherwise it is started temporarily. */
async function embeddedAddress(folder: DataFolder, list: CleanupStack) {
  const location = await locatePostgres(folder.postgres, folder.root, printError)
  const postgres = await startEmbeddedPostgres(location, `${folder.logs}/postgres.log`)
  if (!postgres.attached) list.defer(() => postgres.stop())
  return postgres.address
}
