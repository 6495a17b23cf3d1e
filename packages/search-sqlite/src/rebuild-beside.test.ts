import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readQuery } from '@gezhi/query'
import { PATENT_FIELD_TABLE, PATENT_KIND } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import { aPatent } from '@gezhi/search/testing'
import { expect, onTestFinished, test } from 'vitest'
import { openSqliteEngine } from './open-sqlite-engine.ts'

const PATENTS = 60

/** An index that lacks the field `country`, as one of an earlier version does. */
async function outdatedIndex(): Promise<{ folder: string; file: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'gezhi-beside-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, writesOnly: true })
  await engine.write({
    puts: Array.from({ length: PATENTS }, (_, i) => aPatent({ publicationNumber: `CN${i + 1}A`, title: `kite ${i}` })),
  })
  await engine.close()
  const file = readdirSync(folder).find((name) => name.endsWith('.index'))!
  const db = new DatabaseSync(join(folder, file))
  db.exec("DELETE FROM fields WHERE name = 'country'")
  db.close()
  return { folder, file }
}

async function count(engine: SearchEngine, text: string): Promise<number> {
  return (await engine.count({ query: readQuery(text, { fields: PATENT_FIELD_TABLE }).tree, exact: true })).total
}

/** Rebuilds wait until `begin` is called. */
function heldQueue() {
  const begun = Promise.withResolvers<void>()
  return { begin: () => begun.resolve(), queue: (_signal: AbortSignal, rebuild: () => Promise<void>) => begun.promise.then(rebuild) }
}

test('an outdated index answers until the new one is complete; what it lacks is rejected, writes wait', { timeout: 180_000 }, async () => {
  const { folder, file } = await outdatedIndex()
  const { begin, queue } = heldQueue()
  const progress: number[] = []
  const engine = await openSqliteEngine({
    kind: PATENT_KIND,
    folder,
    rebuildsBeside: { queue, onRebuild: (done) => void progress.push(done) },
  })
  onTestFinished(() => engine.close())
  const follower = await openSqliteEngine({ kind: PATENT_KIND, folder, follows: true })
  onTestFinished(() => follower.close())
  expect(await count(engine, 'TI=kite')).toBe(PATENTS)
  expect(await count(follower, 'pn=CN*')).toBe(PATENTS)
  await expect(count(engine, 'country=CN')).rejects.toMatchObject({ reason: 'rebuilding', detail: { field: 'country' } })
  const facets = await engine.facets({
    query: null,
    facets: [
      { field: 'country', count: 3 },
      { field: 'lang', count: 3 },
    ],
  })
  expect(facets.map(({ list }) => list.length)).toEqual([0, 1])
  expect(engine.rebuilding).toMatchObject({ done: 0, total: PATENTS, since: null, error: null })

  let written = false
  const writing = engine.write({ puts: [aPatent({ publicationNumber: 'CN1000A', title: 'kite of later' })] }).then(() => (written = true))
  expect(await count(engine, 'TI=kite')).toBe(PATENTS)
  expect([written, readdirSync(folder).includes(file)]).toEqual([false, true])

  const { ended } = engine.rebuilding!
  begin()
  await ended
  await writing
  expect(engine.rebuilding).toBeNull()
  expect(progress.at(-1)).toBe(PATENTS)
  expect([await count(engine, 'country=CN'), await count(engine, 'TI=kite')]).toEqual([PATENTS + 1, PATENTS + 1])
  expect(readdirSync(folder)).not.toContain(file)
  await expect.poll(() => count(follower, 'TI=kite'), { timeout: 30_000 }).toBe(PATENTS + 1)
})

test('closing during a rebuild leaves the outdated index alone, and writes that wait are rejected', { timeout: 180_000 }, async () => {
  const { folder, file } = await outdatedIndex()
  const engine = await openSqliteEngine({ kind: PATENT_KIND, folder, rebuildsBeside: { queue: (_signal, rebuild) => rebuild() } })
  const writing = engine.write({ puts: [aPatent({ publicationNumber: 'CN1000A' })] })
  await Promise.all([expect(writing).rejects.toMatchObject({ reason: 'closed' }), engine.close()])
  expect(readdirSync(folder).filter((name) => !/-(?:wal|shm)$/.test(name))).toEqual([file])
})
