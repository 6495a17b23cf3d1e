import type { RecordKind } from './record-kind.ts'

/**
 * Folder or cluster name of the index of a kind, derived from the installation's base name: `gezhi-standards`. The index of patents is
 * `gezhi` without a suffix, because it existed before other kinds: every version of the server finds it there, and tens of millions of
 * records need not be moved or rebuilt. Pure.
 */
export function indexAddress(base: string, { indexName, unsuffixedIndex }: Pick<RecordKind, 'indexName' | 'unsuffixedIndex'>): string {
  return unsuffixedIndex ? base : `${base}-${indexName}`
}
