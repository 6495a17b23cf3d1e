import type { KeptSearch } from '@gezhi/contract/client'
import { useNavigate } from '@tanstack/react-router'
import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import { toAddressParams } from '../../../search-state/search-state.ts'
import { stateOf } from '../../../search-state/saved/saved-search.ts'

/** Shows the list of a kept search of a kind again. */
export function useOpenKept(kind: SearchableKind): (search: KeptSearch) => void {
  const navigate = useNavigate()
  return (search) => void navigate({ to: kind.pages.list, search: toAddressParams(stateOf(kind, search)) as never })
}
