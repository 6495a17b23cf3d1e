import { useSyncExternalStore } from 'react'

/** How long a notice stays. */
const LIFE_MS = 4000

let shown: string | null = null
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Shows a line for some seconds, in whatever page comes next: that something was done, or was given up. */
export function showNotice(text: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => set(null), LIFE_MS)
  set(text)
}

/** The line on the screen, null when there is none. */
export function useNotice(): string | null {
  return useSyncExternalStore(subscribe, () => shown)
}

function set(text: string | null): void {
  shown = text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
