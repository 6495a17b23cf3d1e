import { useSyncExternalStore } from 'react'

/** The patents ticked in lists, by id with their publication number (null where they have none). Kept over pages and searches of a visit. */
export type PickedPatents = ReadonlyMap<string, string | null>

/** What picking needs to know of a row. */
export interface Pickable {
  readonly id: string
  readonly publication_number: string | null
}

let picked: PickedPatents = new Map()
const listeners = new Set<() => void>()

/** The picked patents; the component is drawn again when they change. */
export function usePickedPatents(): PickedPatents {
  return useSyncExternalStore(subscribe, () => picked)
}

/** Ticks rows, or takes their ticks away. */
export function pickPatents(rows: readonly Pickable[], wanted: boolean): void {
  const next = new Map(picked)
  for (const row of rows) {
    if (wanted) next.set(row.id, row.publication_number)
    else next.delete(row.id)
  }
  change(next)
}

/** Takes all ticks away. */
export function clearPicked(): void {
  change(new Map())
}

function change(next: PickedPatents): void {
  picked = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
