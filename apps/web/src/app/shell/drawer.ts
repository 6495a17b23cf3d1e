import { useSyncExternalStore } from 'react'

/** What may be drawn over the page at its right. */
export type Drawer = 'sideMenu' | 'help'

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
