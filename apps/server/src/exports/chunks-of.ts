import { Readable } from 'node:stream'

const CHUNK = 256 * 1024

/** Bytes in memory as a stream of chunks. */
export function chunksOf(bytes: Buffer): Readable {
  return Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
    })(),
  )
}
