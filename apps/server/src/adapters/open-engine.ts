import type { SearchEngine } from '@gezhi/search'
import { openSqliteEngine } from '@gezhi/search-sqlite'

/** The search engine of an installation, in the folder of its index. */
export function openEngine(folder: string): Promise<SearchEngine> {
  return openSqliteEngine({ folder })
}
