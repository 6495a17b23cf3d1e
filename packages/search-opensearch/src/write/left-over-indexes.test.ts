import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { aPatent } from '@gezhi/search/testing'
import { indexAside, openOpenSearchEngine } from '../open-opensearch-engine.ts'

const NODES = process.env['OPENSEARCH_URL']?.split(',')

// Whoever has no cluster is told so by the suite beside it: `npm run test:opensearch` starts one.
test.skipIf(NODES === undefined)(
  'what builds that were killed left in the cluster goes when the next begins, and nothing else does',
  async () => {
    const nodes = NODES!
    const name = `test-${randomUUID()}`
    const engine = await openOpenSearchEngine({ nodes, name })
    const aside = await openOpenSearchEngine({ nodes, name: indexAside(name, '/data/index-rebuild/index') })
    onTestFinished(async () => {
      await Promise.all([engine.close(), aside.close()])
      await fetch(new URL(`/${name}-*`, nodes[0]), { method: 'DELETE' })
    })
    await engine.write({ puts: [aPatent({ publicationNumber: 'CN1A' })] })
    await aside.write({ puts: [aPatent({ publicationNumber: 'CN2A' })] })
    const indexes = async () => {
      const listed = (await (await fetch(new URL(`/_cat/indices/${name}*?format=json`, nodes[0]))).json()) as { index: string }[]
      return listed.map(({ index }) => index).toSorted()
    }
    const before = await indexes()
    const killed = await openOpenSearchEngine({ nodes, name })
    await (await killed.buildAside()).write({ puts: [aPatent({ publicationNumber: 'CN3A' })] })
    await killed.close()
    expect(await indexes()).toHaveLength(before.length + 1)

    await engine.rebuild()
    expect(await indexes()).toHaveLength(before.length)
    expect([(await engine.status()).documents, (await aside.status()).documents]).toEqual([1, 1])
  },
  120_000,
)
