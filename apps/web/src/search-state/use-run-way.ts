import { useNavigate } from '@tanstack/react-router'
import { toAddressParams, type SearchState } from './search-state.ts'

/** Leads from the form of a way of searching to its list; the form's own address keeps what was asked, so that Back shows it filled in. */
export function useRunWay(): (state: SearchState, to?: '/resultList' | '/resultList/imgText') => Promise<void> {
  const navigate = useNavigate()
  return async (state, to = '/resultList') => {
    const search = toAddressParams(state)
    await navigate({ to: '.', search, replace: true })
    await navigate({ to, search })
  }
}
