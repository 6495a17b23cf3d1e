import type { Place } from './graph-state.ts'

/** The places of nodes: changed many times a second by the layout, so that they are outside of React. */
export interface Places {
  /** The middle for a node without a place. */
  get(id: string): Place
  has(id: string): boolean
  set(places: Iterable<readonly [id: string, place: Place]>): void
  /** Calls back after every change with the nodes that moved; returns how to stop that. */
  subscribe(onChange: (moved: readonly string[]) => void): () => void
}

const MIDDLE: Place = { x: 0, y: 0 }

/** Places, at first those given. */
export function createPlaces(first: Iterable<readonly [string, Place]> = []): Places {
  const byId = new Map(first)
  const listeners = new Set<(moved: readonly string[]) => void>()
  return {
    get: (id) => byId.get(id) ?? MIDDLE,
    has: (id) => byId.has(id),
    set(places) {
      const moved: string[] = []
      for (const [id, place] of places) {
        byId.set(id, place)
        moved.push(id)
      }
      for (const listener of listeners) listener(moved)
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}
