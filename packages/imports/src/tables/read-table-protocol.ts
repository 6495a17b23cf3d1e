import { defineThread, type ThreadErrors } from '@gezhi/threads'
import { DamagedFile } from '../pipeline/damaged-file.ts'

export interface TableToRead {
  readonly bytes: Uint8Array
  /** Rows read at most. */
  readonly most: number
}

export interface TableOperations {
  readonly read: { readonly request: TableToRead; readonly response: string[][] }
}

/** Reasons of damage cross as they are; anything else that goes wrong is a file that asks for too much. */
const ERRORS: ThreadErrors<DamagedFile['reason']> = {
  encode: (error) => (error instanceof DamagedFile ? error.reason : TOO_MUCH),
  decode: (reason) => new DamagedFile(reason),
  failure: (_, __, cause) => new DamagedFile(TOO_MUCH, cause),
}

/** What is said of a file that takes more than is given for one. */
export const TOO_MUCH: DamagedFile['reason'] = { en: 'reading the file takes too much memory or time', zh: '读取文件占用的内存或时间过多' }

export const TABLE_THREAD = defineThread<TableOperations>(new URL('./read-table-thread.ts', import.meta.url), ERRORS)
