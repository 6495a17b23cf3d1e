import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { PATENT_KIND } from '@gezhi/records'
import { aPatent } from '@gezhi/search/testing'
import { Cluster } from '../cluster.ts'
import { dropShadowIndex, openOpenSearchEngine } from '../open-opensearch-engine.ts'
import { indexLayout } from '../storage/index-layout.ts'
import { Indexes } from './indexes.ts'

const NODES = process.env['OPENSEARCH_URL']?.split(',')

// The suite beside it reports a missing cluster: `npm run test:opensearch` starts one.
test.skipIf(NODES === undefined)(
  'what builds that were killed left in the cluster goes when the next begins, and nothing else does',
  async () => {
    const nodes = NODES!
    const name = `test-${randomUUID()}`
    const engine = await openOpenSearchEngine({ kind: PATENT_KIND, nodes, name })
    const shadow = await openOpenSearchEngine({ kind: PATENT_KIND, nodes, name, shadowOf: '/data/index-rebuild/index' })
    onTestFinished(async () => {
      await Promise.all([engine.close(), shadow.close()])
      await fetch(new URL(`/${name}-*`, nodes[0]), { method: 'DELETE' })
    })
    await engine.write({ puts: [aPatent({ publicationNumber: 'CN1A' })] })
    await shadow.write({ puts: [aPatent({ publicationNumber: 'CN2A' })] })
    const indexes = async () => {
      const listed = (await (await fetch(new URL(`/_cat/indices/${name}*?format=json`, nodes[0]))).json()) as { index: string }[]
      return listed.map(({ index }) => index).toSorted()
    }
    const before = await indexes()
    const killed = await openOpenSearchEngine({ kind: PATENT_KIND, nodes, name })
    await (await killed.buildShadow()).write({ puts: [aPatent({ publicationNumber: 'CN3A' })] })
    await killed.close()
    expect(await indexes()).toHaveLength(before.length + 1)

    await engine.rebuild()
    expect(await indexes()).toHaveLength(before.length)
    expect([(await engine.status()).documents, (await shadow.status()).documents]).toEqual([1, 1])
  },
  120_000,
)

// See above.
test.skipIf(NODES === undefined)(
  'what a killed move built in the place of a folder goes with all that belongs to it; what other folders have after a week without a record',
  async () => {
    const nodes = NODES!
    const name = `test-${randomUUID()}`
    const cluster = new Cluster({ nodes })
    const folders = ['/data/index-move/index', '/other/index-move/index'] as const
    const open = (shadow?: string) =>
      openOpenSearchEngine({ kind: PATENT_KIND, nodes, name, ...(shadow !== undefined && { shadowOf: shadow }) })
    const engines = await Promise.all([open(), ...folders.map(open)])
    onTestFinished(async () => {
      await Promise.all(engines.map((engine) => engine.close()))
      await cluster.close()
      await fetch(new URL(`/${name}-*`, nodes[0]), { method: 'DELETE' })
    })
    for (const engine of engines) await engine.write({ puts: [aPatent({ publicationNumber: 'CN1A' })] })
    const asides = async () => {
      const listed = (await (await fetch(new URL(`/_cat/indices/${name}-*?format=json`, nodes[0]))).json()) as { index: string }[]
      return listed.map(({ index }) => index).filter((index) => index.includes('-aside-'))
    }
    await dropShadowIndex({ kind: PATENT_KIND, nodes, name }, folders[0])
    await dropShadowIndex({ kind: PATENT_KIND, nodes, name }, '/nowhere')
    expect(await asides()).toHaveLength(2)
    expect((await engines[2]!.status()).documents).toBe(1)

    const indexes = new Indexes(cluster, name, { layout: indexLayout(PATENT_KIND), shards: 1, replicas: 0 })
    const days = (count: number) => Date.now() + count * 24 * 3_600_000
    await indexes.dropAbandoned(days(6))
    expect(await asides()).toHaveLength(2)
    await indexes.dropAbandoned(days(8))
    expect(await asides()).toEqual([])
    expect((await engines[0].status()).documents).toBe(1)
  },
  120_000,
)
