import { createStore, useStore } from '../../store/create-store.ts'

/** The drawers, of which one at a time is open. */
export type Drawer = 'sideMenu' | 'help' | 'shortcuts'

const open = createStore<Drawer | null>(null)

/** Opens a drawer and closes another one; null closes it. */
export function showDrawer(next: Drawer | null): void {
  open.set(next)
}

/** The drawer that is open. */
export function useDrawer(): Drawer | null {
  return useStore(open)
}
