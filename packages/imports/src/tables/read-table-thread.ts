import { parentPort, workerData } from 'node:worker_threads'
import { DamagedFile } from '../pipeline/damaged-file.ts'
import { readTable } from './read-table.ts'

/** What the thread is given. */
export interface TableToRead {
  readonly bytes: Uint8Array
  readonly most: number
}

/** What comes of it: the rows, or why there are none. */
export type TableRead = { readonly rows: string[][] } | { readonly damage: DamagedFile['reason'] }

const { bytes, most } = workerData as TableToRead
parentPort?.postMessage(outcome())

function outcome(): TableRead {
  try {
    return { rows: readTable(Buffer.from(bytes), most) }
  } catch (error) {
    if (error instanceof DamagedFile) return { damage: error.reason }
    throw error
  }
}
