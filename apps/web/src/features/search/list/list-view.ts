import type { ListedRow } from '../../../kinds/kind-display.ts'
import type { SearchState } from '../../../search-state/search-state.ts'

/** What every way of showing a page of results is given. */
export interface ListViewProps {
  readonly rows: readonly ListedRow[]
  readonly state: SearchState
  /** Index in `rows` of the row that keys act on; null for none. */
  readonly current: number | null
  readonly onCurrent: (index: number) => void
}
