import type { ListedRow } from '../../../kinds/kind-display.ts'
import { createStore, useStore } from '../../../store/create-store.ts'

/** The selected records of a kind, by id with their number (null without one). Preserved across pages and searches of a visit. */
export type PickedRecords = ReadonlyMap<string, string | null>

/** Properties of a kind needed for selecting rows. */
export interface PickedKind {
  readonly name: string
  readonly row: { copied(row: ListedRow): string | null }
}

const picked = createStore<Readonly<Record<string, PickedRecords>>>({})

const NONE: PickedRecords = new Map()

/** The picked records of a kind; re-renders when they change. */
export function usePickedRecords({ name }: Pick<PickedKind, 'name'>): PickedRecords {
  return useStore(picked)[name] ?? NONE
}

/** Selects or deselects rows. */
export function pickRecords({ name, row: traits }: PickedKind, rows: readonly ListedRow[], select: boolean): void {
  const next = new Map(picked.get()[name])
  for (const row of rows) {
    if (select) next.set(row.id, traits.copied(row))
    else next.delete(row.id)
  }
  picked.set({ ...picked.get(), [name]: next })
}

/** Clears the selection of a kind. */
export function clearPicked({ name }: Pick<PickedKind, 'name'>): void {
  picked.set({ ...picked.get(), [name]: NONE })
}
