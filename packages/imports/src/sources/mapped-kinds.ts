import type { MappedKind } from './column-mapping/mapped-kind.ts'
import { MAPPED_PATENTS } from './mapped-patents/mapped-patents.ts'
import { MAPPED_TRADEMARKS } from './trademarks/mapped/mapped-trademarks.ts'

/** The kinds whose records are read from tables by column mappings; the first one is that of mappings that name none. */
export const MAPPED_KINDS: readonly MappedKind[] = [MAPPED_PATENTS, MAPPED_TRADEMARKS]

/** The kind of a mapping; undefined for a name that is none. */
export function mappedKind(name: string | undefined): MappedKind | undefined {
  return name === undefined ? MAPPED_KINDS[0] : MAPPED_KINDS.find((kind) => kind.name === name)
}
