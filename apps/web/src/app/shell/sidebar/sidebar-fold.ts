import { useStore } from '../../../store/create-store.ts'
import { createStoredValue } from '../../../storage/stored-value.ts'

const isFolded = createStoredValue('gezhi.sidebar', (text) => text === 'folded')

/** Whether the sidebar is collapsed; stored for the next visit. */
export function useSidebarFolded(): boolean {
  return useStore(isFolded)
}

/** Collapses or expands the sidebar. */
export function foldSidebar(folded: boolean): void {
  isFolded.write(folded ? 'folded' : null)
}
