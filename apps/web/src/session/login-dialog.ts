import { useSyncExternalStore } from 'react'

let open = false
const listeners = new Set<() => void>()

/** Opens the login over the page that is shown: where a visitor reaches a limit of a page that stays (G16). */
export function openLoginDialog(): void {
  set(true)
}

/** Closes the login over the page. */
export function closeLoginDialog(): void {
  set(false)
}

/** Whether the login stands over the page. */
export function useLoginDialog(): boolean {
  return useSyncExternalStore(subscribe, () => open)
}

function set(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
