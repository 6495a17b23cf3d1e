import type { ListedRow } from '../../../kinds/kind-display.ts'
import type { SearchState } from '../../../search-state/search-state.ts'

/** Props of every view of a page of results. */
export interface ListViewProps {
  readonly rows: readonly ListedRow[]
  readonly state: SearchState
  /** Index in `rows` of the row that keys act on; null for none. */
  readonly current: number | null
  readonly onCurrent: (index: number) => void
}
