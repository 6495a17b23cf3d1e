import type { ImportSource } from './import-source.ts'

/** The source whose format a file begins like, the first of the table that says so; null when none does. */
export function recogniseSource(head: Buffer, sources: readonly ImportSource[]): ImportSource | null {
  if (head.length === 0) return null
  const text = head.toString('utf8').replace(/^\uFEFF/, '')
  return sources.find((source) => source.recognises(text)) ?? null
}
