import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../../storage/browser-storage.ts'
import { FIRST_LAYOUT, readLayout, type ColumnLayout } from './column-layout.ts'

const KEY = 'gezhi.tableColumns'

const listeners = new Set<() => void>()
let layout: ColumnLayout = readLayout(readStored(KEY))

/** The columns of the table as this browser keeps them. */
export function useColumnLayout(): ColumnLayout {
  return useSyncExternalStore(subscribe, () => layout)
}

/** Lays the columns out anew and keeps that; null brings the first layout back. */
export function layColumns(change: ((layout: ColumnLayout) => ColumnLayout) | null): void {
  layout = change === null ? FIRST_LAYOUT : change(layout)
  writeStored(KEY, change === null ? null : JSON.stringify(layout))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
