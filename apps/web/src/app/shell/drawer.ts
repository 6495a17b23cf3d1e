import { useSyncExternalStore } from 'react'

/** What may be opened over the page, one at a time. */
export type Drawer = 'sideMenu' | 'help' | 'shortcuts'

let open: Drawer | null = null
const listeners = new Set<() => void>()

/** Opens a drawer in place of another; null closes it. */
export function showDrawer(next: Drawer | null): void {
  if (next === open) return
  open = next
  for (const listener of listeners) listener()
}

/** The drawer that is open. */
export function useDrawer(): Drawer | null {
  return useSyncExternalStore(subscribe, () => open)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
