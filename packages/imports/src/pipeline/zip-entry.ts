import { DamagedFile } from './damaged-file.ts'

/** A file in a zip. Its bytes must be read or skipped before the next entry is requested. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: AsyncIterable<Buffer>
  /** Bytes of the zip read so far. */
  passed(): number
}

/** A file that could not be read; an empty name means the zip itself is damaged. */
export interface DamagedZipEntry {
  readonly name: string
  readonly damage: DamagedFile
}

export const STORED = 0
export const DEFLATED = 8

/** Folders, and files that macOS adds next to each file. */
export function isLeftOut(name: string): boolean {
  return name.endsWith('/') || name.startsWith('__MACOSX/')
}

/** Why the content cannot be decompressed; null if it can. */
export function unknownMethod({ method, isEncrypted }: { readonly method: number; readonly isEncrypted: boolean }): DamagedFile | null {
  if (isEncrypted) return new DamagedFile({ en: 'is encrypted', zh: '已加密' })
  if (method === STORED || method === DEFLATED) return null
  return new DamagedFile({ en: `uses an unknown compression method (${method})`, zh: `压缩方式未知（${method}）` })
}

/** A file within a zip whose data is damaged; `isComplete`: only its checksum is wrong. */
export function damagedEntry(error: unknown, options: { readonly isComplete?: boolean } = {}): DamagedFile {
  const { message } = error as Error
  return new DamagedFile({ en: `is damaged in the zip file: ${message}`, zh: `在压缩包内已损坏：${message}` }, error, options)
}

/** The zip ends within a file. */
export function zipEndsEarly(cause?: unknown): DamagedFile {
  return new DamagedFile({ en: 'the zip file is incomplete (truncated) or damaged', zh: 'zip 文件不完整（被截断）或已损坏' }, cause)
}
