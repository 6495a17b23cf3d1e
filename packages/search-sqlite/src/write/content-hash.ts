import { hash } from 'node:crypto'
import type { PatentRecord } from '@gezhi/records'

/** 16 bytes that differ when anything in a record differs but where it came from; the order of keys plays no part. */
export function contentHash(record: PatentRecord): Uint8Array {
  const { source: _, ...content } = record
  return hash('sha256', canonical(content), 'buffer').subarray(0, 16)
}

/** JSON with the keys of every object in one order. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const object = value as Record<string, unknown>
  let text = ''
  for (const key of Object.keys(object).sort()) if (object[key] !== undefined) text += `"${key}":${canonical(object[key])},`
  return `{${text}}`
}
