import { createStore, useStore } from '../../store/create-store.ts'

/** How long a notice is displayed. */
const LIFE_MS = 4000

const shown = createStore<string | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a message for some seconds, also across navigation: that something was done or cancelled. */
export function showNotice(text: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => shown.set(null), LIFE_MS)
  shown.set(text)
}

/** The displayed message, null if there is none. */
export function useNotice(): string | null {
  return useStore(shown)
}
