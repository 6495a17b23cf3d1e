import { hash } from 'node:crypto'
import { canonicalJson, type PatentRecord } from '@gezhi/records'

/** 16 bytes that differ when anything in a record differs but where it came from; the order of keys plays no part. */
export function contentHash({ source: _, statements, ...content }: PatentRecord): Uint8Array {
  const said = statements?.map(({ source: { format }, ...statement }) => ({ format, ...statement }))
  return hash('sha256', canonicalJson({ ...content, statements: said }), 'buffer').subarray(0, 16)
}
