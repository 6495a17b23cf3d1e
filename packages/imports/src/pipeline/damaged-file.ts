import type { LocalizedText } from './import-source.ts'

/** A file or a member of an archive that cannot be read, or not to its end. */
export class DamagedFile extends Error {
  readonly reason: LocalizedText
  /** Its content was handed over whole before this was thrown: what is damaged is around or behind it, or a checksum does not match. */
  readonly isComplete: boolean

  constructor(reason: LocalizedText, cause?: unknown, { isComplete = false }: { readonly isComplete?: boolean } = {}) {
    super(`${reason.en} / ${reason.zh}`, { cause })
    this.name = 'DamagedFile'
    this.reason = reason
    this.isComplete = isComplete
  }
}

/** What to say of an error met while reading bytes. Errors of the file system keep their own words. */
export function asDamagedFile(error: unknown): DamagedFile {
  if (error instanceof DamagedFile) return error
  const { message } = error as Error
  return new DamagedFile({ en: `cannot be read: ${message}`, zh: `无法读取：${message}` }, error)
}

/** Bytes that end where their content is complete, whatever damage is found behind it: `damage` tells it once they have been read. */
export class SalvagedBytes {
  readonly #bytes: AsyncIterable<Buffer>
  damage: DamagedFile | null = null

  constructor(bytes: AsyncIterable<Buffer>) {
    this.#bytes = bytes
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of this.#bytes) yield chunk
    } catch (error) {
      this.damage = asDamagedFile(error)
      if (!this.damage.isComplete) throw error
    }
  }
}
