import type { SearchEngine } from '@gezhi/search'
import { openSqliteEngine } from '@gezhi/search-sqlite'

/** The search engine of an installation, in the folder of its index. */
export function openEngine(folder: string): Promise<SearchEngine> {
  return openSqliteEngine({ folder })
}

/** The same for an import, which asks little beside what it writes: a reader more would only cost memory. */
export function openEngineToWrite(folder: string): Promise<SearchEngine> {
  return openSqliteEngine({ folder, readers: 1 })
}
