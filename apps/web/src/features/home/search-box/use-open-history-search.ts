import type { HistorySearch } from '@gezhi/contract/client'
import { useNavigate } from '@tanstack/react-router'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { toAddressParams } from '../../../search-state/search-state.ts'
import { stateOf } from '../../../search-state/saved/saved-search.ts'

/** Opens the list of a search of the history of a kind. */
export function useOpenHistorySearch(kind: SearchableKind): (search: HistorySearch) => void {
  const navigate = useNavigate()
  return (search) => void navigate({ to: kind.pages.list, search: toAddressParams(stateOf(kind, search)) as never })
}
