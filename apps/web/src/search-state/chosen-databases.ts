import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../storage/browser-storage.ts'
import { ALL_DATABASES, type Databases } from './databases.ts'

/** What is kept of a choice: the codes that are searched, and what the types are called (B.database.08). */
interface ChosenDatabases extends Databases {
  readonly typeNames: readonly string[]
}

const KEY = 'gezhi.databases'
const listeners = new Set<() => void>()
let read: { readonly text: string | null; readonly chosen: Databases } = { text: null, chosen: ALL_DATABASES }

/** The databases chosen in this browser; all of them until some are. The same object until the choice changes. */
export function chosenDatabases(): Databases {
  const text = readStored(KEY)
  if (text !== read.text) read = { text, chosen: parse(text) }
  return read.chosen
}

/** Keeps a choice for the searches to come. */
export function chooseDatabases(chosen: ChosenDatabases): void {
  writeStored(KEY, JSON.stringify(chosen))
  for (const listener of listeners) listener()
}

/** The same; the component is drawn again when another choice is made, here or in another tab. */
export function useChosenDatabases(): Databases {
  return useSyncExternalStore(subscribe, chosenDatabases)
}

function parse(text: string | null): Databases {
  try {
    const { types, countries } = JSON.parse(text ?? '{}') as Partial<Record<keyof Databases, unknown>>
    return { types: textsOf(types), countries: textsOf(countries) }
  } catch {
    return ALL_DATABASES
  }
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
