import type { DataFolder } from './data-folder.ts'
import { type FileLock, isFileLocked, tryLockFile } from './lock-file.ts'

/** The request of a server or worker that an import hand the data folder over. It ends with the process that made it, however that dies. */
export interface DataFolderRequest {
  /** Makes it, unless it is made already; of several processes that want the folder one makes it. */
  make(): void
  withdraw(): void
}

/** A request that is not made yet. */
export function dataFolderRequest(folder: DataFolder): DataFolderRequest {
  let lock: FileLock | null = null
  return {
    make: () => void (lock ??= tryLockFile(folder.request)),
    withdraw() {
      lock?.release()
      lock = null
    },
  }
}

/** Whether another process requests the folder now. */
export function isDataFolderRequested(folder: DataFolder): boolean {
  return isFileLocked(folder.request)
}
