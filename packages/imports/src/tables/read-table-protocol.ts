import { defineThread, type ThreadErrors } from '@gezhi/threads'
import { DamagedFile } from '../pipeline/damaged-file.ts'

export interface TableToRead {
  readonly bytes: Uint8Array
  /** Maximum number of rows. */
  readonly maxRows: number
}

export interface TableOperations {
  readonly read: { readonly request: TableToRead; readonly response: string[][] }
}

/** Reasons for damage are transferred unchanged; any other failure means that the file needs too many resources. */
const ERRORS: ThreadErrors<DamagedFile['reason']> = {
  encode: (error) => (error instanceof DamagedFile ? error.reason : TOO_MUCH),
  decode: (reason) => new DamagedFile(reason),
  failure: (_, __, cause) => new DamagedFile(TOO_MUCH, cause),
}

/** The message for a file that exceeds the limits. */
export const TOO_MUCH: DamagedFile['reason'] = { en: 'reading the file takes too much memory or time', zh: '读取文件占用的内存或时间过多' }

export const TABLE_THREAD = defineThread<TableOperations>(new URL('./read-table-thread.ts', import.meta.url), ERRORS)
