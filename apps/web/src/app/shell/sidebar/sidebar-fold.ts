import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../../storage/browser-storage.ts'

const KEY = 'gezhi.sidebar'
const listeners = new Set<() => void>()

/** Whether the sidebar is folded, as it was left; it is kept for the next visit. */
export function useSidebarFolded(): boolean {
  return useSyncExternalStore(subscribe, () => readStored(KEY) === 'folded')
}

/** Folds or unfolds the sidebar. */
export function foldSidebar(folded: boolean): void {
  writeStored(KEY, folded ? 'folded' : null)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
