import { createStore, useStore } from '../store/create-store.ts'

/** Dialogs of a session over any page. */
export type SessionDialog = 'inactive' | 'renewal'

const shown = createStore<SessionDialog | null>(null)

/** Opens a dialog over the page; the question of inactivity takes the place of another. */
export function openSessionDialog(dialog: SessionDialog): void {
  if (shown.get() !== 'inactive') shown.set(dialog)
}

/** Closes a dialog if it is the one that is open. */
export function closeSessionDialog(dialog: SessionDialog): void {
  if (shown.get() === dialog) shown.set(null)
}

/** The dialog that is open, null when there is none. */
export function useSessionDialog(): SessionDialog | null {
  return useStore(shown)
}
