import { Readable } from 'node:stream'
import type { FileStore } from './file-store.ts'

/** Bytes of a part: each writer and each download has one or two in memory. */
const PART_SIZE = 1024 * 1024

/** A large file in parts. */
export interface StoredParts {
  readonly id: string
  /** Number of parts. */
  readonly parts: number
}

/** Large files in a file store, whose files are small enough for memory: each in parts under the id of a row. */
export interface PartFiles {
  /** Keys of all parts of a file. */
  keysOf(file: StoredParts): readonly string[]
  /** Stores a stream in parts, one in memory at a time. `announce` is called with number and size before each part; it may throw to stop. */
  store(
    files: FileStore,
    id: string,
    stream: AsyncIterable<Uint8Array>,
    announce: (number: number, size: number) => Promise<void>,
  ): Promise<void>
  /** The parts of a file as one stream; each part is read when it is sent. Fails if a part is missing. */
  read(files: FileStore, file: StoredParts): Readable
  remove(files: FileStore, file: StoredParts): Promise<void>
}

/** Files in parts below a prefix that ends with `/`. */
export function partFiles(prefix: string): PartFiles {
  const keyOf = (id: string, number: number) => `${prefix}${id}/${number}`
  const keysOf = ({ id, parts }: StoredParts) => Array.from({ length: parts }, (_, number) => keyOf(id, number))
  return {
    keysOf,
    async store(files, id, stream, announce) {
      let [number, size]: [number, number] = [0, 0]
      let chunks: Uint8Array[] = []
      const put = async () => {
        await announce(number, size)
        await files.put(keyOf(id, number), Buffer.concat(chunks))
        number += 1
        size = 0
        chunks = []
      }
      for await (const chunk of stream) {
        chunks.push(chunk)
        size += chunk.length
        if (size >= PART_SIZE) await put()
      }
      if (size > 0) await put()
    },
    read: (files, file) =>
      Readable.from(
        (async function* () {
          for (const key of keysOf(file)) {
            const part = await files.get(key)
            if (part === null) throw new Error(`A part of a file is missing: ${key}`)
            yield part
          }
        })(),
      ),
    async remove(files, file) {
      for (const key of keysOf(file)) await files.remove(key)
    },
  }
}
