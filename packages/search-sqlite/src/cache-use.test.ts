import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE, PATENT_KIND } from '@gezhi/records'
import { aPatent } from '@gezhi/search/testing'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteEngine } from './open-sqlite-engine.ts'

test('an engine reports its threads, requests and how often results came from caches', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-use-'))
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, readers: 1 })
  onTestFinished(async () => {
    await engine.close()
    rmSync(folder, { recursive: true })
  })
  await engine.write({ puts: [aPatent({ title: 'graphene battery' })] })
  const before = engine.use!
  const { tree } = readQuery('"graphene" AND "battery"', { fields: PATENT_FIELD_TABLE })
  const facets = [{ field: 'country', count: 10 }]
  for (let round = 0; round < 3; round++) await engine.facets({ query: tree, facets })
  const after = engine.use!
  expect(after.readers).toBe(1)
  expect(after.jobs - before.jobs).toBe(3)
  expect(after.waitedMs).toBeGreaterThanOrEqual(before.waitedMs)
  expect(after.answers.computed - before.answers.computed).toBe(1)
  expect(after.answers.found - before.answers.found).toBe(2)
  expect(after.hits.computed - before.hits.computed).toBeGreaterThan(0)
  const count = await engine.count({ query: tree, exact: true })
  expect(count.total).toBe(1)
  expect(engine.use!.hits.computed).toBe(after.hits.computed)
  expect(engine.use!.hits.found).toBeGreaterThan(after.hits.found)
})
