import { createStore, useStore } from '../../../store/create-store.ts'

/** The patents ticked in lists, by id with their publication number (null where they have none). Kept over pages and searches of a visit. */
export type PickedPatents = ReadonlyMap<string, string | null>

/** What picking needs to know of a row. */
export interface Pickable {
  readonly id: string
  readonly publication_number: string | null
}

const picked = createStore<PickedPatents>(new Map())

/** The picked patents; the component is drawn again when they change. */
export function usePickedPatents(): PickedPatents {
  return useStore(picked)
}

/** Ticks rows, or takes their ticks away. */
export function pickPatents(rows: readonly Pickable[], wanted: boolean): void {
  const next = new Map(picked.get())
  for (const row of rows) {
    if (wanted) next.set(row.id, row.publication_number)
    else next.delete(row.id)
  }
  picked.set(next)
}

/** Takes all ticks away. */
export function clearPicked(): void {
  picked.set(new Map())
}
