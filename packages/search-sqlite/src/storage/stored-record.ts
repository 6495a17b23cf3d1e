import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { PatentRecord } from '@gezhi/records'

/** A record as stored: what lists show apart from the long texts, each as zstd JSON. */
export interface RecordBlobs {
  readonly front: Uint8Array
  /** Claims and description; null where the record has neither. */
  readonly body: Uint8Array | null
}

export function packRecord(record: PatentRecord): RecordBlobs {
  const { claims, description, ...front } = record
  const body = claims === undefined && description === undefined ? null : pack({ claims, description })
  return { front: pack(front), body }
}

/** The inverse of `packRecord`. Without the body the record comes without claims and description. */
export function unpackRecord(blobs: RecordBlobs): PatentRecord {
  const front = unpack<PatentRecord>(blobs.front)
  return blobs.body === null ? front : { ...front, ...unpack<Pick<PatentRecord, 'claims' | 'description'>>(blobs.body) }
}

function pack(value: unknown): Uint8Array {
  return zstdCompressSync(JSON.stringify(value))
}

function unpack<T>(blob: Uint8Array): T {
  return JSON.parse(zstdDecompressSync(blob).toString('utf8')) as T
}
