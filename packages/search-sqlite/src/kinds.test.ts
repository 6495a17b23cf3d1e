import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { PATENT_FIXTURE, STANDARD_FIXTURE } from '@gezhi/search/testing'
import { openSqliteEngine } from './open-sqlite-engine.ts'
import { describeSqlite } from './testing/describe-sqlite.ts'

// Trademarks and companies: kinds.full.test.ts.
describeSqlite(PATENT_FIXTURE)
describeSqlite(STANDARD_FIXTURE)

async function standardsIn(folder: string) {
  const engine = await openSqliteEngine({ kind: STANDARD_FIXTURE.kind, folder, readers: 1 })
  onTestFinished(() => engine.close())
  return engine
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gezhi-kinds-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('an index contains the version of its kind; those of other kinds beside it are unchanged', async () => {
  const folder = await newFolder()
  const patents = await openSqliteEngine({ kind: PATENT_FIXTURE.kind, folder, readers: 1 })
  await patents.write({ puts: [PATENT_FIXTURE.record({ n: 1 })] })
  await patents.close()
  const standards = await standardsIn(folder)
  expect(await standards.status()).toMatchObject({ documents: 0 })
  await standards.write({ puts: [STANDARD_FIXTURE.record({ n: 1 })] })
  const indexes = (await readdir(folder)).filter((name) => name.endsWith('.index'))
  expect(indexes).toEqual([expect.stringMatching(/^patents-v\d+-s\d+-b1\.index$/), expect.stringMatching(/^standards-v2-s\d+-b1\.index$/)])
})

test('an index of an older version of its kind is made again from its documents', async () => {
  const folder = await newFolder()
  const older = await openSqliteEngine({ kind: STANDARD_FIXTURE.kind, folder, readers: 1 })
  await older.write({ puts: [STANDARD_FIXTURE.record({ n: 1, title: 'apple' })], progress: { source: 's', position: 1, done: true } })
  await older.close()
  const [name = ''] = (await readdir(folder)).filter((file) => file.endsWith('.index'))
  for (const file of await readdir(folder)) await rename(join(folder, file), join(folder, file.replace('-v2-', '-')))
  const engine = await standardsIn(folder)
  expect((await engine.get([STANDARD_FIXTURE.id(1)])).map(({ record }) => record.heading)).toEqual(['apple'])
  expect(await engine.sourceProgress('s')).toMatchObject({ position: 1, done: true })
  expect((await readdir(folder)).filter((file) => file.endsWith('.index'))).toEqual([name.replace('-b1', '-b2')])
})
