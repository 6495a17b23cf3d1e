import { zstdCompressSync, zstdDecompressSync, type ZstdOptions } from 'node:zlib'
import { splitRecord } from '@gezhi/records'

/** A record as stored: in a long one the properties shown in lists are separate from the body properties; each as zstd JSON. */
export interface RecordBlobs {
  readonly front: Uint8Array
  /** Body properties of a long record; null if the front is the whole record. */
  readonly body: Uint8Array | null
}

/** A shorter record (in characters) is stored in one part. */
const WORTH_PARTING = 3000

/** A record, which `whole` is the JSON of, as zstd JSON; body properties of a long one separately, so that a page reads only the front. */
export function packRecord(record: object, whole: string, bodyProperties: readonly string[]): RecordBlobs {
  if (whole.length < WORTH_PARTING) return { front: compress(whole), body: null }
  const { summary, body } = splitRecord(record, bodyProperties)
  return body === null ? { front: compress(whole), body } : { front: pack(summary), body: pack(body) }
}

/** A stored record as JSON, in the same two parts: cheap to send between threads. */
export interface RecordJson {
  readonly front: string
  readonly body: string | null
}

/** The inverse of `packRecord`. Without the body a long record comes without its body properties. */
export function unpackRecord({ front, body }: RecordBlobs): object {
  return readRecord({ front: unpackJson(front), body: body === null ? null : unpackJson(body) })
}

/** Parses a record from its JSON. */
export function readRecord({ front, body }: RecordJson): object {
  const record = JSON.parse(front) as object
  return body === null ? record : { ...record, ...(JSON.parse(body) as object) }
}

/** One part of a stored record as JSON. */
export function unpackJson(blob: Uint8Array): string {
  return zstdDecompressSync(blob).toString('utf8')
}

function pack(value: unknown): Uint8Array {
  return compress(JSON.stringify(value))
}

/** With the size known, the compressor allocates no more than it needs. */
function compress(text: string): Uint8Array {
  const bytes = Buffer.from(text)
  // The types of Node do not have the option yet.
  const options: ZstdOptions & { readonly pledgedSrcSize: number } = {
    chunkSize: Math.max(64, Math.min(bytes.length, 65_536)),
    pledgedSrcSize: bytes.length,
  }
  return zstdCompressSync(bytes, options)
}
