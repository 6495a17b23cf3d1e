import { UNGROUPED, type SearchableKind } from '../kinds/searchable-kind.ts'
import type { SearchMode } from './search-mode.ts'

/** The default grouping (G211): the first of the kind; none in modes that list individually named records. Pure. */
export function usualGrouping({ groupings, modes }: SearchableKind, mode: SearchMode | null): string {
  return mode !== null && modes[mode.name]?.listsEach === true ? UNGROUPED : groupings[0]
}
