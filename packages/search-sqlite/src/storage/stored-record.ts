import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { PatentRecord } from '@gezhi/records'

/** A record as stored: what lists show apart from claims and description where they are long, each as zstd JSON. */
export interface RecordBlobs {
  readonly front: Uint8Array
  /** Claims and description of a long record; null where the front holds all there is. */
  readonly body: Uint8Array | null
}

/** A record of fewer characters is stored in one piece. */
const WORTH_PARTING = 6000

/** A record as zstd JSON; claims and description of a long one apart, so that a page reads only the front. */
export function packRecord(record: PatentRecord): RecordBlobs {
  const { claims, description, ...front } = record
  const whole = JSON.stringify(record)
  if (whole.length < WORTH_PARTING) return { front: compress(whole), body: null }
  const body = claims === undefined && description === undefined ? null : pack({ claims, description })
  return { front: pack(front), body }
}

/** The inverse of `packRecord`. Without the body a long record comes without claims and description. */
export function unpackRecord(blobs: RecordBlobs): PatentRecord {
  const front = unpack<PatentRecord>(blobs.front)
  return blobs.body === null ? front : { ...front, ...unpack<Pick<PatentRecord, 'claims' | 'description'>>(blobs.body) }
}

function pack(value: unknown): Uint8Array {
  return compress(JSON.stringify(value))
}

function compress(text: string): Uint8Array {
  return zstdCompressSync(text, { chunkSize: Math.max(64, Math.min(text.length, 65_536)) })
}

function unpack<T>(blob: Uint8Array): T {
  return JSON.parse(zstdDecompressSync(blob).toString('utf8')) as T
}
