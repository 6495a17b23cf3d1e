import type { Said } from './import-source.ts'

/** A file or a member of an archive that cannot be read, or not to its end. */
export class DamagedFile extends Error {
  readonly reason: Said

  constructor(reason: Said, cause?: unknown) {
    super(`${reason.en} / ${reason.zh}`, { cause })
    this.name = 'DamagedFile'
    this.reason = reason
  }
}

/** What to say of an error met while reading bytes. Errors of the file system keep their own words. */
export function asDamagedFile(error: unknown): DamagedFile {
  if (error instanceof DamagedFile) return error
  const { message } = error as Error
  return new DamagedFile({ en: `cannot be read: ${message}`, zh: `无法读取：${message}` }, error)
}
