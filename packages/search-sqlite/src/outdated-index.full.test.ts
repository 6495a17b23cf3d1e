import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { aPatent, trees } from '@gezhi/search/testing'
import { PATENT_KIND, type PatentRecord } from '@gezhi/records'
import { openSqliteEngine, type SqliteEngineOptions } from './open-sqlite-engine.ts'

/** A folder with an index of these patents that lacks a field of today. */
async function outdatedIndex(puts: readonly PatentRecord[]) {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-outdated-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const open = async (options: Partial<SqliteEngineOptions<PatentRecord>> = {}) => {
    const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, ...options })
    onTestFinished(() => engine.close())
    return engine
  }
  const first = await open()
  await first.write({ puts, progress: { source: 's', position: 1, rejected: 2, done: true } })
  await first.close()
  const [file] = await readdir(folder)
  const db = new DatabaseSync(join(folder, file!))
  db.exec("DELETE FROM fields WHERE name = 'ipc'")
  db.close()
  return { open, file: file!, indexes: async () => (await readdir(folder)).filter((name) => !/-(?:wal|shm)$/.test(name)) }
}

test('an index that lacks a field of today is made again from its documents', async () => {
  const { open, file, indexes } = await outdatedIndex([aPatent({ publicationNumber: 'CN1A', title: 'apple', ipc: ['H01M4/36'] })])
  const reports: [done: number, total: number][] = []
  const again = await open({ onRebuild: (...report) => reports.push(report) })
  const { hits } = await again.page({ query: trees.field('ipc', trees.word('H01M')), from: 0, size: 10 })
  expect(hits.map((hit) => hit.docId)).toEqual(['CN1A'])
  expect(await again.sourceProgress('s')).toEqual({ source: 's', position: 1, rejected: 2, done: true })
  expect(reports.at(-1)).toEqual([1, 1])
  expect(await indexes()).not.toContain(file)
})

test('a rebuild that is cancelled leaves the outdated index, and the next one has all documents', async () => {
  const count = 3000
  const patents = Array.from({ length: count }, (_, i) => aPatent({ publicationNumber: `CN${i + 1}A`, title: `apple ${i}` }))
  const { open, file, indexes } = await outdatedIndex(patents)
  const stopping = new AbortController()
  const opening = open({ signal: stopping.signal, onRebuild: () => stopping.abort(new Error('stopped')) })
  await expect(opening).rejects.toThrow('stopped')
  expect(await indexes()).toEqual([file])
  const reports: [done: number, total: number][] = []
  const again = await open({ onRebuild: (...report) => reports.push(report) })
  expect((await again.status()).documents).toBe(count)
  expect(await again.count({ query: trees.word('apple') })).toMatchObject({ total: count })
  expect(reports.at(-1)).toEqual([count, count])
})
