import { asDamagedFile, type DamagedFile } from './damaged-file.ts'

/** A file, or one file inside archives, whose bytes can be read once, before the next one is requested. */
export interface FileMember {
  /** Name of the file; members of archives follow after `!`: `week.zip!week.xml`. */
  readonly name: string
  /** The first bytes, at most 64 KiB; fewer only when there are no more. */
  readonly head: Buffer
  /** The damage within the head; also thrown when the bytes are read. */
  readonly headDamage?: DamagedFile | null
  /** All bytes, including the head. Throws `DamagedFile` if they end too early. */
  readonly bytes: AsyncIterable<Buffer>
  /** Bytes of the file on disk read so far. */
  passed(): number
}

/** A member of an archive, or an archive, that could not be opened. */
export interface UnreadableMember {
  readonly name: string
  readonly damage: DamagedFile
}

export const HEAD_BYTES = 64 * 1024

/** Reads the head of a stream and returns the whole stream. Damage within the head is thrown when the bytes are read. */
export async function readHead(
  bytes: AsyncIterable<Buffer>,
): Promise<{ head: Buffer; headDamage: DamagedFile | null; bytes: AsyncGenerator<Buffer> }> {
  const iterator = bytes[Symbol.asyncIterator]()
  const first: Buffer[] = []
  let length = 0
  let headDamage: DamagedFile | null = null
  let ended = false
  while (length < HEAD_BYTES && !ended) {
    try {
      const next = await iterator.next()
      if (next.done === true) ended = true
      else length += first.push(next.value) && next.value.length
    } catch (error) {
      headDamage = asDamagedFile(error)
      ended = true
    }
  }
  async function* whole(): AsyncGenerator<Buffer> {
    try {
      yield* first.splice(0)
      if (headDamage !== null) throw headDamage
      while (!ended) {
        const next = await iterator.next()
        if (next.done === true) return
        yield next.value
      }
    } finally {
      await iterator.return?.()
    }
  }
  return { head: Buffer.concat(first).subarray(0, HEAD_BYTES), headDamage, bytes: whole() }
}
