import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { PATENT_KIND } from '@gezhi/records'
import { aPatent } from '@gezhi/search/testing'
import { openOpenSearchEngine } from './open-opensearch-engine.ts'

const NODES = process.env['OPENSEARCH_URL']?.split(',')

// The suite beside it reports a missing cluster: `npm run test:opensearch` starts one.
test.skipIf(NODES === undefined)(
  'several processes that start at once make one index, and each finds what another writes',
  async () => {
    const nodes = NODES!
    const name = `test-${randomUUID()}`
    const engines = await Promise.all(Array.from({ length: 4 }, () => openOpenSearchEngine({ kind: PATENT_KIND, nodes, name })))
    onTestFinished(async () => {
      for (const engine of engines) await engine.close()
      await fetch(new URL(`/${name}-*`, nodes[0]), { method: 'DELETE' })
    })
    await Promise.all(engines.map((engine, i) => engine.write({ puts: [aPatent({ publicationNumber: `CN${i + 1}A` })] })))
    for (const engine of engines) expect(await engine.count({ query: null, exact: true })).toEqual({ total: 4, relation: 'eq' })
    const left = (await (await fetch(new URL(`/_cat/indices/${name}*?format=json`, nodes[0]))).json()) as readonly unknown[]
    expect(left).toHaveLength(2)
  },
  120_000,
)
