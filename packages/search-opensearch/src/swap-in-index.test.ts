import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { PATENT_KIND } from '@gezhi/records'
import { aPatent } from '@gezhi/search/testing'
import { openOpenSearchEngine } from './open-opensearch-engine.ts'

const NODES = process.env['OPENSEARCH_URL']?.split(',')

// The suite beside it reports a missing cluster: `npm run test:opensearch` starts one.
test.skipIf(NODES === undefined)(
  'the index that was built aside takes the place of the live one, with what was read into it',
  async () => {
    const nodes = NODES!
    const name = `test-${randomUUID()}`
    const engine = await openOpenSearchEngine({ kind: PATENT_KIND, nodes, name })
    onTestFinished(async () => {
      await engine.close()
      await fetch(new URL(`/${name}-*`, nodes[0]), { method: 'DELETE' })
    })
    await engine.write({ puts: [aPatent({ publicationNumber: 'CN1A' })], progress: { source: 'old', position: 1, done: true } })
    const shadow = await openOpenSearchEngine({ kind: PATENT_KIND, nodes, name, shadowOf: '/data/index-rebuild/index' })
    const puts = ['CN2A', 'CN3A'].map((publicationNumber) => aPatent({ publicationNumber }))
    await shadow.write({ puts, progress: { source: 'new', position: 2, done: true } })
    await shadow.close()
    const { version } = await engine.status()

    await engine.swapIn('/data/index-rebuild/index')
    expect(await engine.count({ query: null, exact: true })).toEqual({ total: 2, relation: 'eq' })
    expect((await engine.status()).version).toBeGreaterThan(version)
    expect([await engine.sourceProgress('new'), await engine.sourceProgress('old')]).toEqual([
      { source: 'new', position: 2, done: true },
      null,
    ])
    await engine.write({ puts: [aPatent({ publicationNumber: 'CN4A' })] })
    expect((await engine.status()).documents).toBe(3)
    await expect(engine.swapIn('/nowhere')).rejects.toMatchObject({ reason: 'invalid-request' })
    expect((await engine.status()).documents).toBe(3)
    const left = (await (await fetch(new URL(`/_cat/indices/${name}*?format=json`, nodes[0]))).json()) as readonly unknown[]
    expect(left).toHaveLength(2)
    const aliases = (await (await fetch(new URL(`/_alias/${name}*`, nodes[0]))).json()) as Record<string, { aliases: object }>
    expect(Object.values(aliases).flatMap((index) => Object.keys(index.aliases))).toEqual([name])
  },
  120_000,
)
