import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATENT_KIND } from '@gezhi/records'
import { aPatent } from '@gezhi/search/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSqliteEngine } from './open-sqlite-engine.ts'

test('the ids of a set are requested once for all readers and requests, and again only after an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-sets-'))
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, readers: 2 })
  onTestFinished(async () => {
    await engine.close()
    await rm(folder, { recursive: true })
  })
  const numbers = ['CN100000001A', 'CN100000002A']
  await engine.write({ puts: numbers.map((publicationNumber) => aPatent({ publicationNumber })) })
  const ids = vi.fn<() => Promise<readonly string[]>>(() => Promise.resolve(numbers.slice(0, 1)))
  ids.mockRejectedValueOnce(new Error('away'))
  const selection = { query: null, filters: [{ records: { name: 'folder 1', ids } }] }
  await expect(engine.count(selection)).rejects.toThrow('away')
  const requests = Array.from({ length: 10 }, () => [
    engine.page({ ...selection, from: 0, size: 20 }).then(({ hits }) => hits.length),
    engine.count(selection).then(({ total }) => total),
  ])
  expect(new Set(await Promise.all(requests.flat()))).toEqual(new Set([1]))
  expect(ids).toHaveBeenCalledTimes(2)
})
