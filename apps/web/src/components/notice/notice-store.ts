import { createStore, useStore } from '../../store/create-store.ts'

/** How long a notice stays. */
const LIFE_MS = 4000

const shown = createStore<string | null>(null)
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a line for some seconds, in whatever page comes next: that something was done, or was given up. */
export function showNotice(text: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => shown.set(null), LIFE_MS)
  shown.set(text)
}

/** The line on the screen, null when there is none. */
export function useNotice(): string | null {
  return useStore(shown)
}
