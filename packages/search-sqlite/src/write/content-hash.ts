import { hash } from 'node:crypto'
import type { PatentRecord } from '@gezhi/records'

/** 16 bytes that differ when anything in a record differs but where it came from; the order of keys plays no part. */
export function contentHash(record: PatentRecord): Uint8Array {
  const { source: _, ...content } = record
  return hash('sha256', JSON.stringify(sorted(content)), 'buffer').subarray(0, 16)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
