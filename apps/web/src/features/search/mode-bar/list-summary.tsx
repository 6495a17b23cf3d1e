import type { SearchAnswer } from '@gezhi/contract/client'
import { useListView } from '../../../search-state/list-view.ts'
import type { SearchState } from '../../../search-state/search-state.ts'
import { useResultPage } from '../api/use-result-page.ts'
import { ModeSummary, type Told } from './mode-summary.tsx'

/** What the way of a list tells beside its rows; nothing while it is not known. Asks what the list asks, so nothing is asked twice. */
export function ListSummary({ state }: { state: SearchState }) {
  const [view] = useListView()
  const { data, isPlaceholderData } = useResultPage(state, view)
  if (data === undefined || isPlaceholderData) return null
  const told: SearchAnswer & Told = data
  return <ModeSummary told={told} />
}
