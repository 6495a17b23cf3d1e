import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

/** Opens or closes the side menu. */
export function showSideMenu(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

/** Whether the side menu is open. */
export function useSideMenu(): boolean {
  return useSyncExternalStore(subscribe, () => open)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
