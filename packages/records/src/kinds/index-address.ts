import type { RecordKind } from './record-kind.ts'

/**
 * Where the index of a kind is found, by the folder or the name in a cluster that an installation has for indexes: `gezhi-standards`. That
 * of patents is `gezhi` itself: installations had it before there were other kinds, and every version of the server finds it there, so that
 * none has to move or build anew tens of millions of records for a name. Pure.
 */
export function indexAddress(base: string, { indexName, unsuffixedIndex }: Pick<RecordKind, 'indexName' | 'unsuffixedIndex'>): string {
  return unsuffixedIndex ? base : `${base}-${indexName}`
}
