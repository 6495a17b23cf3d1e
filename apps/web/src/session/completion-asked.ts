import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../storage/browser-storage.ts'

/** Kept until the session ends, which clears the storage: that the user was asked for the profile. */
const KEY = 'completionAsked'
const listeners = new Set<() => void>()

/** Notes that the user was asked to complete the profile: once a session is enough (G125). */
export function markCompletionAsked(): void {
  writeStored(KEY, 'true')
  for (const listener of listeners) listener()
}

/** Whether the user was asked; the component is drawn again when they have been. */
export function useCompletionAsked(): boolean {
  return useSyncExternalStore(subscribe, () => readStored(KEY) !== null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
