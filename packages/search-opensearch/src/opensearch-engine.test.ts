import { randomUUID } from 'node:crypto'
import { describe, test, vi } from 'vitest'
import { PATENT_KIND, type RecordKind } from '@gezhi/records'
import {
  describeKind,
  describeSearchEngine,
  PATENT_FIXTURE,
  STANDARD_FIXTURE,
  type EngineUnderTest,
  type KindFixture,
  type Weakness,
} from '@gezhi/search/testing'
import { openOpenSearchEngine } from './open-opensearch-engine.ts'

const NODES = process.env['OPENSEARCH_URL']?.split(',')

// Each test creates an index in the cluster and removes it.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const of = (group: string, ...names: string[]) => names.map((name) => `${group} > ${name}`)

const WEAKNESSES: readonly Weakness[] = [
  {
    reason: 'OpenSearch stops at 500 words of a pattern beside others and does not say how many there are; alone it takes any number',
    tests: of('positions', 'a pattern that matches too many words is rejected with their number'),
  },
]

if (NODES === undefined) {
  // A missing cluster is reported in the title.
  test.skip('OPENSEARCH_URL names no cluster: `npm run test:opensearch` starts one')
} else {
  const newEngine =
    <R extends object>(kind: RecordKind<R>) =>
    () =>
      openUnderTest(kind, NODES, `test-${randomUUID()}`)
  const describeFixture = <R extends object>(fixture: KindFixture<R>) =>
    describeKind({ fixture, newEngine: newEngine(fixture.kind), skip: WEAKNESSES, concurrent: true })
  describe('the OpenSearch engine', () => {
    describeSearchEngine({ newEngine: newEngine(PATENT_KIND), concurrent: true })
    // Fields, facets, orders and groups of trademarks and companies: tests/oracle/kinds.test.ts.
    describeFixture(PATENT_FIXTURE)
    describeFixture(STANDARD_FIXTURE)
  })
}

async function openUnderTest<R extends object>(kind: RecordKind<R>, nodes: readonly string[], name: string): Promise<EngineUnderTest<R>> {
  const engine = await openOpenSearchEngine({ kind, nodes, name })
  const under: EngineUnderTest<R> = {
    engine,
    reopen: async () => {
      await engine.close()
      const again = await openUnderTest(kind, nodes, name)
      under.dispose = again.dispose
      return again
    },
    dispose: async () => {
      await engine.close()
      await fetch(new URL(`/${name}-*`, nodes[0]), { method: 'DELETE' })
    },
  }
  return under
}
