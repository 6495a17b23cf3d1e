import { randomUUID } from 'node:crypto'
import type { SearchEngine } from '@gezhi/search'
import { openOpenSearchEngine } from '@gezhi/search-opensearch'
import { PATENT_KIND, type PatentRecord, type RecordKind } from '@gezhi/records'
import { openSqliteEngine } from '@gezhi/search-sqlite'

/** Nodes of an OpenSearch cluster, separated by commas, to test against instead of the embedded engine. */
export const TEST_SEARCH_URL = process.env['TEST_SEARCH_URL'] || null

export interface TestEngine<R extends object = PatentRecord> {
  readonly engine: SearchEngine<R>
  /** Closes it, and removes data outside its folder. */
  drop(): Promise<void>
}

/** An empty engine of patents: the embedded one in a folder, or, with `TEST_SEARCH_URL`, a separate index in that cluster. */
export function testEngine(folder: string, readers?: number): Promise<TestEngine> {
  return testEngineOf(PATENT_KIND, folder, readers)
}

/** The same for another kind of record. */
export async function testEngineOf<R extends object>(kind: RecordKind<R>, folder: string, readers?: number): Promise<TestEngine<R>> {
  if (TEST_SEARCH_URL === null) {
    const engine = await openSqliteEngine({ kind, folder, ...(readers !== undefined && { readers }) })
    return { engine, drop: () => engine.close() }
  }
  const nodes = TEST_SEARCH_URL.split(',')
  const name = `test-${randomUUID()}`
  const engine = await openOpenSearchEngine({ kind, nodes, name })
  return {
    engine,
    drop: async () => {
      await engine.close()
      await fetch(new URL(`/${name}-*`, nodes[0]), { method: 'DELETE' })
    },
  }
}
