import { useStore } from '../store/create-store.ts'
import { createStoredValue } from '../storage/stored-value.ts'
import { ALL_DATABASES, type Databases } from './databases.ts'

/** A stored choice: the searched codes, and the names of the types (B.database.08). */
interface ChosenDatabases extends Databases {
  readonly typeNames: readonly string[]
}

const stored = createStoredValue('gezhi.databases', parse)

/** The databases chosen in this browser; all of them until some are. The same object until the choice changes. */
export function chosenDatabases(): Databases {
  return stored.get()
}

/** Stores a choice for the searches to come. */
export function chooseDatabases(chosen: ChosenDatabases): void {
  stored.write(JSON.stringify(chosen))
}

/** The same; re-renders when another choice is made, here or in another tab. */
export function useChosenDatabases(): Databases {
  return useStore(stored)
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
