import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { aPatent, trees } from '@gezhi/search/testing'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from './open-sqlite-engine.ts'

test('an index that lacks a field of today is made again from its documents', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-outdated-'))
  const first = await openSqliteEngine({ kind: PATENT_KIND, folder })
  await first.write({
    puts: [aPatent({ publicationNumber: 'CN1A', title: 'apple', ipc: ['H01M4/36'] })],
    progress: { source: 's', position: 1, rejected: 2, done: true },
  })
  await first.close()
  const [file] = await readdir(folder)
  const db = new DatabaseSync(join(folder, file!))
  db.exec("DELETE FROM fields WHERE name = 'ipc'")
  db.close()
  const again = await openSqliteEngine({ kind: PATENT_KIND, folder })
  const { hits } = await again.page({ query: trees.field('ipc', trees.word('H01M')), from: 0, size: 10 })
  expect(hits.map((hit) => hit.docId)).toEqual(['CN1A'])
  expect(await again.sourceProgress('s')).toEqual({ source: 's', position: 1, rejected: 2, done: true })
  await again.close()
  expect(await readdir(folder)).not.toContain(file)
  await rm(folder, { recursive: true })
})
