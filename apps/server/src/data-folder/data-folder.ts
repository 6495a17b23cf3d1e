import { existsSync } from 'node:fs'
import { access, constants, lstat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder, restrictAccess } from './restrict-access.ts'

/** Paths of everything of one installation. Only these names are used below GEZHI_DATA. */
export interface DataFolder {
  readonly root: string
  /** Locked as long as a server or an import uses the folder. */
  readonly lock: string
  /** The holder of the lock: process id, purpose, address. */
  readonly holder: string
  /** Locked by a server or worker that waits for an import to release the folder. */
  readonly request: string
  /** Unique name that distinguishes this folder from those of other machines. */
  readonly name: string
  /** PostgreSQL's own data. */
  readonly postgres: string
  /** Search indexes: `indexAddress` returns the folder of a kind. */
  readonly index: string
  /** Where an index is rebuilt from files until it replaces the current one. */
  readonly rebuild: string
  /** Where the demonstration is generated until it becomes the index. */
  readonly demonstrationIndex: string
  /** Where the records of another installation are copied until they become the index. */
  readonly move: string
  /** Progress of moving the records of this installation to another. */
  readonly moveState: string
  /** Classification schemes: a database file. */
  readonly schemes: string
  /** Index of similar trademarks, built from the records of the search index. */
  readonly similarMarks: string
  /** Index of the pictures of records, built from them. */
  readonly pictureIndex: string
  /** Codes of legal events: a database file. */
  readonly eventCodes: string
  /** Pictures of documents, rendered drawings and uploads, unless `GEZHI_FILES_URL` names a store. */
  readonly files: string
  readonly logs: string
  /** Files of rejected fragments, one per import that had some. */
  readonly imports: string
  /** Unfinished documents of exports. */
  readonly work: string
  /** Contains the path of the socket at which the running server accepts imports. */
  readonly importSocket: string
  /** Written once the demonstration corpus was created, or skipped. */
  readonly demonstration: string
  /** The key that encrypts secrets in the database, unless `GEZHI_SECRET_KEY` is set. */
  readonly secretKey: string
  /** The accounts of the demonstration with their password; never in production. */
  readonly demoAccounts: string
  /** A report of each process about itself, for `npm run ops -- doctor`. */
  readonly processes: string
  /** What it took on each of the past days. */
  readonly storageDays: string
  /** Scheduled backups, unless `GEZHI_BACKUP_TO` names another place. */
  readonly backups: string
  /** Where a scheduled backup is written and checked. */
  readonly backupCheck: string
  /** When the last backup was made. */
  readonly lastBackup: string
}

/** Names the parts of a data folder without touching it. */
export function dataFolder(root: string): DataFolder {
  return {
    root,
    lock: join(root, 'server.lock'),
    holder: join(root, 'server.json'),
    request: join(root, 'server-request.lock'),
    name: join(root, 'name'),
    postgres: join(root, 'postgres'),
    index: join(root, 'index'),
    rebuild: join(root, 'index-rebuild'),
    demonstrationIndex: join(root, 'index-demonstration'),
    move: join(root, 'index-move'),
    moveState: join(root, 'move.json'),
    schemes: join(root, 'classification.sqlite'),
    similarMarks: join(root, 'similar-marks'),
    pictureIndex: join(root, 'picture-index'),
    eventCodes: join(root, 'event-codes.sqlite'),
    files: join(root, 'files'),
    logs: join(root, 'logs'),
    imports: join(root, 'imports'),
    work: join(root, 'work'),
    importSocket: join(root, 'import-socket'),
    demonstration: join(root, 'demonstration.json'),
    secretKey: join(root, 'secret.key'),
    demoAccounts: join(root, 'demo-accounts.json'),
    processes: join(root, 'processes'),
    storageDays: join(root, 'storage-days.json'),
    backups: join(root, 'backups'),
    backupCheck: join(root, 'backup-check'),
    lastBackup: join(root, 'last-backup.json'),
  }
}

/** Whether a server or a command has used a data folder before; a folder with the cache of compiled programs alone is a new one. */
export function hasInstallation(root: string): boolean {
  return existsSync(dataFolder(root).index)
}

/**
 * Creates missing folders and removes access rights of other accounts from existing ones. Rejects with a message that names the folder
 * that cannot be created.
 */
export async function makeDataFolder(root: string): Promise<DataFolder> {
  const folder = dataFolder(root)
  for (const path of [folder.root, folder.index, folder.files, folder.logs]) {
    try {
      await makeFolder(path)
    } catch (error) {
      const obstacle = await obstacleOf(path, error as NodeJS.ErrnoException)
      throw new Error(describeObstacle(path, obstacle), { cause: error })
    }
  }
  await restrictAccess(folder)
  return folder
}

/** Why a folder that is no folder yet cannot become one, by the code of the error. */
const OBSTACLES: Readonly<Record<string, { readonly en: string; readonly zh: string }>> = {
  EEXIST: { en: 'there is a file of this name', zh: '已有同名文件' },
  ENOTDIR: { en: 'a part of the path is a file', zh: '路径中有一段是文件' },
  ENOENT: { en: 'it is a link to nothing', zh: '该路径是一个失效的链接' },
  EROFS: { en: 'the disk is read-only', zh: '所在磁盘为只读' },
  EACCES: { en: 'this account may not write there', zh: '当前账户无权在此写入' },
  ELOOP: { en: 'its links lead in a circle', zh: '路径中的链接循环指向' },
  ENAMETOOLONG: { en: 'its name is too long', zh: '名称过长' },
}

/** Node reports ENOENT for missing folders on a disk that cannot be written. */
async function obstacleOf(path: string, error: NodeJS.ErrnoException): Promise<NodeJS.ErrnoException> {
  if (error.code !== 'ENOENT') return error
  let parent = path
  // Whatever hides a folder, the next one above that can be seen tells why.
  while ((await lstat(parent).catch(() => null)) === null) parent = dirname(parent)
  return access(parent, constants.W_OK).then(
    () => error,
    (reason: NodeJS.ErrnoException) => reason,
  )
}

function describeObstacle(path: string, { code = '', message }: NodeJS.ErrnoException): string {
  const obstacle = OBSTACLES[code]
  if (obstacle === undefined) return `The data folder ${path} cannot be created (GEZHI_DATA) / 无法创建数据目录: ${message}`
  return (
    `The data folder ${path} (GEZHI_DATA) cannot be created: ${obstacle.en}. Set GEZHI_DATA to a folder, or to a path where one can be created. / ` +
    `无法创建数据目录 ${path}（GEZHI_DATA）：${obstacle.zh}。请将 GEZHI_DATA 设为一个目录，或可新建目录的路径。`
  )
}
