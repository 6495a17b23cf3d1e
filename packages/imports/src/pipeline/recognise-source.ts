import type { ImportSource } from './import-source.ts'

/** The first source of the table that recognises the beginning of a file; null if none does. */
export function recogniseSource(head: Buffer, sources: readonly ImportSource[]): ImportSource | null {
  return recogniseSources(head, sources)[0] ?? null
}

/** The sources to be tried in turn: the first that recognises the beginning of a file, after those that must see the content to know it. */
export function recogniseSources(head: Buffer, sources: readonly ImportSource[]): ImportSource[] {
  if (head.length === 0) return []
  const text = head.toString('utf8').replace(/^\uFEFF/, '')
  const found = sources.filter((source) => source.recognises(text))
  const certain = found.findIndex(({ knownByContent }) => knownByContent !== true)
  return certain < 0 ? found : found.slice(0, certain + 1)
}
