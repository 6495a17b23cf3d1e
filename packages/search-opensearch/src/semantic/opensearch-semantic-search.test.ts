import { randomUUID } from 'node:crypto'
import { describe, test, vi } from 'vitest'
import { PATENT_KIND } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { describeSemanticBuild } from '@gezhi/search/testing'
import { openOpenSearchEngine } from '../open-opensearch-engine.ts'

const NODES = process.env['OPENSEARCH_URL']?.split(',')

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

if (NODES === undefined) {
  // A missing cluster is reported in the title.
  test.skip('OPENSEARCH_URL names no cluster: `npm run test:opensearch` starts one')
} else {
  describe('what the OpenSearch engine builds', () =>
    describeSemanticBuild(async (embeddingModel, warn) => {
      const name = `test-${randomUUID()}`
      const engine = await openOpenSearchEngine({ kind: PATENT_KIND, nodes: NODES, name, embeddingModel, warn })
      let current: SearchEngine = engine
      return {
        engine,
        reopen: async (model) => {
          await current.close()
          return (current = await openOpenSearchEngine({
            kind: PATENT_KIND,
            nodes: NODES,
            name,
            ...(model !== undefined && { embeddingModel: model }),
          }))
        },
        dispose: async () => {
          await current.close()
          await fetch(new URL(`/${name}-*`, NODES[0]), { method: 'DELETE' })
        },
      }
    }))
}
