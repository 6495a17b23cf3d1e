import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BOOK_KIND } from '@gezhi/search/testing'
import { openSqliteEngine } from './open-sqlite-engine.ts'

test('an engine without records has the threads it was asked of, and no others', async () => {
  let started = 0
  const count = () => void started++
  process.on('worker', count)
  onTestFinished(() => void process.off('worker', count))
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-empty-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const engine = await openSqliteEngine({ kind: BOOK_KIND, folder, readers: 4 })
  onTestFinished(() => engine.close())
  for (let i = 0; i < 8; i++) expect(await engine.status()).toEqual({ documents: 0, version: expect.any(Number) as number })
  // The one that writes, and one that reads.
  expect(started).toBe(2)
})
