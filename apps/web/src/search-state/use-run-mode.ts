import { useNavigate } from '@tanstack/react-router'
import type { ListView } from '../kinds/kind-display.ts'
import { viewPath } from './list-view.ts'
import { sameForm } from './same-form.ts'
import { toAddressParams, type SearchState } from './search-state.ts'

/** Navigates from the form of a search mode to its list; the address of the form stores the criteria, so that Back shows it filled in. */
export function useRunMode(): (state: SearchState, view?: ListView) => Promise<void> {
  const navigate = useNavigate()
  return async (state, view) => {
    const search = toAddressParams(state)
    await navigate({ to: '.', search: sameForm(search) as never, replace: true })
    const to = view === undefined ? state.kind.pages.list : viewPath(state.kind, view)
    await navigate({ to, search: search as never })
  }
}
