import { createStore, useStore } from '../../store/create-store.ts'

/** What may be opened over the page, one at a time. */
export type Drawer = 'sideMenu' | 'help' | 'shortcuts'

const open = createStore<Drawer | null>(null)

/** Opens a drawer in place of another; null closes it. */
export function showDrawer(next: Drawer | null): void {
  open.set(next)
}

/** The drawer that is open. */
export function useDrawer(): Drawer | null {
  return useStore(open)
}
