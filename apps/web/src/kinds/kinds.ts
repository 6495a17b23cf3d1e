import { COMPANIES } from './companies/companies.ts'
import { PATENTS } from './patents/patents.ts'
import type { SearchableKind } from './searchable-kind.ts'
import { TRADEMARKS } from './trademarks/trademarks.ts'

/** The kinds of records that can be searched. */
export const KINDS: readonly [SearchableKind, ...SearchableKind[]] = [PATENTS, TRADEMARKS, COMPANIES]

/** The default kind. */
export const FIRST_KIND = KINDS[0]
