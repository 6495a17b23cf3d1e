import { statfsSync } from 'node:fs'

/** Why a process cannot write its data. */
export type StorageIssue = 'full' | 'read-only'

/** MB written by the first start on an empty folder: PostgreSQL's data, the index of the demonstration corpus and its term vectors. */
const FIRST_START_MEGABYTES = 400

/** By Node, by PostgreSQL (53100: disk_full), by SQLite. */
const FULL = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100'])
const READ_ONLY = new Set<unknown>(['EROFS', 'EACCES', 'EPERM'])
const SQLITE_FULL = 13
/** SQLITE_READONLY and SQLITE_CANTOPEN. */
const SQLITE_READ_ONLY = new Set<unknown>([8, 14])

/** Why an error, or its cause, means that files below a folder cannot be written; null for any other error. */
export function storageIssue(error: unknown, root?: string): StorageIssue | null {
  if (!(error instanceof Error)) return null
  const { code, errcode, path, reason } = error as Error & { code?: unknown; errcode?: unknown; path?: unknown; reason?: unknown }
  if (
    FULL.has(code) ||
    primaryCode(errcode) === SQLITE_FULL ||
    reason === 'disk-full' ||
    /no space left on device|check free disk space/i.test(error.message)
  )
    return 'full'
  if (root !== undefined) {
    if (READ_ONLY.has(code) && typeof path === 'string' && path.startsWith(root)) return 'read-only'
    if (SQLITE_READ_ONLY.has(primaryCode(errcode))) return 'read-only'
  }
  return storageIssue(error.cause, root)
}

/** Extended codes of SQLite have the primary one in their lowest byte. */
function primaryCode(errcode: unknown): number | null {
  return typeof errcode === 'number' ? errcode & 0xff : null
}

/** Explains an error of a data folder that cannot be written, with a remedy, in both languages; null for any other error. */
export function describeStorageError(error: unknown, root: string): string | null {
  const issue = storageIssue(error, root)
  if (issue === null) return null
  const { message } = error as Error
  if (issue === 'read-only')
    return (
      `The data folder ${root} (GEZHI_DATA) cannot be written: it is read-only, or belongs to another account. Grant the account that starts Gezhi write access. / ` +
      `数据目录 ${root}（GEZHI_DATA）不可写：只读，或属于其他账户。请授予启动本系统的账户写入权限。\n(${message})`
    )
  const free = describeSpace(spaceOf(root))
  return (
    `The disk of the data folder ${root} (GEZHI_DATA) has too little space: ${free.en}. Free some space; a first start needs about ${FIRST_START_MEGABYTES} MB, and more for more documents. Data already written is intact. / ` +
    `数据目录 ${root}（GEZHI_DATA）所在磁盘空间不足，${free.zh}。请清理空间；首次启动约需 ${FIRST_START_MEGABYTES} MB，文献越多所需越多。已写入的数据完好。\n(${message})`
  )
}

/** What is left on a disk; `files` is null where the file system does not limit their number. */
export interface DiskSpace {
  readonly megabytes: number
  readonly files: number | null
}

/** Below this many files (inodes) the number is mentioned: with them a disk is full, whatever its space. */
const FEW_FILES = 10_000

/** The free space in both languages. */
export function describeSpace(space: DiskSpace | null): { readonly en: string; readonly zh: string } {
  if (space === null) return { en: '? MB are free', zh: '剩余 ? MB' }
  const { megabytes, files } = space
  const isShort = files !== null && files < FEW_FILES
  return {
    en: `${megabytes} MB are free${isShort ? `, and room for ${files} more files (inodes)` : ''}`,
    zh: `剩余 ${megabytes} MB${isShort ? `，还可新建 ${files} 个文件（inode）` : ''}`,
  }
}

/** Free space for this account on the disk of a path; null if it cannot be read. */
function spaceOf(path: string): DiskSpace | null {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(path)
    return { megabytes: Math.floor((bavail * bsize) / 1e6), files: files === 0 ? null : ffree }
  } catch {
    return null
  }
}
