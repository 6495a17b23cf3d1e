import { useSyncExternalStore } from 'react'

/** What a session may have to ask or say over any page. */
export type SessionDialog = 'inactive' | 'renewal'

let shown: SessionDialog | null = null
const listeners = new Set<() => void>()

/** Opens a dialog over the page; the question of inactivity takes the place of another. */
export function openSessionDialog(dialog: SessionDialog): void {
  if (shown !== 'inactive') set(dialog)
}

/** Closes a dialog if it is the one that is open. */
export function closeSessionDialog(dialog: SessionDialog): void {
  if (shown === dialog) set(null)
}

/** The dialog that is open, null when there is none. */
export function useSessionDialog(): SessionDialog | null {
  return useSyncExternalStore(subscribe, () => shown)
}

function set(dialog: SessionDialog | null): void {
  shown = dialog
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
