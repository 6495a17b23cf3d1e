import type { KeptSearch } from '@gezhi/contract/client'
import { useNavigate } from '@tanstack/react-router'
import { useKind } from '../../../kinds/use-kind.ts'
import { toAddressParams } from '../../../search-state/search-state.ts'
import { stateOf } from '../../../search-state/saved/saved-search.ts'

/** Shows the list of a kept search again. */
export function useOpenKept(): (search: KeptSearch) => void {
  const navigate = useNavigate()
  const kind = useKind()
  return (search) => void navigate({ to: '/resultList', search: toAddressParams(stateOf(kind, search)) })
}
