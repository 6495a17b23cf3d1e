import { createStore, useStore } from '../store/create-store.ts'

const open = createStore(false)

/** Opens the login over the page that is shown: where a visitor reaches a limit of a page that stays (G16). */
export function openLoginDialog(): void {
  open.set(true)
}

/** Closes the login over the page. */
export function closeLoginDialog(): void {
  open.set(false)
}

/** Whether the login is over the page. */
export function useLoginDialog(): boolean {
  return useStore(open)
}
