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

/** A stored record as JSON, in the same two pieces: cheap to hand from thread to thread. */
export interface RecordTexts {
  readonly front: string
  readonly body: string | null
}

/** The inverse of `packRecord`. Without the body a long record comes without claims and description. */
export function unpackRecord({ front, body }: RecordBlobs): PatentRecord {
  return readRecord({ front: unpackText(front), body: body === null ? null : unpackText(body) })
}

/** The record that its JSON says. */
export function readRecord({ front, body }: RecordTexts): PatentRecord {
  const record = JSON.parse(front) as PatentRecord
  return body === null ? record : { ...record, ...(JSON.parse(body) as Pick<PatentRecord, 'claims' | 'description'>) }
}

/** One piece of a stored record as JSON. */
export function unpackText(blob: Uint8Array): string {
  return zstdDecompressSync(blob).toString('utf8')
}

function pack(value: unknown): Uint8Array {
  return compress(JSON.stringify(value))
}

function compress(text: string): Uint8Array {
  return zstdCompressSync(text, { chunkSize: Math.max(64, Math.min(text.length, 65_536)) })
}
