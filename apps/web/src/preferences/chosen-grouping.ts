import type { UserPreferences } from '@gezhi/contract/client'
import type { SearchableKind } from '../kinds/searchable-kind.ts'
import type { SearchMode } from '../search-state/search-mode.ts'
import { usualGrouping } from '../search-state/usual-grouping.ts'
import { preferences } from './preferences.ts'

/** What counts as one hit in the next list of a kind: what its user chose, otherwise the usual grouping; search modes have the usual one. */
export function chosenGrouping(kind: SearchableKind, mode: SearchMode | null): string {
  const { merge } = preferences()
  return mode === null && kind.groupings.some((one) => one === merge) ? merge : usualGrouping(kind, mode)
}

/** The same as the calls of patents take it. */
export type PatentGrouping = { readonly collapse?: Exclude<UserPreferences['merge'], 'none'> }
