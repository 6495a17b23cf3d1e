import type { DataFolder } from './data-folder.ts'
import { type FileLock, isFileLocked, tryLockFile } from './lock-file.ts'

/** The request of a server or worker that an import release the data folder. It ends with its process, however that dies. */
export interface DataFolderRequest {
  /** Makes the request unless it exists already; of several waiting processes one makes it. */
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
