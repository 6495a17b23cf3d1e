import { randomUUID } from 'node:crypto'
import type { SearchEngine } from '@gezhi/search'
import { openOpenSearchEngine } from '@gezhi/search-opensearch'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'

/** Nodes of an OpenSearch cluster, separated by commas, to test against instead of the embedded engine. */
export const TEST_SEARCH_URL = process.env['TEST_SEARCH_URL'] || null

export interface TestEngine {
  readonly engine: SearchEngine<PatentRecord>
  /** Closes it, and removes data outside its folder. */
  drop(): Promise<void>
}

/** An empty engine: the embedded one in a folder, or, with `TEST_SEARCH_URL`, a separate index in that cluster. */
export async function testEngine(folder: string, readers?: number): Promise<TestEngine> {
  if (TEST_SEARCH_URL === null) {
    const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, ...(readers !== undefined && { readers }) })
    return { engine, drop: () => engine.close() }
  }
  const nodes = TEST_SEARCH_URL.split(',')
  const name = `test-${randomUUID()}`
  const engine = await openOpenSearchEngine({ kind: PATENT_KIND, nodes, name })
  return {
    engine,
    drop: async () => {
      await engine.close()
      await fetch(new URL(`/${name}-*`, nodes[0]), { method: 'DELETE' })
    },
  }
}
