import type { ListAnswer } from '@gezhi/contract/client'
import { useListView } from '../../../search-state/list-view.ts'
import type { SearchState } from '../../../search-state/search-state.ts'
import { useResultPage } from '../api/use-result-page.ts'
import { ModeSummary, type ModeFindings } from './mode-summary.tsx'

/** Results of the search mode besides the rows; nothing until they are loaded. Shares the request of the list. */
export function ListSummary({ state }: { state: SearchState }) {
  const [view] = useListView()
  const { data, isPlaceholderData } = useResultPage(state, view)
  if (data === undefined || isPlaceholderData) return null
  const findings: ListAnswer & ModeFindings = data
  return <ModeSummary findings={findings} />
}
