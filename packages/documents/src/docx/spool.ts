import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Bytes read at once. */
const CHUNK_LENGTH = 64 * 1024

/**
 * A temporary file for text that is read after all of it is written. It has no name as soon as it is open, so that it is gone with the
 * process, however that ends.
 */
export class Spool {
  readonly #file: FileHandle

  private constructor(file: FileHandle) {
    this.#file = file
  }

  /** Opens an empty one in the folder for temporary files. */
  static async open(): Promise<Spool> {
    const folder = await mkdtemp(join(tmpdir(), 'gezhi-spool-'))
    try {
      return new Spool(await open(join(folder, 'spool'), 'w+'))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Writes chunks of text. */
  async write(chunks: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of chunks) await this.#file.appendFile(chunk)
  }

  /** All that is written. */
  async *chunks(): AsyncGenerator<Buffer> {
    let at = 0
    while (true) {
      const { bytesRead, buffer } = await this.#file.read(Buffer.allocUnsafe(CHUNK_LENGTH), 0, CHUNK_LENGTH, at)
      if (bytesRead === 0) return
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  }

  /** Gives the space back. */
  async close(): Promise<void> {
    await this.#file.close()
  }
}
