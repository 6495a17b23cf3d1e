import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readQuery } from '@gezhi/query'
import { PATENT_KIND } from '@gezhi/records'
import { withClassHierarchy } from '@gezhi/search'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSqliteEngine } from './open-sqlite-engine.ts'

test('what stands below the classes of a query is looked up once for page, count and facets', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-once-'))
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder })
  onTestFinished(async () => {
    await engine.close()
    await rm(folder, { recursive: true })
  })
  const descendants = vi.fn<(scheme: string, symbol: string) => readonly string[]>(() => ['H01M10/0525'])
  const { tree: query } = readQuery('ipc=H01M10/05', { fields: PATENT_KIND.fields })
  const wrapped = withClassHierarchy(engine, { descendants })
  await Promise.all([
    wrapped.page({ query, from: 0, size: 20 }),
    wrapped.count({ query }),
    wrapped.facets({ query, facets: [{ field: 'country', count: 10 }] }),
  ])
  expect(descendants.mock.calls).toEqual([['ipc', 'H01M10/05']])
})
