import { UNGROUPED, type SearchableKind } from '../kinds/searchable-kind.ts'
import type { SearchMode } from './search-mode.ts'

/** What counts as one hit where nothing else was chosen (G211): the first grouping of the kind, each record in modes that list what was named. Pure. */
export function usualGrouping({ groupings, modes }: SearchableKind, mode: SearchMode | null): string {
  return mode !== null && modes[mode.name]?.listsEach === true ? UNGROUPED : groupings[0]
}
