import { PATENTS } from './patents/patents.ts'
import type { SearchableKind } from './searchable-kind.ts'

/** The kinds of records that can be searched. The first is meant where nothing says which. */
export const KINDS: readonly [SearchableKind, ...SearchableKind[]] = [PATENTS]
