import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { PATENT_KIND } from '@gezhi/records'
import { aPatent } from '@gezhi/search/testing'
import { openOpenSearchEngine } from '../open-opensearch-engine.ts'

const NODES = process.env['OPENSEARCH_URL']?.split(',')

// The suite beside it reports a missing cluster: `npm run test:opensearch` starts one.
test.skipIf(NODES === undefined)(
  'an index of another form is warned of at every start, until it is made anew from its own documents',
  async () => {
    const nodes = NODES!
    const name = `test-${randomUUID()}`
    onTestFinished(() => fetch(new URL(`/${name}-*`, nodes[0]), { method: 'DELETE' }).then(() => {}))
    const warnings = async (work: (engine: Awaited<ReturnType<typeof openOpenSearchEngine>>) => Promise<void> = async () => {}) => {
      const warnings: string[] = []
      const engine = await openOpenSearchEngine({ kind: PATENT_KIND, nodes, name, warn: (what) => warnings.push(what) })
      try {
        await work(engine)
      } finally {
        await engine.close()
      }
      return warnings
    }
    expect(await warnings(async (engine) => void (await engine.write({ puts: [aPatent({ publicationNumber: 'CN1A' })] })))).toEqual([])
    await fetch(new URL(`/${name}/_mapping`, nodes[0]), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ _meta: { form: '0-older' } }),
    })

    const anew = 'npm run import -- --rebuild'
    expect(await warnings()).toEqual([expect.stringContaining(anew)])
    expect(await warnings((engine) => engine.rebuild())).toEqual([expect.stringContaining(anew)])
    expect(await warnings(async (engine) => expect((await engine.status()).documents).toBe(1))).toEqual([])
  },
  120_000,
)
