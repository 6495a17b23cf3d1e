import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aPatent } from '@gezhi/search/testing'
import { expect, onTestFinished, test } from 'vitest'
import { PATENT_KIND } from '@gezhi/records'
import { openSqliteEngine } from './open-sqlite-engine.ts'

test('the index of another folder takes the place of the own one, while searches go on', async () => {
  const root = mkdtempSync(join(tmpdir(), 'gezhi-adopt-'))
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder: join(root, 'live'), readers: 1 })
  onTestFinished(async () => {
    await engine.close()
    rmSync(root, { recursive: true, force: true })
  })
  await engine.write({ puts: [aPatent({ publicationNumber: 'CN1A' })] })
  const other = await openSqliteEngine({ kind: PATENT_KIND, folder: join(root, 'other'), readers: 1 })
  await other.write({ puts: ['CN2A', 'CN3A'].map((publicationNumber) => aPatent({ publicationNumber })) })
  await other.close()
  const searches = [engine.count({ query: null }), engine.swapIn(join(root, 'other')), engine.count({ query: null })]
  await Promise.all(searches)
  expect(await engine.count({ query: null })).toEqual({ total: 2, relation: 'eq' })
  expect(readdirSync(join(root, 'other'))).toEqual([])
  expect(readdirSync(join(root, 'live')).filter((file) => !/-(?:wal|shm)$/.test(file))).toHaveLength(1)
  await engine.write({ puts: [aPatent({ publicationNumber: 'CN4A' })] })
  expect((await engine.status()).documents).toBe(3)
  await expect(engine.swapIn(join(root, 'nowhere'))).rejects.toThrow('no index')
  expect((await engine.status()).documents).toBe(3)
})
