import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPatents } from '@gezhi/imports/demo'
import { readQuery, type QueryMode } from '@gezhi/query'
import { PATENT_FIELD_TABLE } from '@gezhi/records'
import type { PatentRecord } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { testEngine } from '../../apps/server/src/testing/test-engine.ts'

/** Seed and size of the corpus of the golden queries. Another seed has other hits. */
export const GOLDEN_CORPUS = { seed: 20260630, count: 2000 } as const

const BATCH = 500

/** An engine with the golden corpus: the embedded one, or an OpenSearch cluster if `TEST_SEARCH_URL` is set. */
export interface DemonstrationEngine {
  readonly engine: SearchEngine<PatentRecord>
  /** Hits of a query in user syntax, best first. Throws if the query has an error. */
  readonly best: (query: string, size?: number, mode?: QueryMode) => Promise<PatentRecord[]>
  readonly count: (query: string) => Promise<number>
  readonly close: () => Promise<void>
}

/** Builds the index of the golden corpus like a first start of the server. */
export async function openDemonstrationEngine(): Promise<DemonstrationEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-relevance-'))
  const { engine, drop } = await testEngine(folder)
  await fill(engine)
  return {
    engine,
    best: async (query, size = 10, mode = 'command') => {
      const page = await engine.page({ query: treeOf(query, mode), from: 0, size, sort: [{ by: 'relevance', order: 'desc' }] })
      return page.hits.map(({ record }) => record)
    },
    count: async (query) => (await engine.count({ query: treeOf(query, 'command'), exact: true })).total,
    close: async () => {
      await drop()
      await rm(folder, { recursive: true })
    },
  }
}

async function fill(engine: SearchEngine<PatentRecord>): Promise<void> {
  const index = await engine.buildShadow()
  let puts: PatentRecord[] = []
  for (const record of demoPatents(GOLDEN_CORPUS)) {
    puts.push(record)
    if (puts.length < BATCH) continue
    await index.write({ puts })
    puts = []
  }
  await index.write({ puts })
  await index.finish()
}

function treeOf(query: string, mode: QueryMode) {
  const { tree, diagnostics } = readQuery(query, { fields: PATENT_FIELD_TABLE, mode })
  const error = diagnostics.find(({ severity }) => severity === 'error')
  if (error) throw new Error(`${query}: ${error.message.en}`)
  return tree
}
