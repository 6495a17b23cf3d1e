import { join } from 'node:path'
import { makeFolder, restrictAccess } from './restrict-access.ts'

/** Where everything of one installation lies. Only these names are used below GEZHI_DATA. */
export interface DataFolder {
  readonly root: string
  /** Held as long as a server or an import uses the folder. */
  readonly lock: string
  /** Who holds the lock: process id, purpose, address. */
  readonly holder: string
  /** Held by a server or worker that waits for an import to hand the folder over. */
  readonly request: string
  /** What tells this folder from those of other machines. */
  readonly name: string
  /** PostgreSQL's own data. */
  readonly postgres: string
  /** Search indexes: `indexAddress` says where that of a kind is. */
  readonly index: string
  /** Where a new index is built of files, until it takes the other's place. */
  readonly rebuild: string
  /** Where the records of another installation are brought, until they are the index. */
  readonly move: string
  /** How far the records of this one came on their way to another. */
  readonly moveState: string
  /** Classification schemes: a database file. */
  readonly schemes: string
  /** Codes of legal events: a database file. */
  readonly eventCodes: string
  /** Pictures of documents, rendered drawings and uploads, unless `GEZHI_FILES_URL` names a store. */
  readonly files: string
  readonly logs: string
  /** Files of rejected pieces, one for each import that had some. */
  readonly imports: string
  /** Names the socket at which the running server takes imports. */
  readonly importSocket: string
  /** Written once the demonstration corpus was made, or was not to be made. */
  readonly demonstration: string
  /** The accounts of the demonstration with their password; never in production. */
  readonly demoAccounts: string
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
    move: join(root, 'index-move'),
    moveState: join(root, 'move.json'),
    schemes: join(root, 'classification.sqlite'),
    eventCodes: join(root, 'event-codes.sqlite'),
    files: join(root, 'files'),
    logs: join(root, 'logs'),
    imports: join(root, 'imports'),
    importSocket: join(root, 'import-socket'),
    demonstration: join(root, 'demonstration.json'),
    demoAccounts: join(root, 'demo-accounts.json'),
  }
}

/**
 * Makes the folders that are missing and takes the rights of other accounts from those that are there. Rejects with a message naming the
 * folder that cannot be made.
 */
export async function makeDataFolder(root: string): Promise<DataFolder> {
  const folder = dataFolder(root)
  for (const path of [folder.root, folder.index, folder.files, folder.logs]) {
    try {
      await makeFolder(path)
    } catch (error) {
      throw new Error(`The data folder ${path} cannot be made (GEZHI_DATA) / 无法创建数据目录: ${(error as Error).message}`, {
        cause: error,
      })
    }
  }
  await restrictAccess(folder)
  return folder
}
