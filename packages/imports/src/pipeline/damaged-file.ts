import type { LocalizedText } from './import-source.ts'

/** A file or archive member that cannot be read, or not to its end. */
export class DamagedFile extends Error {
  readonly reason: LocalizedText
  /** Its whole content was delivered before this was thrown: the damage is around or after it, or a checksum does not match. */
  readonly isComplete: boolean

  constructor(reason: LocalizedText, cause?: unknown, { isComplete = false }: { readonly isComplete?: boolean } = {}) {
    super(`${reason.en} / ${reason.zh}`, { cause })
    this.name = 'DamagedFile'
    this.reason = reason
    this.isComplete = isComplete
  }
}

/** The `DamagedFile` for an error while reading bytes. Errors of the file system are not converted. */
export function asDamagedFile(error: unknown): DamagedFile {
  if (error instanceof DamagedFile) return error
  const { message } = error as Error
  return new DamagedFile({ en: `cannot be read: ${message}`, zh: `无法读取：${message}` }, error)
}

/** Bytes that end where their content is complete even if there is damage after it: `damage` reports it once they have been read. */
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
