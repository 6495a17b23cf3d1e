import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BOOK_KIND } from '@gezhi/search/testing'
import { openSqliteEngine } from './open-sqlite-engine.ts'

test('an engine without records has no threads until something is written or read', async () => {
  let started = 0
  const count = () => void started++
  process.on('worker', count)
  onTestFinished(() => void process.off('worker', count))
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-empty-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const engine = await openSqliteEngine({ kind: BOOK_KIND, folder, readers: 4 })
  onTestFinished(() => engine.close())
  for (let i = 0; i < 8; i++) expect(await engine.status()).toEqual({ documents: 0, version: expect.any(Number) as number })
  expect(started).toBe(0)
  await engine.write({ puts: [{ isbn: '9787111000013', title: 'apple' }] })
  // The writing thread, and the one that prepares its documents.
  const writing = started
  expect(writing).toBeGreaterThan(0)
  expect(await engine.status()).toMatchObject({ documents: 1 })
  expect(started).toBe(writing + 1)
})

test('an engine that was closed before anything was written leaves an index that the next one writes to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-empty-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const open = () => openSqliteEngine({ kind: BOOK_KIND, folder, readers: 1 })
  const first = await open()
  const { version } = await first.status()
  await first.close()
  await writeFile(
    join(folder, `${(await readdir(folder)).find((file) => file.endsWith('.index'))!.replace('-b1', '-b2')}.building`),
    'left by a build that was killed',
  )
  const again = await open()
  expect(await again.status()).toEqual({ documents: 0, version })
  expect((await readdir(folder)).filter((file) => file.endsWith('.building'))).toEqual([])
  expect((await again.page({ query: null, from: 0, size: 5 })).hits).toEqual([])
  // A reader has the index open when the writer starts.
  await again.write({ puts: [{ isbn: '9787111000013', title: 'apple' }], progress: { source: 's', position: 1, done: true } })
  expect((await again.page({ query: null, from: 0, size: 5 })).hits).toHaveLength(1)
  expect(await again.sourceProgress('s')).toMatchObject({ position: 1 })
  await again.close()
  await expect(again.write({ puts: [] })).rejects.toMatchObject({ reason: 'closed' })
  const last = await open()
  expect(await last.status()).toMatchObject({ documents: 1 })
  await last.close()
})
