import { PATENTS } from './patents/patents.ts'
import type { SearchableKind } from './searchable-kind.ts'

/** The kinds of records that can be searched. */
export const KINDS: readonly [SearchableKind, ...SearchableKind[]] = [PATENTS]

/** The default kind. */
export const FIRST_KIND = KINDS[0]
