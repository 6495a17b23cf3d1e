import type { ImportSource } from './import-source.ts'

/** The first source of the table that recognises the beginning of a file; null if none does. */
export function recogniseSource(head: Buffer, sources: readonly ImportSource[]): ImportSource | null {
  if (head.length === 0) return null
  const text = head.toString('utf8').replace(/^\uFEFF/, '')
  return sources.find((source) => source.recognises(text)) ?? null
}
